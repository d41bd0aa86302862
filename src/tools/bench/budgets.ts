/** Compares figures with the budgets of docs/budgets.json. Pure. */
import type { Budget, Budgets, Figure, Rule } from './bench.types';

/** The value that each rule reads of a figure, and whether it keeps the rule. */
const rules: Record<Rule, (figure: Figure, limit: number) => boolean> = {
  max: ({ value }, limit) => value <= limit,
  min: ({ value }, limit) => value >= limit,
  maxRatio: ({ ratio }, limit) => ratio !== undefined && ratio <= limit,
  minRatio: ({ ratio }, limit) => ratio !== undefined && ratio >= limit,
};

/** The file is written by hand. */
const isRule = (name: string): name is Rule => Object.hasOwn(rules, name);

/** @returns 'at most 1000', 'at least 0.8 of the control' */
export function budgetText(budget: Budget | undefined): string {
  if (!budget) return '';
  const { max, min, maxRatio, minRatio } = budget;
  if (max !== undefined) return `at most ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return maxRatio !== undefined ? `at most ${maxRatio} × the control` : `at least ${minRatio} × the control`;
}

/**
 * @param figures what was measured
 * @param budgets the rows of the parts that ran; an optional one is for a figure that not every run measures
 * @returns a sentence for each budget that is broken, or that has no figure
 * @throws on a rule that nobody knows
 */
export function brokenBudgets(figures: readonly Figure[], budgets: Budgets): string[] {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  return Object.entries(budgets).flatMap(([id, budget]) => {
    const figure = byId.get(id);
    const { optional = false, ...limits } = budget;
    if (!figure) return optional ? [] : [`${id}: nothing was measured, and ${budgetText(budget)} is allowed`];
    const kept = Object.entries(limits).every(([rule, limit]) => {
      if (!isRule(rule)) throw new Error(`docs/budgets.json: ${id} has an unknown rule, ${rule}`);
      return rules[rule](figure, limit);
    });
    if (kept) return [];
    const seen = figure.ratio === undefined ? figure.value : `${figure.value} (${figure.ratio} × the control)`;
    return [`${id}: ${seen}, and ${budgetText(budget)} is allowed`];
  });
}

/** What makes `npm run bench` fail: docs/budgets.json, rule by rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Budget, Budgets, Rule } from '../../../../src/tools/bench/bench.types';
import { brokenBudgets, budgetText } from '../../../../src/tools/bench/budgets';
import { figure } from '../../../support/data/figures';

function budgetOf(rule: Rule, limit: number): Budget {
  const budget: Budget = {};
  budget[rule] = limit;
  return budget;
}

describe('the budgets', () => {
  it.each([
    ['max', 100, [100], [101]],
    ['min', 100, [100], [99]],
    ['maxRatio', 2, [0, 2], [0, 2.01]],
    ['minRatio', 0.8, [0, 0.8], [0, 0.79]],
  ] as const)(
    'holds a figure to its %s, which itself is allowed',
    (rule, limit, [keptValue, keptRatio], [brokenValue, brokenRatio]) => {
      const budget = budgetOf(rule, limit);
      expect(brokenBudgets([figure('it', keptValue, { ratio: keptRatio })], { it: budget })).toEqual([]);
      const [said] = brokenBudgets([figure('it', brokenValue, { ratio: brokenRatio })], { it: budget });
      expect(said).toContain(budgetText(budget));
    },
  );

  it('breaks on what was not measured, unless not every run measures it', () => {
    expect(brokenBudgets([], { it: { max: 1 } })).toEqual(['it: nothing was measured, and at most 1 is allowed']);
    expect(brokenBudgets([], { it: { max: 1, optional: true } })).toEqual([]);
    expect(brokenBudgets([figure('it', 2)], { it: { max: 1, optional: true } })).toHaveLength(1);
    expect(brokenBudgets([figure('it', 1)], { it: { maxRatio: 1 } })).toHaveLength(1);
  });

  it('knows every rule of docs/budgets.json, and no other', () => {
    const budgets = JSON.parse(
      readFileSync(path.resolve(__dirname, '../../../../docs/budgets.json'), 'utf8'),
    ) as Budgets;
    const figures = Object.keys(budgets).map((id) => figure(id, 0, { ratio: 1 }));
    expect(() => brokenBudgets(figures, budgets)).not.toThrow();
    expect(() => brokenBudgets([figure('it', 1)], { it: { most: 1 } as Budget })).toThrow(
      'it has an unknown rule, most',
    );
  });
});

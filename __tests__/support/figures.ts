/** Figures and budgets as the parts of `npm run bench` give them. */
interface Figure {
  id: string;
  title: string;
  unit: string;
  value: number;
  control?: number;
  ratio?: number | undefined;
}

export const figure = (id: string, value: number, more: Partial<Figure> = {}): Figure => ({ id, title: id, unit: '', value, ...more });

type Rule = 'max' | 'min' | 'maxRatio' | 'minRatio';

export const budgetsOf = (budgets: Record<string, Partial<Record<Rule, number>>>) => budgets;

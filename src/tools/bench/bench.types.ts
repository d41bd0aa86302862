/** What the parts of the bench measure, and what is allowed of it. */

export interface Figure {
  /** `web.home.lcp`, as docs/budgets.json names it. */
  id: string;
  title: string;
  unit: string;
  value: number;
  /** The same of something that does the least possible, measured in the same run. */
  control?: number | undefined;
  /** Value beside control. */
  ratio?: number | undefined;
}

export type Rule = 'max' | 'min' | 'maxRatio' | 'minRatio';

/** One rule; `optional`: not every run measures it. */
export type Budget = Partial<Record<Rule, number>> & { optional?: boolean };

/** By the figure's id. */
export type Budgets = Record<string, Budget>;

export interface Measuring {
  /** Less of each. */
  quick: boolean;
  say: (line: string) => void;
}

export interface BenchPart {
  name: string;
  title: string;
  measure: (how: Measuring) => Figure[] | Promise<Figure[]>;
}

/** Answers of which nothing is certain (decision 11). */

export type Loose = Record<string, unknown>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const rows = (answer: unknown): Loose[] =>
  Array.isArray(answer) ? answer.filter((row): row is Loose => typeof row === 'object' && row !== null) : [];

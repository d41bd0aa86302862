/** Figures as lines of text, the control beside each. Pure. */
import type { Budgets, Figure } from './bench.types';
import { budgetText } from './budgets';

/** Three digits say enough; a whole number stays one. */
const rounded = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 100
    ? String(Math.round(value))
    : Number(value.toPrecision(3)).toString();

const shown = (value: number | undefined, unit: string): string =>
  value === undefined ? '–' : unit ? `${rounded(value)} ${unit}` : rounded(value);

/** A row of five cells. */
export type Row = readonly string[];

/** @returns a head, then a row a figure: what, measured, control, ratio, budget */
export const rowsOf = (figures: readonly Figure[], budgets: Budgets): [Row, ...Row[]] => [
  ['', 'measured', 'control', 'ratio', 'budget'],
  ...figures.map(({ id, title, unit, value, control, ratio }): Row => [
    title,
    shown(value, unit),
    shown(control, unit),
    ratio === undefined ? (control ? rounded(value / control) : '–') : rounded(ratio),
    budgetText(budgets[id]) || '–',
  ]),
];

/** @returns the rows with their columns under one another */
export function asText(rows: [Row, ...Row[]]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

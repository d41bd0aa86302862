/** Figures as lines of text, the control beside each. Pure. */
const { budgetText } = require('./budgets');

/** Three digits say enough; a whole number stays one. */
const rounded = (value) => (Number.isInteger(value) || Math.abs(value) >= 100 ? String(Math.round(value)) : Number(value.toPrecision(3)).toString());

const shown = (value, unit) => (value === undefined ? '–' : unit ? `${rounded(value)} ${unit}` : rounded(value));

/** @returns {string[][]} a head, then a row a figure: what, measured, control, ratio, budget */
const rowsOf = (figures, budgets) => [
  ['', 'measured', 'control', 'ratio', 'budget'],
  ...figures.map(({ id, title, unit, value, control, ratio }) => [
    title,
    shown(value, unit),
    shown(control, unit),
    ratio === undefined ? (control ? rounded(value / control) : '–') : rounded(ratio),
    budgetText(budgets[id]) || '–',
  ]),
];

/** @returns {string} the rows with their columns under one another */
function asText(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ')).join('\n');
}

module.exports = { asText, rounded, rowsOf, shown };

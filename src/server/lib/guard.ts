/**
 * Cells that a spreadsheet shows and never runs: what could be a formula carries an apostrophe in front, also with the
 * full-width signs that a spreadsheet in an East Asian language reads as the plain ones. So does what is such a text
 * with apostrophes of its own, so that taking one away again gives exactly what was there. The small forms (U+FE62 to
 * U+FE6B) and the minus sign proper (U+2212) are read alike by some.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/;

export const guard = (text: string): string => (formula.test(text) ? `'${text}` : text);
export const unguard = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/** How the command line writes things down. */

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Whole paise → `₹1,24,999` or `₹1,24,999.50`. */
export const rupees = (paise: number): string =>
  `${paise < 0 ? '-' : ''}₹${(paise % 100 === 0 ? whole : withPaise).format(Math.abs(paise) / 100)}`;

export const count = (number: number): string => whole.format(number);

/** Epoch milliseconds → the shop's own time (DECISIONS.md T13). */
export const kolkataTime = (at: number): string => `${time.format(at)} IST`;
export const isoTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What a shopper typed can hold characters that steer a terminal; they are shown as spaces. */
export const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ').trim();

/** Columns side by side, numbers to the right. Rows are of the heading's length. */
export function table(heading: string[], rows: string[][], rightAligned: ReadonlySet<string> = new Set()): string {
  const widths = heading.map((title, column) => Math.max(width(title), ...rows.map((row) => width(row[column] ?? ''))));
  const line = (cells: string[]): string =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, rightAligned.has(heading[column] ?? ''))).join('  ').trimEnd();
  return [heading, ...rows].map(line).join('\n');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Signs as a reader counts them: a Devanagari syllable takes several characters. */
const width = (text: string): number => [...graphemes.segment(text)].length;
const pad = (text: string, to: number, right: boolean): string => {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
};

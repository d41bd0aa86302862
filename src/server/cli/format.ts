/** Formats of the command line's output; those that mails share are in lib/wording. */

export const isoTime = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A table with aligned columns. Each row has as many cells as the heading. */
export function table(heading: string[], rows: string[][], rightAligned: ReadonlySet<string> = new Set()): string {
  const widths = heading.map((title, column) => Math.max(width(title), ...rows.map((row) => width(row[column] ?? ''))));
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, rightAligned.has(heading[column] ?? '')))
      .join('  ')
      .trimEnd();
  return [heading, ...rows].map(line).join('\n');
}

/** One fact on each line; facts that are null are left out. */
export const labelled = (facts: [string, string | null][]): string =>
  facts
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label.padEnd(10)} ${value}`)
    .join('\n');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Graphemes, since a Devanagari syllable takes several characters. */
const width = (text: string): number => [...graphemes.segment(text)].length;
const pad = (text: string, to: number, right: boolean): string => {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
};

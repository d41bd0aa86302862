/** The parts of the charts: text, colours of the shop's theme, scales. The same figures give the same bytes. */
import { colour } from '../../client/ui/theme/tokens';

/** Pixels of the smallest text. */
export const SMALL = 13;
export const WIDTH = 760;
/** Margin, pixels. */
export const EDGE = 24;
/** The top of the drawing, under the headline. */
export const TOP = 84;

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const at = (number: number): string => String(Math.round(number * 10) / 10);

interface TextStyle {
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  /** Pixels. */
  size?: number;
  weight?: number;
}

export function textElement(
  x: number,
  y: number,
  words: string,
  { anchor = 'start', fill = colour.ink, size = SMALL, weight = 400 }: TextStyle = {},
): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(words)}</text>`;
}
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 3): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${radius}" fill="${fill}"/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, more = ''): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}" ${more}/>`;

interface Sheet {
  title: string;
  /** What the drawing shows, in words. */
  desc: string;
  height: number;
  parts: readonly string[];
}

/**
 * The whole chart, on a background of its own, so that it is readable on light and dark pages.
 */
export function sheet({ title, desc, height, parts }: Sheet): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${at(height)}" width="${WIDTH}" height="${at(height)}" role="img" aria-labelledby="title desc" font-family="Mukta, 'Segoe UI', 'DejaVu Sans', system-ui, sans-serif">`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="desc">${escape(desc)}</desc>`,
    `<rect width="${WIDTH}" height="${at(height)}" rx="16" fill="${colour.paper}"/>`,
    textElement(EDGE, 36, title, { size: 18, weight: 700 }),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** Ticks in steps of 1, 2 or 5 that reach `most` in at most six. */
export function ticks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most || 1));
  const step = [0.1, 0.2, 0.5, 1, 2, 5].map((one) => one * power).find((one) => most / one <= 6) ?? power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

/** `1,250`, `86.4`, `1.08`: the significant digits alone. */
export function figureText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: digits });
}

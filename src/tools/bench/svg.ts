/** The parts of the charts: text, colours of the shop's theme, scales. The same figures give the same bytes. */
const fs = require('node:fs');
const path = require('node:path');

/** The theme's colours, read and not imported: it is TypeScript, and this much needs no compiler. */
function themeColours() {
  const tokens = fs.readFileSync(path.join(__dirname, '../../client/ui/theme/tokens.ts'), 'utf8');
  return Object.fromEntries([...tokens.matchAll(/^ {2}(\w+): '(#[0-9A-F]{6})',$/gm)].map(([, name, value]) => [name, value]));
}
const colour = themeColours();

/** Pixels of the smallest text. */
const SMALL = 13;
const WIDTH = 760;
/** Margin, pixels. */
const EDGE = 24;
/** The top of the drawing, under the headline. */
const TOP = 84;

const escape = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const at = (number) => String(Math.round(number * 10) / 10);

function text(x, y, words, { anchor = 'start', fill = colour.ink, size = SMALL, weight = 400 } = {}) {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(words)}</text>`;
}
const rect = (x, y, width, height, fill, radius = 3) => `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" rx="${radius}" fill="${fill}"/>`;
const line = (x1, y1, x2, y2, stroke, more = '') => `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}" ${more}/>`;

/**
 * The whole chart, on a background of its own, so that it is readable on light and dark pages.
 * @param {{ title: string, desc: string, height: number, parts: string[] }} sheet `desc` says in words what the drawing shows
 */
function sheet({ title, desc, height, parts }) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${at(height)}" width="${WIDTH}" height="${at(height)}" role="img" aria-labelledby="title desc" font-family="Mukta, 'Segoe UI', 'DejaVu Sans', system-ui, sans-serif">`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="desc">${escape(desc)}</desc>`,
    `<rect width="${WIDTH}" height="${at(height)}" rx="16" fill="${colour.paper}"/>`,
    text(EDGE, 36, title, { size: 18, weight: 700 }),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

/** Ticks in steps of 1, 2 or 5 that reach `most` in at most six. */
function ticks(most) {
  const power = 10 ** Math.floor(Math.log10(most || 1));
  const step = [0.1, 0.2, 0.5, 1, 2, 5].map((one) => one * power).find((one) => most / one <= 6) ?? power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

/** `1,250`, `86.4`, `1.08`: the significant digits alone. */
function figureText(value) {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: digits });
}

module.exports = { EDGE, SMALL, TOP, WIDTH, colour, figureText, line, rect, sheet, text, ticks };

/**
 * Words as outlines, for pictures: the program that draws those has none of the shop's fonts. Shaped by HarfBuzz, which
 * subset-font cuts fonts with.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const root = path.join(__dirname, '../../..');
const scripts = ['latin', 'latin-ext', 'devanagari'];

type HarfBuzz = typeof harfbuzz;

/** The font files of headings and text, one for each script. */
interface Face {
  file: (script: string) => string;
  axes?: Record<string, number>;
}

const faces = {
  heading: {
    file: (script: string) => `@fontsource-variable/baloo-2/files/baloo-2-${script}-wght-normal.woff2`,
    axes: { wght: 800 },
  },
  text: { file: (script: string) => `@fontsource/mukta/files/mukta-${script}-400-normal.woff2` },
} satisfies Record<string, Face>;

interface OpenFont {
  font: harfbuzz.Font;
  /** Units of an em. */
  unit: number;
  /** Code points that it has a glyph for. */
  has: ReadonlySet<number>;
}

interface Run {
  font: OpenFont;
  text: string;
}

/** A glyph's outline and its place, in parts of the font's size. */
interface Glyph {
  outline: { type: string; values: number[] }[];
  x: number;
  y: number;
}

/** The face's fonts, one for each script, subset to `text` and at one weight. */
function openFonts(hb: HarfBuzz, { file, axes }: Face, text: string): Promise<OpenFont[]> {
  return Promise.all(
    scripts.map(async (script) => {
      const whole = await fs.readFile(path.join(root, 'node_modules', file(script)));
      const face = new hb.Face(
        new hb.Blob(await subsetFont(whole, text, { targetFormat: 'sfnt', ...(axes && { variationAxes: axes }) })),
      );
      return { font: new hb.Font(face), unit: face.upem, has: new Set(face.collectUnicodes()) };
    }),
  );
}

/**
 * Splits a text into runs of one script, since neighbouring letters may join. Letters that no font has are left out.
 */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const hasIt = ({ has }: OpenFont): boolean => has.has(letter.codePointAt(0) ?? 0);
    const font = last && hasIt(last.font) ? last.font : fonts.find(hasIt);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The glyphs of one run, each with its place; everything in parts of the font's size, y upwards. */
function layOut(hb: HarfBuzz, { font: { font, unit }, text }: Run): (Glyph & { advance: number })[] {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const glyphs = buffer.getGlyphInfos();
  return buffer.getGlyphPositions().map(({ xOffset, yOffset, xAdvance }, index) => {
    const glyph = glyphs[index]?.codepoint ?? 0;
    const outline = font
      .glyphToJson(glyph)
      .map(({ type, values }) => ({ type, values: values.map((value) => value / unit) }));
    return { outline, x: xOffset / unit, y: yOffset / unit, advance: xAdvance / unit };
  });
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** `size`: of the font, in which `width` is too. */
interface GlyphPath {
  d: string;
  width: number;
  size: number;
}

/**
 * The SVG path of a line of text, with its baseline's start at the origin, and its width. It is smaller than `size`
 * where it would be wider than `widest`.
 */
export async function glyphPath(
  text: string,
  faceName: keyof typeof faces,
  size: number,
  widest: number,
): Promise<GlyphPath> {
  const hb = await import('harfbuzzjs');
  const fonts = await openFonts(hb, faces[faceName], text);
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const { outline, x, y, advance } of runsOf(text, fonts).flatMap((run) => layOut(hb, run))) {
    glyphs.push({ outline, x: width + x, y });
    width += advance;
  }
  const real = Math.min(size, widest / width);
  const draw = ({ outline, x, y }: Glyph): string =>
    outline
      .map(({ type, values }) => {
        const scaled = values.map((value, index) => rounded(index % 2 ? -(value + y) * real : (value + x) * real));
        return type + scaled.join(' ');
      })
      .join('');
  return { d: glyphs.map(draw).join(''), width: width * real, size: real };
}

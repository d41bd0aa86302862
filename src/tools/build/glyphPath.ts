/**
 * Words as outlines, for pictures: the program that draws those has none of the shop's fonts. Shaped by HarfBuzz, which
 * subset-font cuts fonts with.
 */
const fs = require('node:fs/promises');
const path = require('node:path');
const subsetFont = require('subset-font');

const root = path.join(__dirname, '../../..');
const scripts = ['latin', 'latin-ext', 'devanagari'];

/** The font files of headings and text, one for each script. */
const faces = {
  heading: { file: (script) => `@fontsource-variable/baloo-2/files/baloo-2-${script}-wght-normal.woff2`, axes: { wght: 800 } },
  text: { file: (script) => `@fontsource/mukta/files/mukta-${script}-400-normal.woff2` },
};

/** The face's fonts, one for each script, subset to `text` and at one weight. */
function openFonts(hb, { file, axes }, text) {
  return Promise.all(
    scripts.map(async (script) => {
      const whole = await fs.readFile(path.join(root, 'node_modules', file(script)));
      const face = new hb.Face(new hb.Blob(await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: axes })));
      return { font: new hb.Font(face), unit: face.upem, has: new Set(face.collectUnicodes()) };
    }),
  );
}

/**
 * Splits a text into runs of one script, since neighbouring letters may join. Letters that no font has are left out.
 */
function runsOf(text, fonts) {
  const runs = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const hasIt = ({ has }) => has.has(letter.codePointAt(0));
    const font = last && hasIt(last.font) ? last.font : fonts.find(hasIt);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The glyphs of one run, each with its place; everything in parts of the font's size, y upwards. */
function layOut(hb, { font: { font, unit }, text }) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xOffset, yOffset, xAdvance } = positions[index];
    const outline = font.glyphToJson(glyph).map(({ type, values }) => ({ type, values: values.map((value) => value / unit) }));
    return { outline, x: xOffset / unit, y: yOffset / unit, advance: xAdvance / unit };
  });
}

const rounded = (value) => Math.round(value * 100) / 100;

/**
 * The SVG path of a line of text, with its baseline's start at the origin, and its width. It is smaller than `size`
 * where it would be wider than `widest`.
 */
async function glyphPath(text, faceName, size, widest) {
  const hb = await import('harfbuzzjs');
  const fonts = await openFonts(hb, faces[faceName], text);
  const glyphs = [];
  let width = 0;
  for (const { outline, x, y, advance } of runsOf(text, fonts).flatMap((run) => layOut(hb, run))) {
    glyphs.push({ outline, x: width + x, y });
    width += advance;
  }
  const real = Math.min(size, widest / width);
  const draw = ({ outline, x, y }) =>
    outline.map(({ type, values }) => type + values.map((value, index) => rounded(index % 2 ? -(value + y) * real : (value + x) * real)).join(' ')).join('');
  return { d: glyphs.map(draw).join(''), width: width * real, size: real };
}

module.exports = { glyphPath };

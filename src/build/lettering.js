/** Words as outlines, for pictures: whoever draws those has none of the shop's fonts. */
const fs = require('node:fs/promises');
const path = require('node:path');
const fontkit = require('fontkit');
const subsetFont = require('subset-font');

const root = path.join(__dirname, '../..');
const scripts = ['latin', 'latin-ext', 'devanagari'];

/** The heading's and the text's letters, a file for each script. */
const faces = {
  heading: { file: (script) => `@fontsource-variable/baloo-2/files/baloo-2-${script}-wght-normal.woff2`, axes: { wght: 800 } },
  text: { file: (script) => `@fontsource/mukta/files/mukta-${script}-400-normal.woff2` },
};

/** Neighbouring letters of one script together, since some join. Letters that no file has are left out. */
function runsOf(text, files) {
  const runs = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const has = ({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0));
    const file = last && has(last.file) ? last.file : files.find(has);
    if (!file) continue;
    if (last?.file === file) last.text += letter;
    else runs.push({ file, text: letter });
  }
  return runs;
}

/** Gives the SVG path of a line of text that starts at the origin and stands on it, and its width; smaller than `size` where it would be wider than `widest`. */
async function lettering(text, faceName, size, widest) {
  const { file, axes } = faces[faceName];
  const files = await Promise.all(
    scripts.map(async (script) => {
      const bytes = await fs.readFile(path.join(root, 'node_modules', file(script)));
      return { bytes, font: fontkit.create(bytes) };
    }),
  );
  const glyphs = [];
  let width = 0;
  for (const run of runsOf(text, files)) {
    // Cutting a variable font at one weight leaves a plain one, which is what can be laid out.
    const font = fontkit.create(await subsetFont(run.file.bytes, run.text, { targetFormat: 'sfnt', variationAxes: axes }));
    const line = font.layout(run.text);
    line.glyphs.forEach((glyph, index) => {
      const { xOffset, yOffset, xAdvance } = line.positions[index];
      glyphs.push({ glyph, unit: font.unitsPerEm, x: width + xOffset / font.unitsPerEm, y: yOffset / font.unitsPerEm });
      width += xAdvance / font.unitsPerEm;
    });
  }
  const real = Math.min(size, widest / width);
  const d = glyphs.map(({ glyph, unit, x, y }) => glyph.path.scale(real / unit, -real / unit).translate(x * real, -y * real).toSVG());
  return { d: d.join(''), width: width * real, size: real };
}

module.exports = { lettering };

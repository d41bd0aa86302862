/**
 * Font subsetting: cuts the two families to the glyphs of the shop's own texts (docs/look.md, 'Type'). Other Latin
 * glyphs and Devanagari are in files of their own, which a browser fetches only for a page that shows one.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.join(__dirname, '../../..');
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const latin = `${ascii}\u00a0©®·×°–—‘’“”…•«»éèñöüá½¼¾`;

const baloo = 'node_modules/@fontsource-variable/baloo-2/files/baloo-2';
const mukta = 'node_modules/@fontsource/mukta/files/mukta';
const cuts = [
  { from: `${baloo}-latin-wght-normal.woff2`, to: 'baloo-latin', text: latin },
  { from: `${baloo}-latin-ext-wght-normal.woff2`, to: 'baloo-rupee', text: '₹' },
  { from: `${mukta}-latin-400-normal.woff2`, to: 'mukta-latin-400', text: latin },
  { from: `${mukta}-latin-600-normal.woff2`, to: 'mukta-latin-600', text: latin },
  { from: `${mukta}-latin-ext-400-normal.woff2`, to: 'mukta-rupee', text: '₹' },
];

/** Writes the subsets to the addresses in `fonts.css`. */
export async function makeFonts(): Promise<void> {
  const folder = path.join(root, 'dist/fonts');
  await fs.mkdir(folder, { recursive: true });
  for (const { from, to, text } of cuts) {
    const whole = await fs.readFile(path.join(root, from));
    await fs.writeFile(path.join(folder, `${to}.woff2`), await subsetFont(whole, text, { targetFormat: 'woff2' }));
  }
}

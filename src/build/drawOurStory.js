/**
 * `npm run draw:our-story`: draws the pictures of the about page into public/our-story, from the same pencils as the demo shop's
 * (src/server/demo/drawing). The files are part of the project: draw again after a drawing changed. A retailer with
 * photographs of their own puts them there instead, under the same names.
 */
require('esbuild-register/dist/node').register({ target: 'node20' });
const fs = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');
const { sheet } = require('../server/demo/drawing/pen.ts');
const { PORTRAIT } = require('../server/demo/drawing/scenes/front.ts');
const { STORIES } = require('../server/demo/drawing/about/stories.ts');
const { LANDSCAPE, WORKSHOP } = require('../server/demo/drawing/about/workshop.ts');

const folder = path.join(__dirname, '../../public/our-story');
/** CSS pixels: AVIF for phones and for sharp screens; one JPEG for old browsers. */
const avifWidths = [360, 720];
const jpegWidth = 480;

/** Rendered from the lines at the wanted width, not scaled from pixels. */
const render = (svg, natural, width) => sharp(Buffer.from(svg), { density: (72 * width) / natural.width }).resize({ width }).flatten({ background: '#FFF8EF' });

async function write(name, bytes) {
  await fs.writeFile(path.join(folder, name), bytes);
  return bytes.length;
}

async function draw({ name, tint, draw: scene }, size) {
  const svg = sheet(size.width, size.height, (pen) => scene(pen, tint));
  let bytes = 0;
  for (const width of avifWidths) bytes += await write(`${name}-${width}.avif`, await render(svg, size, width).avif({ quality: 50, effort: 4 }).toBuffer());
  bytes += await write(`${name}.jpg`, await render(svg, size, jpegWidth).jpeg({ quality: 72, mozjpeg: true }).toBuffer());
  return bytes;
}

async function main() {
  await fs.mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const story of STORIES) bytes += await draw(story, PORTRAIT);
  for (const corner of WORKSHOP) bytes += await draw(corner, LANDSCAPE);
  process.stdout.write(`${STORIES.length + WORKSHOP.length} pictures, ${Math.round(bytes / 1000)} KB\n`);
}

main().catch((error) => {
  process.stderr.write(`The pictures could not be drawn: ${error.message}\n`);
  process.exit(1);
});

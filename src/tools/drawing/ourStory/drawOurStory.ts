/**
 * `npm run draw:our-story`: draws the pictures of the about page into public/our-story, with the same drawing code as
 * the demo shop's (src/demo/drawing), and writes the hashes of their names where the page finds them. All of that is
 * committed, since it takes more than a minute: run it again, by hand, after a drawing changed. `npm run draw:our-story
 * -- FOLDER` takes a retailer's photographs from FOLDER: one whose file has a picture's name (shop-front.jpg) stands in
 * for that drawing.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { formats, ownPictureFile, shapes } from '../../../client/features/about/ownPictures';
import { colour } from '../../../client/ui/theme/tokens';
import { sheet } from '../../../demo/drawing/pen';
import { PORTRAIT } from '../../../demo/drawing/scenes/front';
import { STORIES } from '../../../demo/drawing/about/stories';
import type { Scene } from '../../../demo/drawing/about/story.types';
import { LANDSCAPE, WORKSHOP } from '../../../demo/drawing/about/workshop';
import { endWith } from '../../failure';
import { contentHash } from '../contentHash';
import { findPhotographs, photographAt, type RenderAt, type Shape } from './photographs';
import { makeVariants } from './variants';

const root = path.join(__dirname, '../../../..');
const folder = path.join(root, 'public/our-story');
const list = path.join(root, 'src/client/features/about/ownPictureHashes.ts');

/** A picture's place on the page. */
interface Place {
  scene: Scene;
  /** Of the drawing, in its own units. */
  sheetSize: { width: number; height: number };
  shape: Shape;
}

interface Picture {
  name: string;
  hash: string;
  files: { file: string; bytes: Buffer }[];
}

const scenes: Place[] = [
  ...STORIES.map((scene) => ({ scene, sheetSize: PORTRAIT, shape: shapes.portrait })),
  ...WORKSHOP.map((scene) => ({ scene, sheetSize: LANDSCAPE, shape: shapes.landscape })),
];

/** Rendered from the SVG at the wanted width, not scaled from pixels. */
function drawingAt({ scene, sheetSize }: Place): RenderAt {
  const svg = Buffer.from(sheet(sheetSize.width, sheetSize.height, (pen) => scene.draw(pen, scene.tint)));
  return (width) =>
    sharp(svg, { density: (72 * width) / sheetSize.width })
      .resize({ width })
      .flatten({ background: colour.paper });
}

async function makePicture(place: Place, photograph: string | undefined): Promise<Picture> {
  const { scene, shape } = place;
  const renderAt = photograph ? await photographAt(photograph, shape) : drawingAt(place);
  const variants = await makeVariants(renderAt, shape.widths, formats);
  const hash = contentHash(variants.map(({ bytes }) => bytes));
  const files = variants.map(({ width, format, bytes }) => ({
    file: ownPictureFile(scene.name, width, hash, format),
    bytes,
  }));
  return { name: scene.name, hash, files };
}

async function main(photographFolder?: string): Promise<void> {
  const names = scenes.map(({ scene }) => scene.name);
  const photographs = photographFolder ? await findPhotographs(photographFolder, names) : new Map<string, string>();
  const pictures: Picture[] = [];
  for (const place of scenes) pictures.push(await makePicture(place, photographs.get(place.scene.name)));
  // Only now: after a failure the old pictures are still there.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const files = pictures.flatMap((picture) => picture.files);
  for (const { file, bytes } of files) await fs.writeFile(path.join(folder, file), bytes);
  const head =
    '/** The hash that ends the names of each picture in public/our-story. Written by src/tools/drawing/ourStory/drawOurStory.ts. */';
  const rows = pictures.map(({ name, hash }) => `  '${name}': '${hash}',`);
  await fs.writeFile(list, `${head}\nexport const ownPictureHashes = {\n${rows.join('\n')}\n};\n`);
  const weight = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  process.stdout.write(
    `${pictures.length} pictures, ${photographs.size} of them photographs: ${files.length} files, ${Math.round(weight / 1000)} KB\n`,
  );
}

main(process.argv[2]).catch(endWith('The pictures could not be made: '));

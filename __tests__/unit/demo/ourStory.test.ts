import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownPictureHashes } from '../../../src/client/features/about/ownPictureHashes';
import { drawingOf, formats, ownPictureAddress, shapes } from '../../../src/client/features/about/ownPictures';
import type { Format, OwnPictureName, Shape } from '../../../src/client/features/about/ownPictures';
import { STORIES } from '../../../src/demo/drawing/about/stories';
import { LANDSCAPE, WORKSHOP } from '../../../src/demo/drawing/about/workshop';
import { sheet } from '../../../src/demo/drawing/pen';
import { PORTRAIT } from '../../../src/demo/drawing/scenes/front';
import { demoAbout } from '../../support/data/words';

const namesOf = (saying: readonly { url: string }[]) => saying.map(({ url }) => drawingOf(url)!);
const stories = namesOf(demoAbout.stories);
const corners = namesOf(demoAbout.team);
const FRONT_PICTURE = drawingOf(demoAbout.storyPicture!)!;
const folder = path.join(__dirname, '../../../public/our-story');
const shown: { name: OwnPictureName; shape: Shape }[] = [
  ...stories.map((name) => ({ name, shape: 'portrait' as const })),
  ...corners.map((name) => ({ name, shape: 'landscape' as const })),
  { name: FRONT_PICTURE, shape: 'landscape' },
];
const fileOf = (name: OwnPictureName, width: number, format: Format) =>
  path.basename(ownPictureAddress(name, width, format));
const filesOf = ({ name, shape }: (typeof shown)[number]) =>
  shapes[shape].widths.flatMap((width) => formats.map((format) => fileOf(name, width, format)));

describe('the pictures of the about page', () => {
  it('are drawn for every story and every corner of the shop, in the order of the page', () => {
    expect(STORIES.map(({ name }) => name)).toEqual(stories);
    expect(WORKSHOP.map(({ name }) => name).sort()).toEqual([...corners, FRONT_PICTURE].sort());
  });

  it('lie where the page asks for them, and none lies there that it does not show', () => {
    expect(readdirSync(folder).sort()).toEqual(shown.flatMap(filesOf).sort());
    expect(Object.keys(ownPictureHashes).sort()).toEqual(shown.map(({ name }) => name).sort());
  });

  it('have names that tell their contents, since browsers keep them for ever', () => {
    for (const picture of shown) {
      const hash = createHash('sha256');
      for (const file of filesOf(picture)) hash.update(readFileSync(path.join(folder, file)));
      expect([picture.name, ownPictureHashes[picture.name]]).toEqual([picture.name, hash.digest('hex').slice(0, 10)]);
    }
  });

  it.each([
    ['avif', 700_000],
    ['webp', 850_000],
    ['jpg', 1_150_000],
  ] as const)('weigh little enough for a phone as %s', (format, limit) => {
    const ofStories = (width: number) =>
      stories.reduce((sum, name) => sum + statSync(path.join(folder, fileOf(name, width, format))).size, 0);
    expect(ofStories(360) + ofStories(720)).toBeLessThan(limit);
  });

  it('are whole drawings of their size, without words, scripts or links to elsewhere', () => {
    const all = [
      ...STORIES.map((scene) => ({ scene, size: PORTRAIT })),
      ...WORKSHOP.map((scene) => ({ scene, size: LANDSCAPE })),
    ];
    for (const { scene, size } of all) {
      const svg = sheet(size.width, size.height, (pen) => scene.draw(pen, scene.tint));
      expect(svg).toContain(`viewBox="0 0 ${size.width} ${size.height}"`);
      expect(svg).not.toMatch(/NaN|undefined|<text|<script|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
    }
  });
});

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { corners } from '../../../src/client/features/about/corners';
import { FRONT_PICTURE } from '../../../src/client/features/about/frontPicture';
import { stories } from '../../../src/client/features/about/stories';
import { STORIES } from '../../../src/server/demo/drawing/about/stories';
import { LANDSCAPE, WORKSHOP } from '../../../src/server/demo/drawing/about/workshop';
import { sheet } from '../../../src/server/demo/drawing/pen';
import { PORTRAIT } from '../../../src/server/demo/drawing/scenes/front';

const folder = path.join(__dirname, '../../../public/our-story');
const named = [...stories, ...corners].map(({ name }) => name).concat(FRONT_PICTURE);

describe('the pictures of the about page', () => {
  it('are drawn for every story and every corner of the shop, in the order of the page', () => {
    expect(STORIES.map(({ name }) => name)).toEqual(stories.map(({ name }) => name));
    expect(WORKSHOP.map(({ name }) => name).sort()).toEqual([...corners.map(({ name }) => name), FRONT_PICTURE].sort());
  });

  it('lie where the page asks for them, and none lies there that it does not show', () => {
    const wanted = named.flatMap((name) => [`${name}-360.avif`, `${name}-720.avif`, `${name}.jpg`]);
    expect(readdirSync(folder).sort()).toEqual(wanted.sort());
  });

  it('weigh little enough for a phone', () => {
    const weight = (name: string) => statSync(path.join(folder, name)).size;
    const ofStories = (suffix: string) => stories.reduce((sum, { name }) => sum + weight(`${name}${suffix}`), 0);
    expect(ofStories('-720.avif')).toBeLessThan(700_000);
    expect(ofStories('-360.avif') + ofStories('-720.avif')).toBeLessThan(1_200_000);
  });

  it('are whole drawings of their size, without words, scripts or links to elsewhere', () => {
    const all = [...STORIES.map((scene) => ({ scene, size: PORTRAIT })), ...WORKSHOP.map((scene) => ({ scene, size: LANDSCAPE }))];
    for (const { scene, size } of all) {
      const svg = sheet(size.width, size.height, (pen) => scene.draw(pen, scene.tint));
      expect(svg).toContain(`viewBox="0 0 ${size.width} ${size.height}"`);
      expect(svg).not.toMatch(/NaN|undefined|<text|<script|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
    }
  });
});

/** The demo shop’s drawings and films. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { buildDemoShop } from '../../../src/demo/buildDemoShop';
import { CATALOGUE } from '../../../src/demo/catalogue/wholeCatalogue';
import { FILMS } from '../../../src/demo/drawing/films/films';

const shop = buildDemoShop();
const pictures = new Map(shop.pictures.map((picture) => [picture.name, picture]));
const homeItems = Object.values(shop.home).flat();

describe('pictures of the demo shop', () => {
  it('have stable, unique names and say what they show', () => {
    expect(pictures.size).toBe(shop.pictures.length);
    for (const { name, alt, tint } of shop.pictures) {
      expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{10}$/);
      expect(alt.length).toBeGreaterThan(2);
      expect(tint).toMatch(/^[0-9a-f]{6}$/);
    }
  });

  it('are whole SVG documents of their stated size, without text, scripts or links to elsewhere', () => {
    for (const { svg, width, height } of shop.pictures) {
      expect(svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)).toBe(true);
      expect(svg.endsWith('</svg>')).toBe(true);
      expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined|href="(?!#)/);
    }
  });

  it('name no shape, print or clip that is not defined in the same drawing', () => {
    for (const { name, svg } of shop.pictures) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect({ name, missing: used.filter((id) => !defined.has(id)) }).toEqual({ name, missing: [] });
    }
  });

  it('exist wherever they are named, and none is drawn for nothing', () => {
    const named = [
      ...shop.products.flatMap((product) => product.pictures),
      ...shop.categories.flatMap(({ picture, subcategories }) => [
        picture,
        ...subcategories.map((each) => each.picture),
      ]),
      ...homeItems.map(({ picture }) => picture),
    ];
    expect(named.filter((name) => !pictures.has(name))).toEqual([]);
    expect([...pictures.keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('are three for each product, all different', () => {
    for (const product of shop.products) expect(new Set(product.pictures).size).toBe(3);
  });

  it('come from many silhouettes and prints', () => {
    const drawings = CATALOGUE.flatMap(({ items }) => items.map(({ draw }) => draw));
    expect(new Set(drawings.map(([silhouette]) => silhouette)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(drawings.map(([, pattern]) => pattern)).size).toBeGreaterThanOrEqual(8);
  });
});

describe('films of the demo shop', () => {
  const folder = path.resolve(__dirname, '../../../public/videos');
  const names = shop.home.videos.map(
    ({ video }) => /^\/videos\/([a-z0-9-]+-[0-9a-f]{10})\.mp4$/.exec(video ?? '')?.[1] ?? '',
  );
  const bytesOf = (name: string, ending: string) => readFileSync(path.join(folder, `${name}.${ending}`));

  it('are at least three, since the home page shows none of fewer', () => {
    expect(names.length).toBeGreaterThanOrEqual(3);
  });

  it('lie in two forms under a name that tells their contents, and nothing else lies there', () => {
    expect(readdirSync(folder).sort()).toEqual(names.flatMap((name) => [`${name}.mp4`, `${name}.webm`]).sort());
    for (const name of names) {
      const hash = createHash('sha256').update(bytesOf(name, 'mp4')).update(bytesOf(name, 'webm')).digest('hex');
      expect(name.endsWith(`-${hash.slice(0, 10)}`)).toBe(true);
    }
  });

  it('weigh no more than a picture or two, and can begin before the whole of them has come', () => {
    for (const name of names) {
      const mp4 = bytesOf(name, 'mp4');
      expect(mp4.length).toBeLessThanOrEqual(300_000);
      expect(bytesOf(name, 'webm').length).toBeLessThanOrEqual(300_000);
      expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'));
    }
  });

  it.each(FILMS.map(({ key, draw }) => [key, draw] as const))('end where they begin: %s', async (_, draw) => {
    const pixels = (phase: number) =>
      sharp(Buffer.from(draw(phase)), { density: 18 })
        .removeAlpha()
        .raw()
        .toBuffer();
    const [first, last, middle] = await Promise.all([pixels(0), pixels(1), pixels(0.4)]);
    const furthest = (other: Buffer) =>
      first.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
    expect(furthest(last)).toBeLessThan(12);
    expect(furthest(middle)).toBeGreaterThan(40);
  });
});

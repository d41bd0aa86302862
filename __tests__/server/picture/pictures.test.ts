import { readdir, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { colour } from '../../../src/client/ui/theme/tokens';
import { findPictureNames } from '../../../src/server/areas/picture/picture.repository';
import { picturePlugin } from '../../../src/server/areas/picture/picture.routes';
import { pictureUrl } from '../../../src/server/areas/picture/pictureUrl';
import errors from '../../../src/server/pages/errors';
import { openTestDatabase } from '../../support/server/testDatabase';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
  <circle cx="450" cy="600" r="300" fill="${colour.action}"/></svg>`;
const jhabla = {
  name: 'jhabla-front-1a2b',
  mime: 'image/svg+xml',
  bytes: Buffer.from(drawing),
  width: 900,
  height: 1200,
  tint: 'fde9e4',
  alt: 'A jhabla',
};

async function openGallery(picture = jhabla) {
  const { database, place, close } = await openTestDatabase();
  await database.write((trx) => trx.insertInto('picture').values(picture).execute());
  const start = async (): Promise<FastifyInstance> => {
    const app = fastify();
    await app.register(errors);
    await app.register(picturePlugin({ database, dataDir: place.dataDir }));
    return app;
  };
  const app = await start();
  const folder = path.join(place.dataDir, 'cache', 'pictures');
  return {
    app,
    start,
    database,
    folder,
    kept: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

let gallery: Awaited<ReturnType<typeof openGallery>>;
beforeEach(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery?.close());

const fetchPicture = async (url: string) => {
  const response = await gallery.app.inject(url);
  const image = response.statusCode === 200 ? await sharp(response.rawPayload).metadata() : undefined;
  return { response, image };
};

describe('pictures', () => {
  it('serves the address that stands in product data as a whole JPEG, whatever its query says', async () => {
    const { response, image } = await fetchPicture(pictureUrl(jhabla));
    expect(pictureUrl(jhabla)).toBe('/pictures/jhabla-front-1a2b.jpg?w=900&h=1200&t=fde9e4');
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(image).toMatchObject({ format: 'jpeg', width: 900, height: 1200 });
  });

  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('makes a card-sized %s that browsers may keep for ever', async (ext, type, format) => {
    const { response, image } = await fetchPicture(`/pictures/320/${jhabla.name}.${ext}`);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(image).toMatchObject({ format, width: 320, height: 427 });
  });

  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  it.each([
    ['image/avif', chrome],
    ['image/webp', 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'],
    ['image/webp', 'image/avif;q=0, image/webp'],
    ['image/jpeg', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'],
    ['image/jpeg', '*/*'],
    ['image/jpeg', undefined],
  ])('answers an address without a format with %s where a browser accepts %s', async (type, accept) => {
    const { headers, rawPayload } = await gallery.app.inject({
      url: `/pictures/320/${jhabla.name}`,
      headers: { ...(accept !== undefined && { accept }) },
    });
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/(^|, )Accept$/),
    });
    expect((await sharp(rawPayload).metadata()).width).toBe(320);
  });

  it('is one answer for everybody where the address names the format', async () => {
    const { headers } = await gallery.app.inject({
      url: `/pictures/320/${jhabla.name}.jpg`,
      headers: { accept: chrome },
    });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(String(headers.vary ?? '')).not.toContain('Accept');
  });

  it('never makes a picture wider than it is', async () => {
    const { image } = await fetchPicture(`/pictures/1600/${jhabla.name}.webp`);
    expect(image?.width).toBe(900);
    await fetchPicture(`/pictures/1280/${jhabla.name}.webp`);
    expect(await gallery.kept()).toHaveLength(1);
  });

  it('paints the ground of a see-through drawing in its tint where the format has no transparency', async () => {
    const { response } = await fetchPicture(`/pictures/160/${jhabla.name}.jpg`);
    const corner = await sharp(response.rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner].map((value, index) => Math.abs(value - [0xfd, 0xe9, 0xe4][index]!))).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    for (const [index, value] of [...corner].entries())
      expect(Math.abs(value - [0xfd, 0xe9, 0xe4][index]!)).toBeLessThan(6);
  });

  it.each([
    '/pictures/161/jhabla-front-1a2b.jpg',
    '/pictures/0320/jhabla-front-1a2b.jpg',
    '/pictures/320/jhabla-front-1a2b.png',
    '/pictures/320/jhabla-front-1a2b.',
    '/pictures/320/no-such-picture',
    '/pictures/320/no-such-picture.jpg',
    '/pictures/no-such-picture.jpg',
    '/pictures/..%2f..%2fshop.sqlite',
    '/pictures/320/..%2f..%2f..%2fsecret.jpg',
    '/pictures/%2e%2e/x.jpg',
    '/pictures/320/jhabla-front-1a2b%00.jpg',
    '/pictures/320/JHABLA-front-1a2b.jpg',
  ])('answers 404 to %s', async (url) => {
    const response = await gallery.app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('draws a variant once, however many shoppers ask at the same time, and leaves no half-written file', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => gallery.app.inject(`/pictures/240/${jhabla.name}.webp`)),
    );
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(await gallery.kept()).toEqual([`${jhabla.name}.webp`]);
  });

  it('serves kept variants after a restart without drawing them again', async () => {
    await fetchPicture(`/pictures/160/${jhabla.name}.webp`);
    // Whoever reads the kept file gets exactly what stands in it.
    const [file] = await readdir(path.join(gallery.folder, 'v1', '160'));
    await writeFile(path.join(gallery.folder, 'v1', '160', file!), 'kept');
    const restarted = await gallery.start();
    expect((await restarted.inject(`/pictures/160/${jhabla.name}.webp`)).body).toBe('kept');
    await restarted.close();
  });

  it('still shows pictures when the folder for variants cannot be written', async () => {
    await mkdir(path.dirname(gallery.folder), { recursive: true });
    await writeFile(gallery.folder, 'a file in the way');
    expect((await fetchPicture(`/pictures/160/${jhabla.name}.webp`)).image?.width).toBe(160);
  });

  it('serves a photograph the right way up', async () => {
    await gallery.close();
    // Stored lying on its side with a note that says so, as telephones do.
    const photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour.danger } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    gallery = await openGallery({
      ...jhabla,
      name: 'photo-1',
      mime: 'image/jpeg',
      bytes: photograph,
      width: 300,
      height: 400,
    });
    expect((await fetchPicture('/pictures/160/photo-1.avif')).image).toMatchObject({ width: 160, height: 213 });
  });

  it('warms the sizes it is told to, and skips names that the shop does not have', async () => {
    const names = await findPictureNames(gallery.database.db);
    await gallery.app.warmPictures(['gone', ...names], [160, 240]);
    expect(await gallery.kept()).toEqual([`${jhabla.name}.avif`, `${jhabla.name}.avif`]);
  });

  it('stops warming when the server closes', async () => {
    const endless = Array.from({ length: 10_000 }, (_, index) => `gone-${index}`);
    const warming = gallery.app.warmPictures(endless, [160]);
    await gallery.app.close();
    await expect(warming).resolves.toBeUndefined();
  });
});

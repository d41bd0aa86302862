/**
 * What pages of other sites may embed (Cross-Origin-Resource-Policy): pictures and films, as a storefront on another
 * origin shows them, and nothing else, whichever origins may call.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { picturePlugin } from '../../../src/server/areas/picture/picture.routes';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { distFolder, localPages } from '../../support/server/builtPages';
import { openTestDatabase } from '../../support/server/testDatabase';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><circle r="8"/></svg>';
const facts = { mime: 'image/svg+xml', width: 16, height: 16, tint: 'ffffff', alt: '' };
const picture = { name: 'jhabla-1a2b', bytes: Buffer.from(drawing), ...facts };

let gallery: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: TestShop;
beforeAll(async () => {
  gallery = await openTestDatabase();
  await gallery.database.write((trx) => trx.insertInto('picture').values(picture).execute());
  shop = await buildTestApp({
    config: { allowedOrigins: ['https://app.example'] },
    pages: async (app, options) => {
      await app.register(picturePlugin({ database: gallery.database, dataDir: gallery.place.dataDir }));
      await localPages()(app, options);
    },
  });
});
afterAll(async () => {
  await shop?.close();
  await gallery?.close();
});

const policyOf = async (url: string): Promise<string> => {
  const asked = { accept: '*/*', origin: 'https://app.example' };
  const { statusCode, headers } = await shop.app.inject({ url, headers: asked });
  expect([url, statusCode]).toEqual([url, 200]);
  return String(headers['cross-origin-resource-policy']);
};
async function first(folder: string, kind: RegExp): Promise<string> {
  const names = await readdir(path.join(distFolder, folder));
  return names.find((name) => kind.test(name)) ?? '';
}

describe('what other sites may embed', () => {
  it('is a picture and a film', async () => {
    expect(await policyOf('/pictures/jhabla-1a2b.jpg')).toBe('cross-origin');
    expect(await policyOf(`/videos/${await first('public/videos', /\.webm$/)}`)).toBe('cross-origin');
  });

  it('is no call, no page and no other file', async () => {
    const files = ['/favicon.svg', `/assets/${await first('client', /\.js$/)}`, '/robots.txt'];
    for (const url of ['/users/session', '/api/customProducts/all', '/faqs', ...files]) {
      expect([url, await policyOf(url)]).toEqual([url, 'same-origin']);
    }
  });
});

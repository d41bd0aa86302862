/** What is served must not tell how it was made: no source maps, and no stack. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { distFolder, localPages } from '../../support/server/builtPages';

const served = ['client', 'public', 'support'];

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({
    pages: async (app, options) => {
      app.get('/broken', () => {
        throw new Error('no shopper’s business');
      });
      await localPages()(app, options);
    },
  });
});
afterAll(() => shop?.close());

describe('files that are served', () => {
  it.each(served)('no file of %s is a source map or leads to one', async (folder) => {
    const names = (await readdir(path.join(distFolder, folder), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter(({ name }) => /\.map(\.(br|gz))?$|\.tsx?$/.test(name))).toEqual([]);
    const texts = names.filter(({ name }) => /\.(js|css|svg)$/.test(name));
    for (const { parentPath, name } of texts)
      expect([name, /[#@] ?source(Mapping)?URL=/.test(await readFile(path.join(parentPath, name), 'utf8'))]).toEqual([
        name,
        false,
      ]);
  });

  it('hold nothing of the gallery, which is there while the shop is worked on', async () => {
    expect((await readdir(path.join(distFolder, 'client'))).filter((name) => /gallery/i.test(name))).toEqual([]);
    expect(await readFile(path.join(distFolder, 'manifest.json'), 'utf8')).not.toContain('screen-gallery');
    const { statusCode } = await shop.app.inject({ url: '/gallery', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
  });

  it.each([
    '/assets/../server/main.js.map',
    '/assets/..%2fserver%2fmain.js.map',
    '/assets/%2e%2e/manifest.json',
    '/server/main.js.map',
    '/main.js.map',
    '/manifest.json',
    '/support/files/page.js.map',
    '/package.json',
  ])('lends no %s', async (url) => {
    const answer = await shop.app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('"mappings"');
  });

  it.each([
    '/broken',
    '/api/nothing',
    '/users/%E0%A4%A',
    '/productdetails/%00',
    `/${'x'.repeat(3000)}`,
    '/pictures/none.jpg',
    '/assets/none.js',
  ])('tells nothing of its inside at %s', async (url) => {
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const { statusCode, body } = await shop.app.inject({ url, headers: { accept } });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body.match(/^\s*at .+:\d+:\d+\)?$|node_modules\/|webpack:|\.tsx?:\d|no shopper’s business/m)).toBeNull();
    }
  });
});

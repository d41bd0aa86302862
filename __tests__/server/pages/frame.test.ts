/** The layout of every page is Ant Design's: its frame around the screen, and its grid or its Sider within. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { routes } from '../../../src/client/app/router/routes';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { buildTestApp } from '../../support/server/buildTestApp';
import type { TestShop } from '../../support/server/buildTestApp';
import { distFolder, publicPages } from '../../support/server/builtPages';

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  shop = await buildTestApp({ pages: publicPages(), rows: { home_item: demoWordRows() } });
  productId = await shop.addProduct({ name: 'Mulmul jhabla' });
});
afterAll(() => shop?.close());

const fixed = routes.map((route) => route.path).filter((address) => !/[:*]/.test(address));

describe('The layout of a page', () => {
  it.each([...fixed, '/shop/jhabla', '/productdetails/1', '/productdetails/999999', '/no-such-page'])(
    'is Ant Design’s at %s',
    async (address) => {
      const url = address.replace(/\/1$/, `/${productId}`);
      const { body } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      const { document } = new JSDOM(body).window;
      expect(document.querySelector('header.ant-layout-header')).not.toBeNull();
      expect(document.querySelector('footer.ant-layout-footer .ant-flex')).not.toBeNull();
      // Nobody is known to the server, so every page leads as it leads a guest (decision 325).
      expect(document.querySelector('footer a[href="/order"]')?.textContent).toBe('Track Order');
      expect(document.querySelector('main.ant-layout-content :is(.ant-flex, .ant-layout-has-sider)')).not.toBeNull();
    },
  );

  it('has every variable that Ant Design’s rules read, and none of its palettes', async () => {
    const { body } = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const defined = new Set([...body.matchAll(/(--ant-[\w-]+):/g)].map(([, name]) => name));
    const rules = readFileSync(path.join(distFolder, 'styles/frame.css'), 'utf8');
    const read = new Set([...rules.matchAll(/var\((--ant-[\w-]+)/g)].map(([, name]) => name));
    expect(read.size).toBeGreaterThan(20);
    expect([...read].filter((name) => !defined.has(name))).toEqual([]);
    expect([...defined].filter((name) => /^--ant-(blue|red|color-primary)/.test(name ?? ''))).toEqual([]);
  });
});

/** The layout of every page is Ant Design's: its frame around the screen, and its grid or its Sider within. */
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { routes } from '../../../src/client/app/router/routes';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { pagesPlugin } from '../../../src/server/pages/pages';
import { buildTestApp } from '../../support/buildTestApp';
import type { TestShop } from '../../support/buildTestApp';

let shop: TestShop;
let productId: number;
beforeAll(async () => {
  const distFolder = path.resolve(__dirname, '../../../dist');
  shop = await buildTestApp({
    pages: pagesPlugin({ distFolder, apiHost: '', pictureHosts: [], publicUrl: 'https://shop.test', shopUrl: 'https://shop.test' }),
    rows: { home_item: demoWordRows() },
  });
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
      expect(document.querySelector('main.ant-layout-content :is(.ant-flex, .ant-layout-has-sider)')).not.toBeNull();
    },
  );
});

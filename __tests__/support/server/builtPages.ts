/** The pages of the built shop, as a server of `buildTestApp` gives them. */
import path from 'node:path';
import { pagesPlugin } from '../../../src/server/pages/pages';

export const distFolder = path.resolve(__dirname, '../../../dist');
/** Where the public reaches the shop. */
export const site = 'https://shop.test';

/** Those of a shop that does not know where the public reaches it. */
export const localPages = () => pagesPlugin({ distFolder, apiHost: '', shopUrl: 'http://localhost:3000' });

/** Those of one that does. */
export const publicPages = (own: Partial<Parameters<typeof pagesPlugin>[0]> = {}) =>
  pagesPlugin({ distFolder, apiHost: '', publicUrl: site, shopUrl: site, ...own });

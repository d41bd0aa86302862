/** A shop full of markup, and a browser that notes whatever of it is more than text. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { openDatabase } from '../../../src/server/db/open';
import { arrive } from './arrive';
import { openPage } from './browser';
import type { WatchedPage } from './browser';
import { makeCommandLine } from '../commands/commandLine';
import { insertRows } from '../data/insertRows';
import { rowsOfPayloads } from '../data/payloadRows';
import { payloads } from '../data/payloads';
import { mainCategories } from '../data/rows';
import type { ShopVisit } from './shopInBrowser';
import type { TestPlace } from '../server/testDatabase';
import { untilPage } from '../lib/until';

/** The rows as no check of the shop's own let them in, and a sheet that the shop-keeper got from elsewhere. */
export async function stockWithPayloads(place: TestPlace): Promise<void> {
  const database = await openDatabase(place);
  await insertRows(database, { ...rowsOfPayloads, category: [...mainCategories, ...rowsOfPayloads.category] });
  await database.close();
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = payloads.map((payload, at) =>
    [
      'sheet',
      at,
      ...['title', 'brand', 'colour', 'size', 'about'].map((field) => cell(`${field} ${payload}`)),
      'Kids',
      cell(payload),
      100,
      5,
    ].join(','),
  );
  await writeFile(
    path.join(place.dataDir, 'sheet.csv'),
    [
      'source,source_id,title,brand,colour,sizes,description,category,sub_category,selling_price,availability',
      ...rows,
    ].join('\n'),
  );
  const { code, out } = await makeCommandLine(place)('--json', 'catalogue', 'import', 'sheet.csv');
  expect([code, (JSON.parse(out) as { added: number }).added]).toEqual([0, payloads.length]);
}

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Nowhere to be found, a page says so; pictures may come from elsewhere. */
const allowed = [/status of 40[04]/, /^request to another host: https:\/\/x\.example\//];

/** What the support page says of each picture from elsewhere that a file would have it show. */
export const refusedPictures = [
  /^console error: (?:Loading the image '|content policy: img-src refused )https:\/\/x\.example\//,
  /^failed request: https:\/\/x\.example\//,
];

/**
 * A browser in which whatever calls or sets `evil` is noted.
 * @param part troubles that belong to what is walked
 */
export async function openWatched({ browser, shop }: ShopVisit, part: readonly RegExp[] = []): Promise<WatchedPage> {
  const { page, troubles } = await openPage(browser, shop.url, 1280, [...allowed, ...part]);
  await page.route(/\/pictures\/|x\.example|evil/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: dot })
      : route.fallback(),
  );
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const note = () => console.error('evil ran');
    Object.defineProperty(window, 'evil', { get: () => (note(), () => undefined), set: note });
  });
  return { page, troubles };
}

const evil = 'x-evil, [evil], [onload], [onerror], iframe';

/** Nothing of it is an element, a handler or an address that a press would run. */
export async function expectOnlyText(
  page: Page | Frame,
  troubles: string[],
  where: string,
  madeOf = evil,
): Promise<void> {
  const made = await page.evaluate(
    (shape) => ({
      elements: [...document.querySelectorAll(shape)].map((element) => element.outerHTML.slice(0, 200)),
      addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))
        .map(({ href }) => href),
    }),
    madeOf,
  );
  expect({ where, ...made, troubles }).toEqual({ where, elements: [], addresses: [], troubles: [] });
}

export const go = async ({ shop }: ShopVisit, page: Page, address: string): Promise<void> => {
  await arrive(page, `${shop.url}${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await untilPage(
    'the screen to have what it asked for',
    page,
    () => document.querySelector('main [aria-busy="true"]') === null,
  );
};

/** A browser draws the ends of lines and blanks as one blank. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ');
export const shownIn = async (page: Page, selector: string): Promise<string> =>
  plain((await page.locator(selector).allTextContents()).join(' '));

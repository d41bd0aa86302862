/** Tabs that were opened before a deploy, and what is pressed in them afterwards. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { arrive } from './arrive';
import { openPage } from './browser';
import { nextRelease } from '../process/deploys';
import type { Release } from '../process/deploys';
import type { ShopVisit } from './shopInBrowser';

/** What a deploy makes a browser say: the old page asks for files that are gone, and the shop is away for a moment. */
const deployTroubles = [
  /Failed to load resource/,
  /failed request/,
  /ChunkLoadError|Loading (CSS )?chunk/,
  /MIME type/,
];

export interface OldTab {
  page: Page;
  troubles: string[];
  /** How many documents it has loaded since it was opened. */
  renewed: () => number;
}

/** Opened, drawn and hydrated, and nothing prefetched: nobody has touched it. */
async function openOldTab(
  { browser, shop }: ShopVisit,
  path: string,
  width = 1280,
  enter?: (page: Page) => Promise<unknown>,
): Promise<OldTab> {
  const { page, troubles } = await openPage(browser, shop.url, width, deployTroubles);
  page.setDefaultTimeout(30_000);
  await enter?.(page);
  await arrive(page, `${shop.url}${path}`);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return { page, troubles, renewed: () => documents };
}

/** A part of a page that is fetched when it is asked for. */
interface Part {
  name: string;
  /** How its script's file name begins. */
  chunk: string;
  path: string;
  width?: number;
  enter?: (page: Page, shopUrl: string) => Promise<unknown>;
  ask: (page: Page) => Promise<void>;
  there: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first();
const dialog = (page: Page) => page.getByRole('dialog');

export const parts: readonly Part[] = [
  {
    name: 'the menu of a phone',
    chunk: 'mobile-menu',
    path: '/careers',
    width: 360,
    ask: (page) => button(page, 'Menu').click(),
    there: dialog,
  },
  {
    name: 'the subcategories',
    chunk: 'subcategories',
    path: '/',
    width: 360,
    ask: (page) => page.getByRole('list', { name: 'Shop by category' }).getByRole('button', { name: 'Kids' }).click(),
    there: dialog,
  },
  {
    name: 'a large picture',
    chunk: 'zoom',
    path: '/productdetails/174',
    ask: (page) => button(page, /Zoom|Enlarge|large/i).click(),
    there: dialog,
  },
  {
    name: 'the reviews',
    chunk: 'reviews',
    path: '/productdetails/174',
    ask: (page) => page.getByRole('tab', { name: /Reviews/ }).click(),
    there: (page) => page.locator('.review-form'),
  },
  {
    name: 'the words on a problem',
    chunk: 'problem',
    path: '/careers',
    ask: (page) => button(page, 'Having a problem?').click(),
    there: dialog,
  },
  {
    name: 'the newsletter',
    chunk: 'newsletter',
    path: '/careers',
    ask: async (page) => {
      await page.getByLabel('Mobile number for news').fill('9000000009');
      await page.getByLabel('Mobile number for news').press('Enter');
    },
    there: (page) =>
      page
        .locator('.newsletter-says')
        .getByText(/sign up/i)
        .first(),
  },
];

const closeTab = (tab: { page: Page }): Promise<void> => (tab.page.context() as BrowserContext).close();

/**
 * A release to come for the shop of `visit`; tabs that were opened before it; and the shop as it was again after each
 * test.
 */
export function deployUnderTabs(visit: ShopVisit) {
  const made = {} as { release: Release };
  const tabs: OldTab[] = [];
  const deploy = async (dist?: string): Promise<void> => {
    await visit.shop.stop();
    await visit.shop.start(dist);
  };
  const oldTab = async (
    ...args: [path: string, width?: number, enter?: (page: Page) => Promise<unknown>]
  ): Promise<OldTab> => {
    const tab = await openOldTab(visit, ...args);
    tabs.push(tab);
    return tab;
  };
  const openParts = async (wanted: readonly Part[]): Promise<[Part, OldTab][]> => {
    const opened: [Part, OldTab][] = [];
    for (const part of wanted) opened.push([part, await oldTab(part.path, part.width ?? 1280)]);
    return opened;
  };
  beforeAll(async () => {
    made.release = await nextRelease();
  });
  afterEach(async () => {
    await Promise.all(tabs.splice(0).map(closeTab));
    await deploy();
  });
  afterAll(() => made.release?.remove());
  return { made, deploy, oldTab, openParts };
}

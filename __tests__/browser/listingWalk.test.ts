/**
 * Walks through the listing of the demo shop in a real browser: filter it, open a product, come back, reload; by hand,
 * by keys, by touch.
 */
import type { Locator, Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { firstOrAll } from '../support/lib/rounds';
import {
  expectFitToBeSeen,
  expectNothingBeside,
  fails,
  shopInBrowser,
  visibleButton,
} from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser();

const cards = (page: Page) => page.locator('.listing-grid [aria-posinset] a');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search);
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

const open = async (width: number, path: string, allowed: RegExp[] = []) => {
  const opened = await openPage(visit.browser, visit.shop.url, width, allowed);
  await arrive(opened.page, `${visit.shop.url}${path}`);
  return opened;
};

/** Tab until it has the focus, as somebody without a mouse gets there. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
}

const inView = (locator: Locator) =>
  locator.evaluate(
    (element) => element.getBoundingClientRect().bottom > 0 && element.getBoundingClientRect().top < window.innerHeight,
  );

interface Seen {
  address: string;
  top: number;
  height: number;
}

const look = async (page: Page): Promise<Seen> => ({
  address: addressOf(page),
  top: await scrollTop(page),
  height: await page.evaluate(() => document.documentElement.scrollHeight),
});

/** The same list, as long as before, at the same place. */
async function expectSame(page: Page, before: Seen): Promise<void> {
  await untilPage('the same place', page, (top) => Math.abs(window.scrollY - top) < 2, before.top);
  const isAsLong = (height: number) => Math.abs(document.documentElement.scrollHeight - height) < 2;
  await untilPage('a list as long as before', page, isAsLong, before.height);
  await soon(async () => expect(addressOf(page)).toBe(before.address));
}

/** Opens a card of the part that Load More brought, comes back to it, and reloads. */
async function walkToProductAndBack(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await press(page.getByRole('button', { name: 'Load More' }));
  const card = cards(page).nth(16);
  await card.waitFor();
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getAttribute('title')) ?? '';
  await card.focus();
  const before = await look(page);
  await press(card);
  await page.waitForURL('**/productdetails/*');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await soon(async () => expect(await scrollTop(page)).toBe(0));

  await page.goBack();
  await expectSame(page, before);
  await soon(async () => expect(await inView(card)).toBe(true));
  await soon(async () => expect(await hasFocus(card)).toBe(true));

  await page.reload();
  await expectSame(page, before);
  await soon(async () => expect(await card.getAttribute('title')).toBe(name));
}

describe('A walk through the listing', () => {
  it('comes back from a product to the same place of a filtered and sorted list, at 1280 px', async () => {
    const { page, troubles } = await open(1280, '/shop');
    await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').click();
    await page.getByRole('checkbox', { name: 'Alphabetical (A–Z)' }).click();
    await page.waitForURL('**/shop?sort=name');
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await panel.getByRole('button', { name: 'Kids', exact: true }).click();
    await page.waitForURL('**/shop?category=Kids&sort=name');
    await page.getByRole('button', { name: 'Remove Kids' }).click();
    await page.waitForURL('**/shop?sort=name');
    await walkToProductAndBack(page, (target) => target.click());
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('does the same by touch on a phone, where picking an option closes the panel and gives focus back', async () => {
    const { page, troubles } = await open(360, '/shop');
    const opener = page.getByRole('button', { name: 'Filter by' }).locator('visible=true');
    await opener.tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('checkbox', { name: 'In Stock' }).tap();
    await panel.waitFor({ state: 'detached' });
    await soon(async () => expect(addressOf(page)).toBe('/shop?stock=inStock'));
    await soon(async () => expect(await hasFocus(opener)).toBe(true));
    await walkToProductAndBack(page, (target) => target.tap());
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))('does the same with the keyboard alone, at %i px', async (width) => {
    const { page, troubles } = await open(width, '/shop');
    const opener = page.getByRole('button', { name: 'Filter by' }).locator('visible=true');
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const choice = page.getByRole('checkbox', { name: 'Alphabetical (A–Z)' });
    await tabTo(page, choice);
    await page.keyboard.press('Space');
    await page.waitForURL('**/shop?sort=name');
    await choice.waitFor({ state: 'detached' });
    await soon(async () => expect(await hasFocus(opener)).toBe(true));
    await walkToProductAndBack(page, async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('goes back through the choices one by one, and forward again', async () => {
    const { page, troubles } = await open(1280, '/shop');
    const panel = page.getByRole('complementary', { name: 'Filters' });
    const count = page
      .getByRole('status')
      .filter({ hasText: /products?$/ })
      .first();
    const seen: (string | null)[] = [];
    for (const choose of [
      () => panel.getByRole('button', { name: 'Kids', exact: true }).click(),
      () => panel.getByRole('checkbox', { name: 'Offered Products' }).click(),
    ]) {
      seen.push(await count.textContent());
      await choose();
      await untilPage(
        'the count of the new list',
        page,
        (before) =>
          ![...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
            [before, 'Loading...'].includes(textContent),
          ),
        seen.at(-1) ?? '',
      );
    }
    const last = await count.textContent();
    expect(new Set([...seen, last]).size).toBe(3);
    for (const words of [...seen].reverse()) {
      await page.goBack();
      await page.getByText(words ?? '', { exact: true }).waitFor();
    }
    await soon(async () => expect(addressOf(page)).toBe('/shop'));
    await page.goForward();
    await page.goForward();
    await page.getByText(last ?? '', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  /** Drags a thumb along the line, by a finger or by the mouse. */
  async function dragThumb(page: Page, name: string, share: number): Promise<void> {
    const slider = page.getByRole('slider', { name }).locator('visible=true');
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = (part: number) => x + 22 + (width - 44) * part;
    await page.mouse.move(at(Number(await slider.inputValue()) / 100), y + height / 2);
    await page.mouse.down();
    await page.mouse.move(at(share), y + height / 2, { steps: 6 });
    await page.mouse.up();
  }

  it('filters by price with the mouse on the slider, and only after Apply', async () => {
    const { page, troubles } = await open(1280, '/shop?category=kids');
    await dragThumb(page, 'Price from', 0.4);
    await dragThumb(page, 'Price up to', 0.6);
    expect(addressOf(page)).toBe('/shop?category=kids');
    const amountOf = async (label: string) => Number(await page.getByLabel(label).locator('visible=true').inputValue());
    await soon(async () => expect(await amountOf('Lowest price')).toBeGreaterThan(0));
    const low = await amountOf('Lowest price');
    await soon(async () => expect(await amountOf('Highest price')).toBeGreaterThan(low));
    const high = await amountOf('Highest price');
    await visibleButton(page, 'Apply').click();
    await page.waitForURL(`**/shop?category=kids&minPrice=${low}&maxPrice=${high}`);
    await page.getByRole('button', { name: /^Remove ₹/ }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('filters by price with keys in the panel of a phone, which stays open until Apply', async () => {
    const { page, troubles } = await open(360, '/shop?category=kids');
    await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').tap();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    const slider = panel.getByRole('slider', { name: 'Price up to' });
    await soon(async () => expect(await slider.getAttribute('aria-valuetext')).toMatch(/^₹[\d,]+ and above$/));
    const { height } = (await slider.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(44);
    await slider.focus();
    for (let turn = 0; turn < 5; turn++) await page.keyboard.press('PageDown');
    await soon(async () => expect(await slider.getAttribute('aria-valuetext')).toMatch(/^₹[\d,]+$/));
    await soon(async () => expect(await panel.isVisible()).toBe(true));
    await panel.getByRole('button', { name: 'Apply' }).tap();
    await panel.waitFor({ state: 'detached' });
    await soon(async () => expect(addressOf(page)).toMatch(/^\/shop\?category=kids&maxPrice=\d+$/));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has room for a search of two hundred letters without a space', async () => {
    for (const width of [360, 1280]) {
      const { page, troubles } = await open(width, `/shop?search=${'क'.repeat(230)}`);
      await expectNothingBeside(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });

  it('offers near spellings when a search finds nothing, and follows one', async () => {
    const { page, troubles } = await open(360, '/shop?search=jablhaz+blankitt');
    await page.getByText('No products found').waitFor();
    const spelling = page.getByRole('list', { name: 'Did you mean …' }).getByRole('link').first();
    const term = (await spelling.textContent()) ?? '';
    await expectFitToBeSeen(page);
    await spelling.tap();
    await page.getByRole('status').getByText(`Results for “${term}”, `).waitFor();
    await cards(page).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each(firstOrAll(360, 768, 1280))('The listing at %i px', (width) => {
  it('can be used by everyone: the list, the panel or the menu, and a list that did not come', async () => {
    const { page, troubles } = await open(width, '/shop', [/status of 500/]);
    await page.getByRole('button', { name: 'Load More' }).click();
    await cards(page).nth(20).waitFor();
    await expectFitToBeSeen(page);
    await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').click();
    await page.getByRole('checkbox', { name: 'In Stock' }).waitFor();
    await expectFitToBeSeen(page);
    await page.route('**/api/customProducts/all?stock=outOfStock&*', fails);
    await page.route('**/api/customProducts/all?*stock=outOfStock*', fails);
    await page.getByRole('checkbox', { name: 'Out of Stock' }).click();
    await page.getByText('The list did not arrive. Check your connection and try again.').waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

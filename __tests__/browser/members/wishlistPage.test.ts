/**
 * The wishlist in a real browser, on the built shop, with a look at the rows on disk afterwards. TEST_DATABASE_URL runs
 * the same on PostgreSQL.
 */
import type { Page } from 'playwright-core';
import { at, tell } from '../../support/browser/accountInBrowser';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, productsInStock, putIntoCart } from '../../support/browser/memberInBrowser';
import type { ShownProduct } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { soon, until } from '../../support/lib/until';
import { expectFitToBeSeen, shopWithRows } from '../../support/browser/shopInBrowser';

const visit = shopWithRows();
const url = (path: string) => `${visit.shop.url}${path}`;

/** Newest first. */
const wishedBy = async (userId: string): Promise<number[]> => {
  const rows = await visit.database.db
    .selectFrom('wishlist_entry')
    .select('product_id')
    .where('member_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id', 'desc')
    .execute();
  return rows.map(({ product_id }) => product_id);
};

/** A fresh member of this name, and a page of theirs. */
async function enter(name: string, width: number, allowed: RegExp[] = []) {
  const watched = await openPage(visit.browser, visit.shop.url, width, allowed);
  const userId = await joinAsMember(watched.page, visit.shop.url, name);
  return { ...watched, userId };
}

/** Puts as many products on the list; gives them as the list shows them, the newest first. */
async function wish(page: Page, userId: string, count: number): Promise<ShownProduct[]> {
  const products = (await productsInStock(visit.shop.url)).slice(0, count);
  for (const { productId } of products) await page.request.post(url(`/wishlist/add/${userId}`), { data: productId });
  return products.reverse();
}

const names = (page: Page) => page.locator('main article h2').allInnerTexts();
const namesAre = (page: Page, wanted: readonly { productName: string }[]) =>
  until(
    'the wishlist to show these',
    async () => JSON.stringify(await names(page)) === JSON.stringify(wanted.map(({ productName }) => productName)),
  );
const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Wishlist, ${count} `) }).waitFor();

/** Names are letters. */
const screens = firstOrAll([360, 'Phone'] as const, [768, 'Tablet'] as const, [1280, 'Desk'] as const);

describe.each(screens)('The wishlist at %i px', (width, where) => {
  it('shows, zooms, removes, clears and brings back, and the rows on disk say the same', async () => {
    const { page, troubles, userId } = await enter(`Wisher At ${where}`, width);
    await page.goto(url('/wishlist'));
    await page.getByText('Your Wishlist is Empty!').waitFor();
    await expectFitToBeSeen(page);

    const [third, second, first] = (await wish(page, userId, 3)) as [ShownProduct, ShownProduct, ShownProduct];
    await putIntoCart(page, visit.shop.url, userId, first);
    await page.reload();
    await page.getByRole('link', { name: `Added to Cart: ${first.productName}` }).waitFor();
    await namesAre(page, [third, second, first]);
    await expectFitToBeSeen(page);

    const zoom = page.getByRole('button', { name: `Zoom: ${third.productName}` });
    await zoom.click();
    await page.getByRole('dialog', { name: third.productName }).waitFor();
    await expectFitToBeSeen(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await soon(async () => expect(await zoom.evaluate((button) => button === document.activeElement)).toBe(true));

    await page.getByRole('button', { name: `Remove ${second.productName} from the wishlist` }).click();
    await tell(page, 'Product removed from wishlist');
    await namesAre(page, [third, first]);
    await badge(page, 2);
    await soon(async () => expect(await wishedBy(userId)).toEqual([third.productId, first.productId]));

    await page.getByRole('button', { name: 'Clear Wishlist' }).click();
    await tell(page, 'Wishlist Cleared');
    const undo = page.getByRole('button', { name: 'Undo 2 products' });
    // While the focus is in it, it does not go by itself.
    await undo.focus();
    await page.getByText('Your Wishlist is Empty!').waitFor();
    await soon(async () => expect(await wishedBy(userId)).toEqual([]));
    await expectFitToBeSeen(page);

    await undo.click();
    await tell(page, 'Your wishlist is back.');
    await namesAre(page, [third, first]);
    await badge(page, 2);
    await soon(async () => expect(await wishedBy(userId)).toEqual([third.productId, first.productId]));

    await page.getByRole('link', { name: `Shop Now: ${third.productName}` }).click();
    await at(page, `/productdetails/${third.productId}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The wishlist', () => {
  it('says after Undo what staff have taken off the shelves meanwhile', async () => {
    const { page, userId } = await enter('Wisher Of Gone', 1280, [/status of 404/]);
    const [newer, older] = (await wish(page, userId, 2)) as [ShownProduct, ShownProduct];
    await page.goto(url('/wishlist'));
    await page.getByRole('button', { name: 'Clear Wishlist' }).click();
    await tell(page, 'Wishlist Cleared');
    const shelve = (hidden: 0 | 1) =>
      visit.database.write((trx) =>
        trx.updateTable('product').set({ hidden, updated_at: Date.now() }).where('id', '=', newer.productId).execute(),
      );
    await shelve(1);
    try {
      await page.getByRole('button', { name: 'Undo 2 products' }).click();
      await tell(page, `No longer in the shop: ${newer.productName}`);
      await namesAre(page, [older]);
      await soon(async () => expect(await wishedBy(userId)).toEqual([older.productId]));
    } finally {
      await shelve(0);
    }
    await page.context().close();
  });

  it('is the same in two tabs: what goes in one goes in the other', async () => {
    const { page, troubles, userId } = await enter('Wisher In Two Tabs', 1280);
    const wished = await wish(page, userId, 2);
    await page.goto(url('/wishlist'));
    await namesAre(page, wished);
    const other = await page.context().newPage();
    await other.goto(url('/wishlist'));
    await namesAre(other, wished);
    await other.getByRole('button', { name: `Remove ${wished[0]?.productName} from the wishlist` }).click();
    await namesAre(page, wished.slice(1));
    await badge(page, 1);
    await other.getByRole('button', { name: 'Clear Wishlist' }).click();
    await page.getByText('Your Wishlist is Empty!').waitFor();
    await other.getByRole('button', { name: 'Undo 1 product' }).click();
    await tell(other, 'Your wishlist is back.');
    await badge(page, 1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is drawn by the server for nobody in particular, and kept by nobody', async () => {
    for (const path of ['/wishlist', '/profile']) {
      const response = await fetch(url(path));
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(page).toMatch(/<h1[^>]*>(Wishlist|Account)<\/h1>/);
      expect(page).toMatch(/<meta name="robots" content="noindex/);
    }
  });
});

/** The cart in a real browser, and the rows it leaves in the database (docs/requirements.md sections 2 and 4, Cart). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser/browser';
import { joinAsMember, productsInStock, putIntoCart } from '../../support/browser/memberInBrowser';
import type { ShownProduct } from '../../support/browser/memberInBrowser';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, shopWithRows, visibleButton } from '../../support/browser/shopInBrowser';
import { soon, untilPage } from '../../support/lib/until';

const visit = shopWithRows();

const offline = [/ERR_INTERNET_DISCONNECTED/, /^failed request/, /Failed to fetch|ChunkLoadError/];
const url = (pathname: string) => `${visit.shop.url}${pathname}`;

/** Product, colour, size and pieces of each row, oldest first. */
async function rowsOf(ownerId: string): Promise<string[]> {
  const { db } = visit.database;
  const lines = db.selectFrom('cart_line').selectAll().where('owner_id', '=', ownerId);
  const rows = await lines.orderBy('added_at').orderBy('id').execute();
  return rows.map(({ product_id, colour, size, quantity }) => [product_id, colour, size, quantity].join(' | '));
}

const rowOf = ({ productId, productColor, productSize }: ShownProduct, quantity = 1) =>
  [productId, productColor.split(',')[0]?.trim() ?? '', productSize.split(',')[0]?.trim() ?? '', quantity].join(' | ');

/** What staff do to prices and stock. */
async function staffSet(
  products: readonly Pick<ShownProduct, 'productId' | 'productName' | 'productRate' | 'productQuantity'>[],
): Promise<void> {
  const sheet = path.join(visit.shop.dataDir, 'sheet.csv');
  const rows = products.map((one) =>
    [one.productId, JSON.stringify(one.productName), one.productRate, one.productQuantity].join(','),
  );
  await writeFile(sheet, ['productId,productName,productRate,productQuantity', ...rows].join('\n'));
  await visit.shop.shop('catalogue', 'import', sheet);
}

/** Products that nobody else's test touches. */
let taken = 0;
async function someProducts(count: number): Promise<ShownProduct[]> {
  const plenty = (await productsInStock(visit.shop.url)).filter(
    ({ productQuantity, productSize }) => productQuantity > 10 && productSize.includes(','),
  );
  const some = plenty.slice(taken, taken + count);
  taken += count;
  expect(some).toHaveLength(count);
  return some;
}

let members = 0;
/** A new member with one piece of each of `count` products, looking at the cart. */
async function memberWith(count: number, width = 1280, allowed: RegExp[] = []) {
  const opened = await openPage(visit.browser, visit.shop.url, width, allowed);
  const { page } = opened;
  members += 1;
  const name = `Cart Tester ${'abcdefghijklmnopq'[members] ?? ''}`;
  const userId = await joinAsMember(page, visit.shop.url, name);
  const products = await someProducts(count);
  for (const product of products) await putIntoCart(page, visit.shop.url, userId, product);
  await page.goto(url('/cart'));
  await isReady(page);
  return { ...opened, userId, products };
}

const isReady = (page: Page) =>
  untilPage(
    'the lines of the cart, none of them busy',
    page,
    () => document.querySelector('.cart-line') !== null && document.querySelector('main [aria-busy="true"]') === null,
  );
const lineOf = (page: Page, { productName }: ShownProduct) =>
  page.locator('.cart-line').filter({ has: page.getByRole('heading', { name: productName, exact: true }) });
const piecesOf = (page: Page, product: ShownProduct) => lineOf(page, product).locator('output');
const isBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')));

describe('The cart', () => {
  it.each(firstOrAll(360, 1280))(
    'deletes a line and takes it back, with quantity, colour and size, at %i px',
    async (width) => {
      const { page, troubles, userId, products } = await memberWith(2, width);
      const [first, second] = products as [ShownProduct, ShownProduct];
      await lineOf(page, first).getByRole('button', { name: 'One more' }).click();
      await untilPage('a quantity of 2', page, () => document.querySelector('.cart-line output')?.textContent === '2');
      await isReady(page);
      await lineOf(page, first)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await page.getByText('Product removed from cart').waitFor();
      const undo = page.getByRole('button', { name: `Undo ${first.productName}` });
      // While the focus is in it, it does not go by itself.
      await undo.focus();
      await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(second)]));
      await expectFitToBeSeen(page);
      await undo.click();
      await page.getByText('Product added to cart').waitFor();
      await piecesOf(page, first).getByText('2', { exact: true }).waitFor();
      await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(second), rowOf(first, 2)]));
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('can be undone without a pointer', async () => {
    const { page, troubles, userId, products } = await memberWith(1);
    await page.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.waitFor();
    await untilPage('the focus on Undo', page, () => document.activeElement?.textContent?.startsWith('Undo'));
    await soon(async () => expect(await rowsOf(userId)).toEqual([]));
    await page.keyboard.press('Enter');
    await page.getByText('Product added to cart').waitFor();
    await soon(async () => expect(await rowsOf(userId)).toEqual(products.map((product) => rowOf(product))));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('loses nothing of a deletion that is taken back without a network', async () => {
    const { page, troubles, userId, products } = await memberWith(1, 360, offline);
    await page.getByRole('button', { name: /^Delete/ }).click();
    const undo = page.getByRole('button', { name: /^Undo/ });
    await undo.waitFor();
    await page.context().setOffline(true);
    await undo.click();
    await page.getByText('We cannot reach the shop. Check your connection and try again.').first().waitFor();
    await soon(async () => expect(await rowsOf(userId)).toEqual([]));
    await page.context().setOffline(false);
    await page.getByRole('button', { name: /^Try again / }).click();
    await page.getByText('Product added to cart').waitFor();
    await soon(async () => expect(await rowsOf(userId)).toEqual(products.map((product) => rowOf(product))));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('saves a line for later: on the wishlist, and out of the cart', async () => {
    const { page, troubles, userId, products } = await memberWith(2);
    const [first, second] = products as [ShownProduct, ShownProduct];
    await lineOf(page, first)
      .getByRole('button', { name: /^Save for later/ })
      .click();
    await page.getByText('Product added to wishlist').waitFor();
    await page.getByText('Product removed from cart').waitFor();
    await page.getByRole('link', { name: /^Wishlist, 1 item/ }).waitFor();
    await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(second)]));
    const wishes = (await (await page.request.get(url(`/wishlist/get/${userId}`))).json()) as { productId: number }[];
    expect(wishes.map(({ productId }) => productId)).toEqual([first.productId]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))(
    'tells at %i px what staff have changed since the cart was last seen',
    async (width) => {
      const { page, troubles, products } = await memberWith(3, width);
      const [cheaper, rarer, gone] = products as [ShownProduct, ShownProduct, ShownProduct];
      await staffSet([
        { ...cheaper, productRate: cheaper.productRate - 50 },
        { ...rarer, productQuantity: 2 },
        { ...gone, productQuantity: 0 },
      ]);
      // The catalogue hears of another process's changes a moment later.
      await untilPage(
        'the shop to hear that the product is gone',
        page,
        async (id) => (await (await fetch(`/api/customProducts/${id}`)).json()).productQuantity === 0,
        gone.productId,
      );
      await page.reload();
      await lineOf(page, cheaper)
        .getByText(/^Price changed from ₹[\d,.]+ to ₹[\d,.]+$/)
        .waitFor();
      await lineOf(page, rarer).getByText('Only 2 left now').waitFor();
      await lineOf(page, gone).getByText('Out of stock', { exact: true }).waitFor();
      await page.getByText('Currently, Few products are Out of Stock!').waitFor();
      await isReady(page);
      await expectFitToBeSeen(page);
      await visibleButton(page, 'Checkout').click();
      await untilPage(
        'the focus on what the cart is short of',
        page,
        () => document.activeElement?.id === 'cart-short',
      );
      expect(new URL(page.url()).pathname).toBe('/cart');
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('keeps two tabs of one shopper equal', async () => {
    const { page, troubles, products } = await memberWith(1);
    const [product] = products as [ShownProduct];
    const other = await page.context().newPage();
    await other.goto(url('/cart'));
    await isReady(other);
    await lineOf(other, product).getByRole('button', { name: 'One more' }).click();
    await piecesOf(page, product).getByText('2', { exact: true }).waitFor();
    await other.getByRole('button', { name: /^Delete/ }).click();
    await page.getByText(/Your cart is empty/).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows what another device did when the shopper comes back to this one', async () => {
    const { page, troubles, userId, products } = await memberWith(1);
    const [product] = products as [ShownProduct];
    const [added] = (await someProducts(1)) as [ShownProduct];
    await putIntoCart(page, visit.shop.url, userId, added);
    await page.request.post(
      url(`/usercart/update-quantity?userId=${userId}&productId=${product.productId}&orderQuantity=3`),
    );
    await isBack(page);
    await lineOf(page, added).waitFor();
    await piecesOf(page, product).getByText('3', { exact: true }).waitFor();
    await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(product, 3), rowOf(added)]));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the cart as last known without a network, keeps what was there, and is itself again with it', async () => {
    const { page, troubles, userId, products } = await memberWith(1, 360, offline);
    const [product] = products as [ShownProduct];
    await page.context().setOffline(true);
    await lineOf(page, product).getByRole('button', { name: 'One more' }).click();
    await page.getByText('Error updating quantity!').waitFor();
    await page.getByText(/This is your cart as we last saw it/).waitFor();
    await piecesOf(page, product).getByText('1', { exact: true }).waitFor();
    await expectFitToBeSeen(page);
    await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(product)]));
    await page.context().setOffline(false);
    await page.getByText(/as we last saw it/).waitFor({ state: 'detached' });
    await lineOf(page, product).getByRole('button', { name: 'One more' }).click();
    await piecesOf(page, product).getByText('2', { exact: true }).waitFor();
    await isReady(page);
    await soon(async () => expect(await rowsOf(userId)).toEqual([rowOf(product, 2)]));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('leads from Change to the product with the line’s colour and size chosen', async () => {
    const { page, troubles, products } = await memberWith(1);
    const [product] = products as [ShownProduct];
    await page.getByRole('link', { name: /^Change/ }).click();
    await page.waitForURL(`**/productdetails/${product.productId}?*`);
    const sizes = page.getByRole('group', { name: /^Size/ });
    await sizes.getByRole('radio').first().waitFor({ state: 'attached' });
    await soon(async () => expect(await sizes.getByRole('radio').first().isChecked()).toBe(true));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))('shows an empty cart with related products at %i px', async (width) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await page.goto(url('/cart'));
    await page.getByRole('link', { name: 'Add Products' }).waitFor();
    const related = page.getByRole('region', { name: 'Related Products' });
    await related.scrollIntoViewIfNeeded();
    await related.getByRole('link').first().waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

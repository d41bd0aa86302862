/** A member's orders in a real browser, on the built shop, while its staff move them on by the command line. */
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../../support/browser/axe';
import { openPage } from '../../support/browser/browser';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, logInDemoMember, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;

interface Shelved {
  productId: number;
  productName: string;
  productRate: number;
  productQuantity: number;
}

const shelved = async (productId: number): Promise<Shelved> =>
  (await (await fetch(url(`/api/customProducts/${productId}`))).json()) as Shelved;

/** A page of the demo member's, who is logged in. */
async function memberPage(width: number, allowed: RegExp[] = []) {
  const watched = await openPage(visit.browser, visit.shop.url, width, allowed);
  await logInDemoMember(watched.page, visit.shop.url);
  return watched;
}

interface Placed {
  orderNo: string;
  serialNo: number;
}

/** The member orders as many pieces of one product, by the calls that the checkout makes. */
async function placeOrder({ request }: Page, { productId, productRate }: Shelved, pieces = 1): Promise<Placed> {
  const { userId } = (await (await request.get(url('/users/session'))).json()) as { userId: string };
  const [address] = (await (await request.get(url(`/users/getAllAddresses/${userId}`))).json()) as { addrId: string }[];
  await request.post(url('/usercart/add-product'), { params: { userId, productId, orderQuantity: pieces }, data: {} });
  const answer = await request.post(url('/usercart/finalize'), {
    params: {
      userId,
      finalOrderAmount: productRate * pieces,
      addrId: address?.addrId ?? '',
      paymentMethod: 'onlinePayment',
      discount: 0,
      shipping: 0,
    },
  });
  const { orderNo, serialNos } = (await answer.json()) as { orderNo: string; serialNos: number[] };
  return { orderNo, serialNo: serialNos[0] ?? 0 };
}

async function buyable(): Promise<Shelved> {
  const all = (await (await fetch(url('/api/customProducts/all?stock=inStock'))).json()) as Shelved[];
  const product = all.find(({ productQuantity }) => productQuantity > 20);
  if (!product) throw new Error('The demo shop has nothing to sell.');
  return product;
}

/** The card of an order. */
const card = (page: Page, orderNo: string): Locator => page.getByRole('article').filter({ hasText: orderNo });
const expectState = (page: Page, orderNo: string, word: string) =>
  card(page, orderNo).locator(`[role="progressbar"][aria-valuetext="${word}"]`).waitFor();

async function openOrders(page: Page, orderNo: string): Promise<Locator> {
  await page.goto(url('/order-history'));
  await card(page, orderNo).waitFor();
  return card(page, orderNo);
}

describe('The order history', () => {
  it('cancels an order that has not left, once, and its stock goes back', async () => {
    const { page, troubles } = await memberPage(360);
    const product = await buyable();
    const { orderNo } = await placeOrder(page, product, 2);
    await soon(async () =>
      expect((await shelved(product.productId)).productQuantity).toBe(product.productQuantity - 2),
    );

    const order = await openOrders(page, orderNo);
    await expectState(page, orderNo, 'ORDERED');
    await order.getByRole('button', { name: /^Cancel Order/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByText('Order Cancelled').waitFor();
    await expectState(page, orderNo, 'CANCELLED');
    await soon(async () =>
      expect(await order.getByRole('heading').evaluate((heading) => heading === document.activeElement)).toBe(true),
    );

    expect(await visit.shop.shop('orders', 'show', orderNo)).toMatchObject({ status: 'CANCELED' });
    await soon(async () => expect((await shelved(product.productId)).productQuantity).toBe(product.productQuantity));
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says so when the order was shipped while the question stood there', async () => {
    const { page, troubles } = await memberPage(1280, [/status of 409/]);
    const { orderNo } = await placeOrder(page, await buyable());
    const order = await openOrders(page, orderNo);
    await order.getByRole('button', { name: /^Cancel Order/ }).click();
    await visit.shop.shop('orders', 'ship', orderNo, '--unpaid');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByText('This order is on its way already and can no longer be cancelled.').waitFor();
    await expectState(page, orderNo, 'SHIPPED');
    await soon(async () => expect(await order.getByRole('button', { name: /^Cancel Order/ }).count()).toBe(0));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  async function fillReturn(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Return Order' });
    await dialog.getByLabel('Reason').selectOption('Too small');
    await dialog.getByLabel('Account holder name').fill('Demo Member');
    await dialog.getByLabel('Account number').fill('002301567890');
    await dialog.getByLabel('Bank name').fill('Bank of Example');
    await dialog.getByLabel('IFSC code').fill('zzzz0123456');
  }

  it('follows an order from the table to the refund, as staff move it on', async () => {
    const { page, troubles } = await memberPage(1280);
    const { orderNo, serialNo } = await placeOrder(page, await buyable());
    const order = await openOrders(page, orderNo);

    // The tab comes back into view.
    await visit.shop.shop('orders', 'ship', orderNo, '--unpaid');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectState(page, orderNo, 'SHIPPED');

    await visit.shop.shop('orders', 'deliver', orderNo);
    await page.reload();
    await expectState(page, orderNo, 'DELIVERED');

    await order.getByRole('button', { name: 'Return Order' }).click();
    await page.getByRole('dialog', { name: 'Return Order' }).waitFor();
    await fillReturn(page);
    await page.getByRole('button', { name: 'Send return request' }).click();
    const initiated = order.getByRole('button', { name: 'Return Initiated' });
    await initiated.waitFor();
    await soon(async () => expect(await initiated.evaluate((button) => button === document.activeElement)).toBe(true));
    expect(await visit.shop.shop('returns', 'show', String(serialNo))).toMatchObject({
      status: 'INITIATED',
      reason: 'Too small',
    });

    await visit.shop.shop('returns', 'approve', String(serialNo));
    await page.reload();
    await order.getByRole('button', { name: 'Return Approved' }).waitFor();
    await visit.shop.shop('returns', 'refund', String(serialNo));
    await page.reload();
    await order.getByRole('button', { name: 'Refunded' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('prints one A4 page for a usual order, and nothing of the page around it', async () => {
    const { page, troubles } = await memberPage(1280);
    const order = await openOrders(page, 'DEMO-0002');
    await order.getByRole('button', { name: /^View Order/ }).click();
    await page.getByRole('button', { name: 'Print invoice' }).waitFor();
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

    await page.emulateMedia({ media: 'print' });
    await soon(async () => {
      const seen = await page.evaluate(() => document.body.innerText);
      expect(seen).toContain('Rupees Two Thousand Three Hundred Seven and Sixty Paise Only');
      expect(seen).not.toContain('BE THE FIRST TO KNOW');
      expect(seen).not.toContain('Print invoice');
    });
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe.each(firstOrAll(360, 768, 1280))('The order history at %i px', (width) => {
  it('can be used by everyone, with each dialog open', async () => {
    const { page, troubles } = await memberPage(width);
    await openOrders(page, 'DEMO-0002');
    await expectFitToBeSeen(page);
    const openers = [/^View Order DEMO-0002/, /^Cancel Order DEMO-0004/, 'Return Order'];
    for (const name of openers) {
      // Another test's order may stand before the demo shop's.
      await page.getByRole('button', { name }).last().click();
      await page.getByRole('dialog').waitFor();
      await expectFitToBeSeen(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('The order history', () => {
  it('is drawn for nobody in particular by the server, and not listed by search engines', async () => {
    const answer = await fetch(url('/order-history'), { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Order History');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toContain('DEMO-');
  });
});

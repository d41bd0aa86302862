/** A guest's order on its own page, from its link to the parcel, on the built shop, as staff move it on by command. */
import { arrive, rested } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { expectState, orderOfGuest } from '../support/browser/orderOfGuest';
import { expectFitToBeSeen, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ env: { UPI_ID: 'jhabla@okbank' } });
const url = (path: string) => `${visit.shop.url}${path}`;
const notFound = [/404/];

describe.each([360, 768, 1280])("An order's page at %i px", (width) => {
  it('opens by its link, takes the key out of the address, and follows the order to its parcel', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const { orderNo, key, path } = await orderOfGuest(page, visit.shop.url);
    const referrers: string[] = [];
    const asked: string[] = [];
    page.on('request', (request) => {
      referrers.push(request.headers()['referer'] ?? '');
      if (request.url().includes('/api/order-page/')) asked.push(request.url());
    });
    const answer = await page.goto(url(path));
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await answer?.text()).toContain('noindex');
    // Drawn whole, by the key that stands nowhere in it; the browser has nothing to ask.
    expect(await answer?.text()).toContain('aria-valuetext="ORDERED"');
    expect(await answer?.text()).not.toContain(key);
    await rested(page);
    await expectState(page, 'ORDERED');
    expect(asked).toEqual([]);
    expect(page.url()).toBe(url(`/order/${orderNo}`));
    expect(referrers.join()).not.toContain(key);
    await expectFitToBeSeen(page);

    await visit.shop.shop('orders', 'shipping', orderNo, '80.50');
    // What the tab has keeps the page open over a reload.
    await page.reload();
    await page.getByRole('img', { name: /^QR code that pays/ }).waitFor();
    await expectFitToBeSeen(page);
    await page.getByLabel('Reference (UTR)').fill('4330 1234 5678');
    await page.getByRole('button', { name: 'I have paid' }).click();
    await page.getByText('You told us that it is paid, with the reference 433012345678').waitFor();
    await page.getByText('Show the payment code again').click();
    await expectFitToBeSeen(page);
    expect(await visit.shop.shop('orders', 'show', orderNo)).toMatchObject({
      payment: 'claimed',
      paymentReference: '433012345678',
    });

    await visit.shop.shop('orders', 'paid', orderNo, '--amount', '1', '--yes');
    await visit.shop.shop('orders', 'ship', orderNo, '--courier', 'Delhivery', '--tracking-number', '1234567890');
    await page.reload();
    await expectState(page, 'SHIPPED');
    await page.getByRole('link', { name: /Track the parcel/ }).waitFor();
    await expectFitToBeSeen(page);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.documentElement.outerHTML]));
    expect(kept).not.toContain(key);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('asks before the order is cancelled', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    const { path } = await orderOfGuest(page, visit.shop.url);
    await page.goto(url(path));
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.waitFor();
    await expectFitToBeSeen(page);
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    await expectState(page, 'CANCELLED');
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows nothing without the key, and sends the link again', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, notFound);
    const { orderNo } = await orderOfGuest(page, visit.shop.url);
    await page.context().clearCookies();
    await arrive(page, url(`/order/${orderNo}`));
    await page.getByText('This link opens no order').waitFor();
    await expectFitToBeSeen(page);
    await page.getByLabel('Mobile number or e-mail').fill('98765 43210');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByText(/^If we know such an order/).waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe("An order's page without scripts", () => {
  it('shows the order by its link, and how to pay it', async () => {
    const context = await visit.browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
    const page = await context.newPage();
    const { orderNo, path } = await orderOfGuest(page, visit.shop.url);
    await visit.shop.shop('orders', 'shipping', orderNo, '80.50');
    await page.goto(url(path));
    await expectState(page, 'ORDERED');
    for (const shown of [
      page.getByRole('img', { name: /^QR code that pays/ }),
      page.getByRole('link', { name: /in a UPI app$/ }),
      page.getByText('jhabla@okbank'),
      page.getByRole('list', { name: 'Products of this order' }),
      page.getByText(/12 Lake View/),
    ])
      expect(await shown.isVisible()).toBe(true);
    await context.close();
  });

  it('says of a wrong link what it says of one to no order', async () => {
    const context = await visit.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const { orderNo } = await orderOfGuest(page, visit.shop.url);
    for (const path of [`/order/${orderNo}?key=wrong`, '/order/ZZZZ-ZZZZ?key=wrong']) {
      expect((await page.goto(url(path)))?.status()).toBe(404);
      expect(await page.getByText('This link opens no order').isVisible()).toBe(true);
    }
    await context.close();
  });
});

describe("A member's order history", () => {
  it('has the same payment as the order’s own page', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    const form = { emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' };
    await page.request.post(url('/users/loginUser'), { form });
    const orders = (await visit.shop.shop('orders', 'list', '--status', 'ORDERED')) as {
      orderNo: string;
      customer: string;
    }[];
    const orderNo = orders.find(({ customer }) => customer === 'user')?.orderNo ?? '';
    await visit.shop.shop('orders', 'shipping', orderNo, '60');
    await arrive(page, url('/order-history'));
    await page.getByRole('button', { name: `View Order ${orderNo}` }).click();
    const dialog = page.getByRole('dialog', { name: `Order ${orderNo}` });
    await dialog.getByRole('img', { name: /^QR code that pays/ }).waitFor();
    await soon(async () => expect(await dialog.getByText('jhabla@okbank').isVisible()).toBe(true));
    await expectFitToBeSeen(page);
    // Drawn for a guest, as every page is: it hydrated as such without trouble, and has turned right since.
    const trackOrder = page.locator('footer a', { hasText: 'Track Order' });
    await soon(async () => expect(await trackOrder.getAttribute('href')).toBe('/order-history'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

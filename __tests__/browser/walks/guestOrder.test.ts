/**
 * A guest's order in a real browser, on the built shop, with a PIN code that brings its city. The plain purchase is
 * walks/purchase, one through a kill soak/walks/guestOrderKilled. TEST_DATABASE_URL runs the same on PostgreSQL.
 */
import { openPage } from '../../support/browser/browser';
import type { ShownOrder } from '../../support/browser/memberInBrowser';
import { orderNoOf } from '../../support/browser/purchase';
import { expectFitToBeSeen, shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';

const visit = shopInBrowser();

describe('A guest’s order', () => {
  it('fills a guest’s city and state in from the PIN code, and stores them with the order', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await page.goto(`${visit.shop.url}/productdetails/174`);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await visibleButton(page, 'Checkout').click();
    await page.waitForURL('**/checkout');
    const details = {
      'Full name': 'Test Shopper',
      'Mobile number': '9000000001',
      'House name': '12 Test House',
      Street: 'MG Road',
      'PIN code': '560001',
    };
    for (const [label, text] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByText('Bengaluru, Karnataka filled in from the PIN code').first().waitFor();
    await expectFitToBeSeen(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    const order = (await visit.shop.shop('orders', 'show', await orderNoOf(page))) as ShownOrder;
    expect(order.address).toBe('12 Test House, MG Road, Bengaluru, Karnataka, India - 560001');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

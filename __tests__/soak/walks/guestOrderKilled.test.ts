/**
 * A guest's order in a real browser, and a kill of the server right after its answer. TEST_DATABASE_URL runs the same
 * on PostgreSQL.
 */
import { openPage } from '../../support/browser/browser';
import { addWithCoupon, expectStored, orderNoOf, rateOf, stockOf } from '../../support/browser/purchase';
import { firstOrAll } from '../../support/lib/rounds';
import { fillCheckout, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();

describe.each(firstOrAll(360, 1280))('a guest’s order at %i px', (width) => {
  it('is kept when the server is killed right after its answer', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await page.goto(`${visit.shop.url}/productdetails/174`);
    await addWithCoupon(page);
    await fillCheckout(page);
    const [before, ratePaise] = await Promise.all([stockOf(visit.shop.url, 174), rateOf(visit.shop.url, 174)]);

    const answered = page.waitForResponse('**/api/guest-cart/place-order');
    await page.getByRole('button', { name: 'Place Order' }).click();
    const answer = await answered;
    await visit.shop.kill();
    expect(answer.status()).toBe(200);
    await visit.shop.start();

    const orderNo = await orderNoOf(page);
    await expectStored(visit.shop, orderNo, 174, ratePaise);
    await soon(async () => expect(await stockOf(visit.shop.url, 174)).toBe(before - 1));
    // Whatever the page asked for while nobody was there to answer is not what this test is about.
    expect(
      troubles.filter((trouble) => !/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|failed request/.test(trouble)),
    ).toEqual([]);
    await page.context().close();
  });
});

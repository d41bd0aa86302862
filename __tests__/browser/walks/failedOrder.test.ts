/**
 * An order that fails goes to a page that tells why in the shop's own words, keeps the cart, and tries again
 * (decision 59d). Beside it: the way from the checkout to another colour or size and back. TEST_DATABASE_URL runs
 * the same on PostgreSQL.
 */
import { orderWalks, place } from '../../support/browser/orderWalks';
import { expectFitToBeSeen, shopWithRows, testShopper } from '../../support/browser/shopInBrowser';
import { soon } from '../../support/lib/until';

const visit = shopWithRows();
const { twoWays, ordersIn, setStock, guestAtCheckout } = orderWalks(visit);

describe.each([360, 1280])('At %i px an order', (width) => {
  const start = async () => {
    const [wish] = await twoWays();
    const guest = await guestAtCheckout(wish);
    await guest.page.setViewportSize({ width, height: 780 });
    return { ...guest, wish };
  };

  it('that is short is told with what is short, and placed by another try when there is enough again', async () => {
    const { page, wish, guestId } = await start();
    await setStock(wish.productId, 0);
    await place(page);
    await page.waitForURL('**/payment-unsuccessful');
    await page.getByText('Currently, Few products are Out of Stock!').waitFor();
    await page.getByRole('list', { name: 'Out of stock' }).waitFor();
    await expectFitToBeSeen(page);
    await setStock(wish.productId, 40);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Thank You' }).waitFor();
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[wish]]);
    await page.context().close();
  });

  it('without a network says that it failed, and is placed once when the network is back', async () => {
    const { page, wish, guestId } = await start();
    await page.context().setOffline(true);
    await place(page);
    await page.waitForURL('**/payment-unsuccessful');
    await page.getByText('Failed to place order').waitFor();
    await page.getByText(/^We cannot reach the shop/).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Thank You' }).waitFor();
    expect((await ordersIn(guestId)).map(({ lines }) => lines)).toEqual([[wish]]);
    await page.context().close();
  });

  it('can be changed in colour or size on the way, and what was typed is there afterwards', async () => {
    const { page, wish } = await start();
    await page.getByRole('link', { name: /^Change colour or size of / }).click();
    await page.waitForURL(`**/productdetails/${wish.productId}?*`);
    await page.goBack();
    await page.waitForURL('**/checkout');
    await soon(async () => expect(await page.getByLabel('Full name').inputValue()).toBe(testShopper.name));
    await expectFitToBeSeen(page);
    await page.context().close();
  });
});

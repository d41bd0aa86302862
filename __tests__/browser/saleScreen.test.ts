/**
 * The sale page in a real browser: with its deals, without any, when its call fails, and while it waits
 * (docs/requirements.md section 2, Sale products).
 */
import type { Page } from 'playwright-core';
import type { DealOfDayProduct } from '../../src/contract/catalog';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { answersWith, fails, logInDemoMember, shopInBrowser, slowCalls } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

const call = '**/products/deal-of-day-products*';
const cards = (page: Page) => page.locator('.sale-card');
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sale Products' });

/** The sale page as the running line leads there, when its call is the browser's and answered as `answer` says. */
async function goToSale(answer: Parameters<Page['route']>[1]) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [
    /status of 500/,
    /net::ERR_FAILED/,
    /^failed request/,
  ]);
  await arrive(page, `${visit.shop.url}/faqs`);
  await page.route(call, answer);
  await page.getByRole('region', { name: 'Announcements' }).getByRole('link').click();
  await title(page).waitFor();
  return { page, troubles };
}

const answered = async () =>
  (await (await fetch(`${visit.shop.url}/products/deal-of-day-products`)).json()) as DealOfDayProduct[];

describe('The sale page', () => {
  it('shows every deal, drawn by the server, with its prices, a heart and a button', async () => {
    const deals = await answered();
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await page.goto(`${visit.shop.url}/sale-products`);
    await soon(async () => expect(await cards(page).count()).toBe(deals.length));
    expect(deals.length).toBeGreaterThan(3);
    for (const { productName, minStk } of deals) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: productName, exact: true }) });
      await soon(async () => expect(await card.locator('s').textContent()).toContain('₹'));
      await card.getByRole('button', { name: /to the wishlist$/ }).waitFor();
      await card.getByRole('button', { name: minStk > 0 ? `Add to Cart: ${productName}` : 'Out of Stock' }).waitFor();
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the same deals to who comes from another page', async () => {
    const { page, troubles } = await goToSale((route) => route.continue());
    await cards(page).first().waitFor();
    await soon(async () =>
      expect(await page.locator('.sale-card h2').allTextContents()).toEqual(
        (await answered()).map(({ productName }) => productName),
      ),
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says that there are none, and leads to the shop', async () => {
    const { page, troubles } = await goToSale(answersWith('[]'));
    await page.getByText('No Sale Products').waitFor();
    expect(await cards(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await page.waitForURL('**/shop?category=men');
    await page.locator('main article').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['fails', fails, 'Something went wrong! Try again later'],
    [
      'is lost',
      (route: Parameters<typeof fails>[0]) => route.abort('failed'),
      'We cannot reach the shop. Check your connection and try again.',
    ],
  ])('says so when the call %s, and shows the deals when it is asked once more', async (_, answer, sentence) => {
    const { page, troubles } = await goToSale(answer);
    await page.getByRole('alert').getByText(sentence).waitFor();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();
    await cards(page).first().waitFor();
    await soon(async () => expect(await page.getByText(sentence).isVisible()).toBe(false));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the cards’ room while the answer takes its time', async () => {
    const { holds, letGo } = slowCalls();
    const { page, troubles } = await goToSale(holds);
    const place = async (selector: string) => {
      await page.locator(selector).first().waitFor();
      const { x, y, width } = (await page.locator(selector).first().boundingBox()) ?? {};
      return { x, y, width };
    };
    const waiting = await place('.sale-grid > .sale-card-skeleton');
    await letGo();
    await cards(page).first().waitFor();
    expect(await place('.sale-grid > li')).toEqual(waiting);
    await soon(async () => expect(await page.locator('.sale-card-skeleton').count()).toBe(0));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('puts a member’s deal into the cart and goes there', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await logInDemoMember(page, visit.shop.url);
    await page.goto(`${visit.shop.url}/sale-products`);
    const button = page.getByRole('button', { name: /^Add to Cart: / }).first();
    const name = ((await button.getAttribute('aria-label')) ?? '').replace('Add to Cart: ', '');
    await button.click();
    await page.waitForURL('**/cart');
    await page.locator('main').getByRole('link', { name }).first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

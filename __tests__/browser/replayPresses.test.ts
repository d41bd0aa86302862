/**
 * Buttons, links and searches that a shopper presses before a page's scripts are there: each is carried out once, in
 * order, and none takes away what was pressed after it (docs/decisions/0204-early-input.md).
 */
import { controlOf, openUnhydrated } from '../support/browser/unhydrated';
import { inCart, said } from '../support/browser/earlyInput';
import { hold, shopInBrowser, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const url = (path: string) => `${visit.shop.url}${path}`;

describe('What is pressed before the scripts are there', () => {
  it('is pressed once, in order, after what was chosen', async () => {
    const { page, hydrate, troubles } = await openUnhydrated(visit, '/productdetails/174', 360);
    const additions: string[] = [];
    page.on('request', (request) => request.url().includes('/guest-cart/add') && additions.push(request.url()));
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    await controlOf(page, 'White').check();
    await visibleButton(page, 'Add to cart').click();
    await hydrate();
    await page.waitForURL('**/cart');
    await said(page, /White/);
    expect(
      await page
        .getByRole('group', { name: /^Quantity of/ })
        .locator('output')
        .innerText(),
    ).toBe('3');
    expect(additions).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is in the cart as it was chosen at the press, whatever was chosen afterwards', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174', 360);
    await controlOf(page, 'White').check();
    await visibleButton(page, 'Add to cart').click();
    await controlOf(page, 'Blue').check();
    await hydrate();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^White/)]);
    await page.context().close();
  });

  it('is in the cart each time, where it was pressed with one choice and again with another', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174', 360);
    for (const colour of ['White', 'Blue']) {
      await controlOf(page, colour).check();
      await visibleButton(page, 'Add to cart').click();
    }
    await hydrate();
    await page.waitForURL('**/cart');
    await page.locator('li.cart-line').nth(1).waitFor();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^White/), expect.stringMatching(/^Blue/)]);
    await page.context().close();
  });

  it('is in the cart though a heart was pressed before it, which leads a visitor to the login', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174', 360);
    await page
      .getByRole('main')
      .getByRole('button', { name: /to the wishlist$/ })
      .first()
      .click();
    await visibleButton(page, 'Add to cart').click();
    await hydrate();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^Blue/)]);
    await page.context().close();
  });

  it('is done, and the link followed that is pressed while it is being done', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174');
    for (const colour of ['White', 'Blue']) {
      await controlOf(page, colour).check();
      await visibleButton(page, 'Add to cart').click();
    }
    const letAdd = await hold(page, '**/guest-cart/add?*');
    const adding = page.waitForRequest('**/guest-cart/add?*');
    const hydrated = hydrate();
    await adding;
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await letAdd();
    await page.waitForURL('**/faqs');
    await hydrated;
    await page.goto(url('/cart'));
    await page.locator('li.cart-line').nth(1).waitFor();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^White/), expect.stringMatching(/^Blue/)]);
    await page.context().close();
  });

  it('is the last of several of which one is chosen', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/');
    const colours = page.getByRole('group', { name: 'Colours' });
    const [first, second] = [colours.getByRole('button').nth(0), colours.getByRole('button').nth(1)];
    for (const press of [second, first, second]) await press.click();
    await hydrate();
    await soon(async () => expect(await second.getAttribute('aria-pressed')).toBe('true'));
    await page.context().close();
  });

  it('starts nothing that it was to stop, where no motion is wanted', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/');
    const welcome = page.getByRole('region', { name: 'Welcome' });
    await welcome.getByRole('button', { name: /^Pause/ }).click();
    // What is pressed after it is carried out after it.
    const second = page.getByRole('group', { name: 'Colours' }).getByRole('button').nth(1);
    await second.click();
    await hydrate();
    await soon(async () => expect(await second.getAttribute('aria-pressed')).toBe('true'));
    expect(await welcome.getByRole('button', { name: 'Play: pictures' }).count()).toBe(1);
    await page.context().close();
  });

  it('comes before the link that is pressed after it', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/productdetails/174', 360);
    await controlOf(page, 'White').check();
    await visibleButton(page, 'Add to cart').click();
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await hydrate();
    expect(await inCart(page)).toEqual([expect.stringMatching(/^White/)]);
    await page.context().close();
  });

  it('comes before the search that is sent after it', async () => {
    const { page, hydrate } = await openUnhydrated(visit, '/shop');
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('search').first().getByRole('searchbox').fill('bib');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    await page.waitForURL(/\/shop\?search=bib/);
    await page.context().close();
  });
});

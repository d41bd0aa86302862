/** A deploy under open tabs (docs/decisions/deploys.md): the next release has other file names, and the old ones are gone. */
import { rested } from '../support/arrive';
import { deployUnderTabs } from '../support/deployedTabs';
import { expectToStand, stepTo } from '../support/faults';
import { shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { soon } from '../support/until';

const visit = shopInBrowser();
const { made, deploy, oldTab } = deployUnderTabs(visit);

describe('A deploy under open tabs', () => {
  it('brings an old tab to another screen, with one page loaded anew', async () => {
    const { page, troubles, renewed } = await oldTab('/careers');
    await deploy(made.release.dist);
    await stepTo(page, '/shop');
    await soon(() => Promise.resolve(expect(renewed()).toBe(1)));
    await rested(page);
    await expectToStand(page);
    expect({ at: new URL(page.url()).pathname, renewed: renewed(), troubles }).toEqual({ at: '/shop', renewed: 1, troubles: [] });
  });

  it('goes on with the calls of an old tab, and keeps the cart and what was typed', async () => {
    const { page, renewed, troubles } = await oldTab('/productdetails/174');
    await page.getByLabel('Mobile number for news').fill('9000000008');
    await deploy(made.release.dist);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await page.locator('.cart-line a[href^="/productdetails/174"]').first().waitFor();
    expect(renewed()).toBeLessThanOrEqual(1);
    await soon(async () => expect(await page.getByLabel('Mobile number for news').inputValue()).toBe('9000000008'));
    await visibleButton(page, 'Checkout').click();
    await page.getByLabel('Full name').fill('Old Tab');
    expect(troubles).toEqual([]);
  });

  it('keeps a message that is being written while the page is loaded anew', async () => {
    const { page } = await oldTab('/contact');
    await page.getByLabel('Message', { exact: true }).fill('It has not come yet.');
    await page.reload();
    await soon(async () => expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('It has not come yet.'));
  });

  it('shows a first page whose scripts were replaced while it came', async () => {
    const { page, renewed, troubles } = await oldTab('/careers');
    let deployed: Promise<void> | undefined;
    await page.route('**/assets/*.js', async (route) => {
      await (deployed ??= deploy(made.release.dist));
      await route.continue();
    });
    await page.goto(`${visit.shop.url}/productdetails/174`, { waitUntil: 'commit' });
    await visibleButton(page, 'Add to cart').waitFor();
    await soon(() => Promise.resolve(expect(renewed()).toBe(2)));
    await rested(page);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    expect(troubles).toEqual([]);
  });

  it('leaves a page as it is while a form on it holds what is typed', async () => {
    const { page, renewed } = await oldTab('/signup', 360);
    await page.getByLabel('Name').fill('Asha Rao');
    await deploy(made.release.dist);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText(/Reload the page to go on; finish what you are typing first/).waitFor();
    expect([renewed(), await page.getByLabel('Name').inputValue()]).toEqual([0, 'Asha Rao']);
  });
});

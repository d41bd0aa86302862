/** A visit in a browser that ends with a coupon that does not count, saved as a shopper saves it. */
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { arrive } from '../browser/arrive';
import { openPage } from '../browser/browser';
import { installDevTools, nextActionId } from './devTools/devTools';
import { savedVisit } from './savedVisit';
import { settledDocument } from '../browser/settledDocument';
import { visibleButton } from '../browser/shopInBrowser';
import type { shopInBrowser } from '../browser/shopInBrowser';
import { until } from '../lib/until';

/**
 * The page as it is left, one step after the file was saved; the file's text; the types of its actions, in their
 * order.
 */
export async function recordVisit(visit: ReturnType<typeof shopInBrowser>) {
  const { page } = await openPage(visit.browser, visit.shop.url, 1280, [], { reducedMotion: 'reduce' });
  await installDevTools(page.context());
  // Else the search may load a page of its own, and the log begin there.
  await arrive(page, visit.shop.url);
  await page.getByRole('searchbox').locator('visible=true').first().fill('jhabla');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop?search=jhabla');
  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.waitForURL('**/productdetails/*');
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('nonsense');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Invalid or inactive coupon code.').waitFor();
  await settledDocument(page);
  const text = await savedVisit(page);
  const { payload } = JSON.parse(text) as SupportBundle;
  const types = (JSON.parse(payload) as { type: string }[]).map(({ type }) => type);
  // One more step, so that the file's last moment is a former one, where nothing goes by itself (features/toasts).
  const saved = await nextActionId(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await until('a step after the file was saved', async () => (await nextActionId(page)) > saved);
  return { page, text, types };
}

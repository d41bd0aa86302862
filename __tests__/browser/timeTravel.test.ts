/** A visit in Redux DevTools' panel: few rows that tell it, little to send, and a way back to the living page. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { arrive, quiet } from '../support/browser/arrive';
import { accessibilityFaults } from '../support/browser/axe';
import { openPage } from '../support/browser/browser';
import { callsOf } from '../support/browser/callsOf';
import {
  dispatchLifted,
  installDevTools,
  jumpTo,
  jumpToRow,
  liftedState,
  panelRows,
  panelExport,
  panelMessages,
} from '../support/visits/devTools/devTools';
import type { DevToolsPage } from '../support/visits/devTools/devTools';
import {
  fillCheckout,
  shopInBrowser,
  testShopper,
  testShopperIn,
  visibleButton,
} from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();
const MOST_ROWS = 30;
const MOST_BYTES = 300_000;

async function openWithDevTools(width = 1280, more: BrowserContextOptions = {}) {
  const watched = await openPage(visit.browser, visit.shop.url, width, [], more);
  await installDevTools(watched.page.context());
  return watched;
}

/** A product put into the cart, and the cart quiet. */
async function goToCart(page: Page): Promise<void> {
  await arrive(page, `${visit.shop.url}/productdetails/174`);
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await visibleButton(page, 'Checkout').waitFor();
  await quiet(page);
}

const bar = (page: Page) => page.locator('.time-travel-bar');
const backToLive = (page: Page) => page.getByRole('button', { name: 'Back to live' });

/** One line at the foot of a phone's window, and the page's own bar stands above it. */
async function expectNoBarOverAnother(page: Page): Promise<void> {
  const own = await page.locator('.time-travel-bar').boundingBox();
  const buy = await visibleButton(page, 'Add to cart').boundingBox();
  if (!own || !buy) throw new Error('There are no two bars');
  expect(own.height).toBeLessThanOrEqual(60);
  expect(buy.y + buy.height).toBeLessThanOrEqual(own.y);
}

const logo = (page: Page) => page.getByRole('banner').getByRole('link').first();

/** Links lead on, and so does Back. */
async function expectLife(page: Page): Promise<void> {
  await bar(page).waitFor({ state: 'detached' });
  await logo(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await page.waitForURL('**/cart');
}

/** From the search to the receipt, with a coupon. */
async function buy(page: Page): Promise<void> {
  await arrive(page, visit.shop.url);
  const box = page.getByRole('searchbox').locator('visible=true').first();
  await box.fill('frock');
  await box.press('Enter');
  await page.waitForURL('**/shop?search=frock');
  await page.locator('main a[href^="/productdetails/"]').first().click();
  await page.waitForURL('**/productdetails/*');
  await visibleButton(page, 'Add to cart').click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Coupon code').fill('first');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Coupon applied! You get a 10% discount on the subtotal.').first().waitFor();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/payment-successful');
  await quiet(page);
}

describe('A guest’s purchase in the panel', () => {
  it('reads in at most thirty rows that name what they are about, and is little to send', async () => {
    const { page, troubles } = await openWithDevTools();
    await buy(page);
    const labels = (await panelRows(page)).map(({ label }) => label);
    expect(labels.length).toBeLessThanOrEqual(MOST_ROWS);
    const story = [
      /^location\/changed \/shop\?search=…$/,
      /^api\/getListing\/fulfilled …/,
      /^location\/changed \/productdetails\/\d+$/,
      /^cart\/lineAdded .+ ×1$/,
      /^toasts\/shown Product added to cart$/,
      /^location\/changed \/cart$/,
      /^coupon\/applied first$/,
      /^location\/changed \/checkout$/,
      /^api\/placeOrder\/fulfilled/,
      /^checkout\/orderPlaced [\dA-Z]{4}-[\dA-Z]{4}$/,
      /^location\/changed \/payment-successful$/,
    ];
    expect(story.filter((line) => !labels.some((label) => line.test(label)))).toEqual([]);
    expect((await panelMessages(page)).join('').length).toBeLessThan(MOST_BYTES);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('tells the panel and the file that it exports nothing of the guest’s, whose receipt a jump shows', async () => {
    const { page, troubles } = await openWithDevTools();
    await buy(page);
    const receipt = page.getByText(testShopper.street);
    await receipt.waitFor();
    const told = await panelMessages(page);
    expect(told.filter((text) => text.includes('api/placeOrder/fulfilled'))).toHaveLength(1);
    expect(told.filter((text) => testShopperIn(text).length > 0)).toEqual([]);
    const file = await panelExport(page);
    expect(file).toContain('api/placeOrder/fulfilled');
    expect(testShopperIn(file)).toEqual([]);

    const rows = await panelRows(page);
    const row = (label: string) => rows.find((one) => one.label.startsWith(label)) ?? { id: 0, label };
    await jumpToRow(page, row('cart/lineAdded'));
    await page.waitForURL('**/productdetails/*');
    await jumpToRow(page, row('location/changed /payment-successful'));
    await page.waitForURL('**/payment-successful');
    await receipt.waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A page that DevTools has taken back', () => {
  it('lives again at the last row of the panel, though hidden actions stand behind it', async () => {
    const { page, troubles } = await openWithDevTools();
    await goToCart(page);
    const rows = await panelRows(page);
    const [first] = rows;
    const last = rows.at(-1);
    if (!first || !last) throw new Error('There are no rows');
    await jumpToRow(page, first);
    await bar(page).waitFor();
    await jumpToRow(page, last);
    await expectLife(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([1280, 360])('says which step of how many it shows, and takes no other press, at %i px', async (width) => {
    const { page, troubles } = await openWithDevTools(width);
    await goToCart(page);
    const rows = await panelRows(page);
    const at = rows.findIndex(({ label }) => label.startsWith('cart/lineAdded'));
    await jumpToRow(page, rows[at] ?? { id: 0, label: '' });
    await page.waitForURL('**/productdetails/174');
    await page.getByText(`Step ${at + 1} of ${rows.length}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    if (width === 360) await expectNoBarOverAnother(page);
    const calls = callsOf(page);
    await logo(page).click();
    expect(new URL(page.url()).pathname).toBe('/productdetails/174');
    await backToLive(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart');
    expect(calls).toEqual([]);
    await expectLife(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('has its slides in their place at once', async () => {
    const { page, troubles } = await openWithDevTools(1280, { reducedMotion: 'no-preference' });
    await arrive(page, visit.shop.url);
    await page.mouse.move(5, 5);
    const deals = page.getByRole('group', { name: 'Deals of the day', exact: true });
    await deals.scrollIntoViewIfNeeded();
    await deals.locator('.slick-track').waitFor();
    const place = () => deals.locator('.slick-current .carousel-slide').getAttribute('aria-label');
    const moves = () => deals.evaluate((part) => part.getAnimations({ subtree: true }).length);
    const start = await place();
    await page.getByRole('button', { name: 'Next: Deals of the day' }).click();
    await soon(async () => expect(await place()).not.toBe(start));
    await soon(async () => expect(await moves()).toBe(0));
    const { actionsById, stagedActionIds } = await liftedState(page);
    await jumpTo(page, stagedActionIds.findIndex((id) => actionsById[id]?.action.type === 'view/slideChosen') - 1);
    await deals
      .locator('.slick-current')
      .getByRole('group', { name: start ?? '', exact: true, includeHidden: true })
      .waitFor();
    expect(await moves()).toBe(0);
    expect(await place()).toBe(start);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('finds back out of a dialog that the moment shows', async () => {
    const { page } = await openWithDevTools();
    await goToCart(page);
    await visibleButton(page, 'Having a problem?').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const opened = (await panelRows(page)).find(({ label }) => label.startsWith('panel/opened'));
    if (!opened) throw new Error('The dialog has no row');
    await jumpToRow(page, opened);
    await page.getByRole('dialog').waitFor();
    await backToLive(page).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectLife(page);
    await page.context().close();
  });

  const another = { type: 'IMPORT_STATE', nextLiftedState: [{ type: 'panel/closed' }] };
  const empty = 'The start of an empty log is shown by Redux DevTools.';
  it.each<[string, object[], string | RegExp]>([
    ['Reset', [{ type: 'RESET', timestamp: 1 }], empty],
    ['Revert', [{ type: 'ROLLBACK', timestamp: 1 }], empty],
    [
      'Commit at a former moment',
      [
        { type: 'JUMP_TO_STATE', index: 3 },
        { type: 'COMMIT', timestamp: 1 },
      ],
      empty,
    ],
    ['another log', [another], 'Step 1 of 1 is shown'],
    ['a lock', [{ type: 'LOCK_CHANGES', status: true }], /^Step (\d+) of \1 is shown/],
    ['a row left out', [{ type: 'TOGGLE_ACTION', id: 2 }], /^Step (\d+) of \1, with 1 left out, is shown/],
    ['the beginning', [{ type: 'JUMP_TO_STATE', index: 0 }], /^Step 0 of \d\d is shown/],
  ])('lives again after %s, with what it had', async (_what, does, says) => {
    const { page, troubles } = await openWithDevTools();
    await goToCart(page);
    for (const action of does) await dispatchLifted(page, action);
    await bar(page).getByText(says).waitFor();
    await backToLive(page).click();
    await page.waitForURL('**/cart');
    await visibleButton(page, 'Checkout').waitFor();
    await expectLife(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('goes on living when its log is committed at the newest moment', async () => {
    const { page } = await openWithDevTools();
    await goToCart(page);
    // In one go: a notice that goes by itself is an action more.
    const staged = await page.evaluate(() => {
      const { devTools } = window as unknown as DevToolsPage;
      devTools.dispatch({ type: 'COMMIT', timestamp: 1 });
      return devTools.state().stagedActionIds;
    });
    expect(staged).toHaveLength(1);
    await expectLife(page);
    await jumpTo(page, 0);
    await bar(page).waitFor();
    await backToLive(page).click();
    await expectLife(page);
    await page.context().close();
  });
});

/** A shopper's file in the real Redux DevTools extension, as support staff open it. */
import type { Page } from 'playwright-core';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isRow, labelled } from '../../src/client/store/devToolsPanel';
import { parseBundle } from '../../src/client/lib/supportBundle';
import { arrive, quiet } from '../support/browser/arrive';
import { openPage, troublesOf } from '../support/browser/browser';
import { callsOf } from '../support/browser/callsOf';
import {
  jumpInPanel,
  launchWithExtension,
  loggedTypes,
  panelButton,
  wordButton,
} from '../support/visits/devTools/realExtension';
import type { ExtensionBrowser } from '../support/visits/devTools/realExtension';
import { fillCheckout, shopInBrowser, testShopperIn, textOf, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const folder = process.env.DEVTOOLS_EXTENSION ?? '';

if (!folder) {
  const hint =
    'Left out: the real Redux DevTools extension. `DEVTOOLS_EXTENSION=… npm run test:browser`, with the folder of an unpacked one, runs it anywhere.';
  process.stderr.write(`${hint}\n`);
}

(folder ? describe : describe.skip)('the Redux DevTools extension', () => {
  const visit = shopInBrowser();
  let staff: ExtensionBrowser;
  let file: ReturnType<typeof fileOfShopper>;
  beforeAll(async () => {
    staff = await launchWithExtension(folder);
    file = fileOfShopper();
    await file;
  });
  afterAll(() => staff?.close());
  // A page that was left open answers the panel of the next test too.
  afterEach(() => Promise.all(staff.context.pages().map((page) => page.close())));

  it('takes the file of a shopper, and its Jump moves the real page without a call', async () => {
    const { text, labels } = await file;
    const page = await staff.context.newPage();
    const troubles = troublesOf(page, visit.shop.url);
    // With DevTools about, the page fetches what another session's log may need.
    await arrive(page, `${visit.shop.url}/faqs`);
    const panel = await staff.openPanel();
    await panel.getByText('api/getSession/fulfilled', { exact: true }).waitFor();
    const stored = await storedBy(page);
    const calls = callsOf(page);

    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await soon(async () => expect(await loggedTypes(panel)).toEqual(['@@INIT', ...labels]));
    await page.waitForURL('**/cart');

    await jumpInPanel(panel, labels.find((label) => label.startsWith('cart/lineAdded')) ?? '');
    await page.waitForURL('**/productdetails/*');
    await visibleButton(page, 'Add to cart').waitFor();

    await jumpInPanel(panel, labels.find((label) => label.startsWith('api/getCart/fulfilled')) ?? '');
    await page.waitForURL('**/cart');
    await visibleButton(page, 'Checkout').waitFor();

    expect(calls).toEqual([]);
    expect(await storedBy(page)).toBe(stored);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await page.waitForURL('**/faqs');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(troubles).toEqual([]);
  });

  it('shows and exports nothing of a guest who orders while it is open', async () => {
    const page = await staff.context.newPage();
    const troubles = troublesOf(page, visit.shop.url);
    await arrive(page, `${visit.shop.url}/productdetails/174`);
    const panel = await staff.openPanel();
    await panel.getByText('api/getSession/fulfilled', { exact: true }).waitFor();
    await page.bringToFront();
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.waitForURL('**/payment-successful');
    await quiet(page);
    await panel.bringToFront();
    await panel.getByText('location/changed /payment-successful', { exact: true }).waitFor();

    await jumpInPanel(panel, (await loggedTypes(panel)).find((label) => label.startsWith('api/placeOrder')) ?? '');
    await panel
      .getByRole('radio', { name: 'Action' })
      .or(panel.getByText('Action', { exact: true }))
      .first()
      .click();
    await panel.getByText('Raw', { exact: true }).first().click();
    expect(testShopperIn(await panel.locator('body').innerText())).toEqual([]);

    const download = panel.waitForEvent('download');
    await panelButton(panel, 'Export to a file').click();
    const text = await textOf(await download);
    expect(testShopperIn(text)).toEqual([]);
    const parsed = parseBundle(text);
    if ('fault' in parsed) throw new Error(parsed.fault);
    expect(parsed.bundle.payload).toContain('api/placeOrder/fulfilled');
    // What it exported it takes again, in a page that has done nothing itself.
    await arrive(page, `${visit.shop.url}/faqs`);
    await panel.bringToFront();
    await panel.getByText('location/changed /payment-successful', { exact: true }).waitFor({ state: 'detached' });
    const file = { name: 'state.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await panel.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL('**/payment-successful');
    await page
      .getByText(/address-\d+|street-\d+/)
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
  });

  it.each<[string, (panel: Page, text: string) => Promise<void>]>([
    ['Reset', (panel) => wordButton(panel, 'Reset').click()],
    ['Revert', (panel) => wordButton(panel, 'Revert').click()],
    [
      'Commit of a former moment',
      async (panel) => {
        await jumpInPanel(panel, 'visit/restored');
        await wordButton(panel, 'Commit').click();
      },
    ],
    ['Import', importText],
    [
      'Import and Revert',
      async (panel, text) => {
        await importText(panel, text);
        await wordButton(panel, 'Revert').click();
      },
    ],
    [
      'Import and Reset',
      async (panel, text) => {
        await importText(panel, text);
        await wordButton(panel, 'Reset').click();
      },
    ],
    [
      'Import and Commit',
      async (panel, text) => {
        await importText(panel, text);
        await wordButton(panel, 'Commit').click();
      },
    ],
    ['Lock', (panel) => panelButton(panel, 'Lock changes').click()],
  ])('has a row for what the page does after %s and Back to live', async (_what, press) => {
    const { text } = await file;
    const page = await staff.context.newPage();
    const troubles = troublesOf(page, visit.shop.url);
    await arrive(page, `${visit.shop.url}/faqs`);
    const panel = await staff.openPanel();
    await panel.getByText('api/getSession/fulfilled', { exact: true }).waitFor();
    await press(panel, text);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await page.waitForURL('**/faqs');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await panel.bringToFront();
    await panel.getByText('location/changed /', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('begins a log of the new page where the panel kept the former one, and the page lives', async () => {
    const page = await staff.context.newPage();
    const troubles = troublesOf(page, visit.shop.url);
    await arrive(page, `${visit.shop.url}/faqs`);
    const panel = await staff.openPanel();
    await panel.getByText('api/getSession/fulfilled', { exact: true }).waitFor();
    await panelButton(panel, 'Persist state history').click();
    await page.bringToFront();
    await arrive(page, `${visit.shop.url}/contact`);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await panel.bringToFront();
    await panel.getByText('location/changed /', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  /**
   * Saved under 'Having a problem?' after a line was added to the cart, in a browser without DevTools; and the rows
   * that it has in the panel.
   */
  async function fileOfShopper(): Promise<{ text: string; labels: string[] }> {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280, [], { reducedMotion: 'reduce' });
    await page.goto(`${visit.shop.url}/shop?search=jhabla`);
    await page.locator('main a[href^="/productdetails/"]').first().click();
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await visibleButton(page, 'Checkout').waitFor();
    // The page shows the line before the server has answered with its cart.
    await quiet(page);
    await visibleButton(page, 'Having a problem?').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the file' }).click();
    const text = await textOf(await download);
    await page.context().close();
    const { payload, scrolls } = JSON.parse(text) as { payload: string; scrolls: number[] };
    const actions = JSON.parse(payload) as UnknownAction[];
    // The extension leaves what it does not know, such as these, alone.
    expect(scrolls).toHaveLength(actions.length + 1);
    return { text, labels: actions.filter(isRow).map((action) => labelled(action).type) };
  }
});

async function importText(panel: Page, text: string): Promise<void> {
  const file = { name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await panel.locator('input[type=file]').setInputFiles(file);
  await panel
    .getByText(/^cart\/lineAdded/)
    .first()
    .waitFor();
}

const storedBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

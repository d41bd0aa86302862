/** Support replays what a shopper saved: the same screens, and nothing asked of the shop but its pictures. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { arrive } from '../../support/arrive';
import { accessibilityFaults } from '../../support/axe';
import { openPage } from '../../support/browser';
import { installDevTools, jumpTo, nextActionId } from '../../support/devTools/devTools';
import { startReplay } from '../../support/replayCommand';
import { firstOrAll } from '../../support/rounds';
import { savedVisit } from '../../support/savedVisit';
import { settledDocument } from '../../support/settledDocument';
import { shopInBrowser, visibleButton } from '../../support/shopInBrowser';
import { addressOf, dropFile, isPresentRowInSight, jumpInReplay, momentOf, openSupport, shopFrame } from '../../support/supportPage';
import { soon, until } from '../../support/until';

const visit = shopInBrowser();
const support = () => `${visit.shop.url}/support`;

let text: string;
let types: string[];
/** Moment → what the shopper's page showed then. */
const shown = new Map<number, { address: string; document: string }>();
const last = () => types.length;
const momentAfter = (type: string) => types.lastIndexOf(type) + 1;

beforeAll(async () => {
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
  text = await savedVisit(page);
  const { payload } = JSON.parse(text) as SupportBundle;
  types = (JSON.parse(payload) as { type: string }[]).map(({ type }) => type);
  // One more step, so that the file's last moment is a former one, where nothing goes by itself (features/toasts).
  const saved = await nextActionId(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await until('a step after the file was saved', async () => (await nextActionId(page)) > saved);
  // Where each page stood just before the next, and how it ended.
  const moments = [...types.flatMap((type, index) => (type === 'location/changed' ? [index] : [])), types.indexOf('cart/lineAdded') + 1, last()];
  for (const moment of moments) {
    await jumpTo(page, moment);
    const document = await settledDocument(page);
    const address = await page.evaluate(() => window.location.pathname + window.location.search);
    shown.set(moment, { address, document });
  }
  await page.context().close();
});

describe('The replay of a saved visit', () => {
  it('opens a dropped file on the shop, and steps through it past the same addresses and documents', async () => {
    const { page, troubles, calls } = await openSupport(visit.browser, support(), 1280);
    await dropFile(page, 'saved visit.json', text);
    const frame = await shopFrame(page);
    await soon(async () => expect(await page.getByText('saved visit.json').isVisible()).toBe(true));
    const expectMoment = async (moment: number) => {
      const then = shown.get(moment);
      if (!then) return;
      await soon(async () => expect([moment, await addressOf(frame)]).toEqual([moment, then.address]));
      await soon(async () => expect(await page.getByLabel('Address of the page').textContent()).toBe(then.address));
      await soon(async () => expect(await settledDocument(frame)).toBe(then.document));
    };
    await soon(async () => expect(await momentOf(page)).toBe('0'));
    await page.getByRole('heading', { level: 1, name: 'Replay a visit' }).click();
    for (let moment = 1; moment <= last(); moment += 1) {
      await page.keyboard.press('ArrowRight');
      await expectMoment(moment);
    }
    await soon(async () => expect(await momentOf(page)).toBe(String(last())));
    for (let moment = last() - 1; moment >= 0; moment -= 1) {
      await page.getByRole('button', { name: 'One step back' }).click();
      await expectMoment(moment);
    }
    await page.keyboard.press('End');
    await expectMoment(last());
    await soon(async () => expect(await isPresentRowInSight(page)).toBe(true));
    await page.keyboard.press('Home');
    await soon(async () => expect(await momentOf(page)).toBe('0'));

    expect(shown.size).toBeGreaterThan(4);
    expect(calls).toEqual([]);
    const kept = await page.context().storageState();
    expect(kept).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(() => [window.localStorage.length, window.sessionStorage.length])).toEqual([0, 0]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('takes no presses in the shop it shows, and keeps the keys with the controls', async () => {
    const { page, troubles, calls } = await openSupport(visit.browser, support(), 1280);
    await dropFile(page, 'visit.json', text);
    const frame = await shopFrame(page);
    await jumpInReplay(page, last());
    const before = await settledDocument(frame);
    await frame.getByRole('banner').getByRole('link').first().click();
    await frame.getByRole('button', { name: 'Apply' }).click();
    await frame.getByRole('contentinfo').getByRole('link').last().click();
    // Where it is scrolled to is nobody's press.
    await frame.evaluate(() => window.scrollTo(0, 0));
    await frame.getByRole('button', { name: 'Back to the top' }).waitFor({ state: 'detached' });
    expect(await settledDocument(frame)).toBe(before);
    await soon(async () => expect(await addressOf(frame)).toBe('/cart'));
    expect(page.context().pages()).toHaveLength(1);
    expect(calls).toEqual([]);

    // A page that is entered takes the focus to its heading; here that would be out of reach of the controls.
    await page.getByRole('button', { name: 'One step back' }).focus();
    await jumpInReplay(page, 0);
    await page.getByRole('button', { name: 'To the end' }).press('Enter');
    await settledDocument(frame);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('To the end');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows what each action changed, and the visit as if one had never been', async () => {
    const { page, troubles } = await openSupport(visit.browser, support(), 1280);
    await dropFile(page, 'visit.json', text);
    const frame = await shopFrame(page);
    const log = page.getByRole('region', { name: 'What happened' });
    await log.getByLabel('Filter').fill('lineadded');
    await soon(async () => expect(await log.getByRole('listitem').count()).toBe(1));
    await log.getByRole('button', { name: /cart\/lineAdded .+ ×1$/ }).first().click();
    const moment = momentAfter('cart/lineAdded');
    await soon(async () => expect(await momentOf(page)).toBe(String(moment)));
    const panel = page.getByRole('region', { name: /^cart\/lineAdded/ });
    await panel.getByText(/^Changed cart › /).first().waitFor();
    // One step on and back: what another action changed is gone again.
    const changes = await panel.getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'One step back' }).click();
    await panel.getByText(/^Changed cart › /).first().waitFor();
    await soon(async () => expect(await panel.getByRole('listitem').allInnerTexts()).toEqual(changes));
    const badge = () => frame.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().textContent();
    await settledDocument(frame);
    const withLine = await badge();
    await log.getByRole('button', { name: `Leave out ${moment}: cart/lineAdded` }).click();
    await panel.getByText('This action is left out.').waitFor();
    await soon(async () => expect(await badge()).not.toBe(withLine));
    await log.getByRole('button', { name: `Leave out ${moment}: cart/lineAdded` }).click();
    await panel.getByText(/^Changed cart › /).first().waitFor();
    await soon(async () => expect(await badge()).toBe(withLine));
    await log.getByLabel('Filter').fill('no such thing');
    await log.getByText('Nothing in this visit has that in its name.').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('plays the visit to its end, and tells what failed and what the shopper’s browser was', async () => {
    const { page, troubles } = await openSupport(visit.browser, support(), 1280);
    const { times, visit: facts } = JSON.parse(text) as SupportBundle;
    const at = Date.parse(facts.startedAt) + (times.at(-1) ?? 0);
    const failed = JSON.stringify({
      ...(JSON.parse(text) as SupportBundle),
      failedCalls: [
        { at, endpoint: 'getCouponByName', status: 404, code: 'NOT_FOUND', message: 'There is no such coupon.' },
      ],
      consoleErrors: [{ at, text: 'TypeError: nothing has no name' }],
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(failed) });
    await shopFrame(page);
    await jumpInReplay(page, last() - 3);
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: '4×' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press(' ');
    await page.getByText(`${last()} of ${last()}`).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

    const panel = page.locator('.support-moment');
    await panel.getByText('getCouponByName: 404 · NOT_FOUND · There is no such coupon.').waitFor();
    await panel.getByText('TypeError: nothing has no name').waitFor();
    const about = page.getByRole('region', { name: 'About this visit' });
    await about.getByText(`${last()} actions, 1 failed call, 1 console error`).waitFor();
    await about.getByText('1280 × 900, pixel ratio 1, less motion').waitFor();
    await about.getByText(/It was recorded with another build of the shop/).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says in words what is wrong with a file, and takes the next one', async () => {
    const { page, troubles } = await openSupport(visit.browser, support(), 360);
    const fault = page.getByRole('alert');
    for (const [broken, words] of [
      ['not json', /no JSON/],
      ['{"orders":[]}', /no list of actions/],
      [text.slice(0, 500), /no JSON/],
    ] as const) {
      await dropFile(page, 'broken.json', broken);
      await fault.filter({ hasText: words }).waitFor();
    }
    await dropFile(page, 'visit.json', text);
    await shopFrame(page);
    await soon(async () => expect(await fault.count()).toBe(0));
    // A bad one does not take away the good one that is open.
    await jumpInReplay(page, 2);
    await dropFile(page, 'broken.json', '[]');
    await fault.waitFor();
    await soon(async () => expect(await momentOf(page)).toBe('2'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 768, 1280))(
    'can be used by everybody at %i px, before and after a file is opened',
    async (width) => {
      const { page, troubles } = await openSupport(visit.browser, support(), width);
      const expectFit = async () => {
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await expectFit();
      await dropFile(page, 'visit.json', text);
      const frame = await shopFrame(page);
      await jumpInReplay(page, momentAfter('location/changed'));
      await settledDocument(frame);
      await expectFit();
      await page.getByRole('button', { name: 'Full size' }).click();
      await page.getByRole('button', { name: 'Full size', pressed: true }).waitFor();
      await expectFit();
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

describe('npm run replay', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'replay-'));
    await writeFile(path.join(folder, 'saved visit ₹.json'), text);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('opens the file on this machine, without a shop', async () => {
    const served = await startReplay([path.join(folder, 'saved visit ₹.json')], { DATA_DIR: visit.shop.dataDir });
    try {
      expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/support$/);
      // A picture that nobody has asked that shop for is stood in for by the page's own placeholder.
      const { page, calls } = await openSupport(visit.browser, served.url, 1280);
      const frame = await shopFrame(page);
      await page.getByText('saved visit ₹.json').waitFor();
      await jumpInReplay(page, last());
      await soon(async () => expect(await addressOf(frame)).toBe('/cart'));
      await frame.getByText('Invalid or inactive coupon code.').waitFor();
      const { origin } = new URL(served.url);
      expect(calls).toEqual([`GET ${origin}/support/bundle.json`]);
      for (const nothing of ['/', '/cart', '/api/coupons', '/assets/main.js', '/robots.txt/']) expect([nothing, (await fetch(origin + nothing)).status]).toEqual([nothing, 404]);
      await page.context().close();
    } finally {
      expect(await served.close()).toBe(0);
    }
  });
});

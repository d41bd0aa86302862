/** Support replays what a shopper saved: the same screens, and nothing asked of the shop but its pictures. */
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { jumpTo } from '../../support/visits/devTools/devTools';
import { recordVisit } from '../../support/visits/recordedVisit';
import { settledDocument } from '../../support/browser/settledDocument';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import {
  addressOf,
  dropFile,
  isPresentRowInSight,
  jumpInReplay,
  momentOf,
  openSupport,
  shopFrame,
} from '../../support/visits/supportPage';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();
const support = () => `${visit.shop.url}/support`;
let text: string;
let types: string[];

/** Moment → what the shopper's page showed then. */
const shown = new Map<number, { address: string; document: string }>();
const last = () => types.length;
const momentAfter = (type: string) => types.lastIndexOf(type) + 1;
beforeAll(async () => {
  const recorded = await recordVisit(visit);
  ({ text, types } = recorded);
  const { page } = recorded;
  // Where each page stood just before the next, and how it ended.
  const moments = [
    ...types.flatMap((type, index) => (type === 'location/changed' ? [index] : [])),
    types.indexOf('cart/lineAdded') + 1,
    last(),
  ];
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
    await log
      .getByRole('button', { name: /cart\/lineAdded .+ ×1$/ })
      .first()
      .click();
    const moment = momentAfter('cart/lineAdded');
    await soon(async () => expect(await momentOf(page)).toBe(String(moment)));
    const panel = page.getByRole('region', { name: /^cart\/lineAdded/ });
    await panel
      .getByText(/^Changed cart › /)
      .first()
      .waitFor();
    // One step on and back: what another action changed is gone again.
    const changes = await panel.getByRole('listitem').allInnerTexts();
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'One step back' }).click();
    await panel
      .getByText(/^Changed cart › /)
      .first()
      .waitFor();
    await soon(async () => expect(await panel.getByRole('listitem').allInnerTexts()).toEqual(changes));
    const badge = () => frame.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().textContent();
    await settledDocument(frame);
    const withLine = await badge();
    await log.getByRole('button', { name: `Leave out ${moment}: cart/lineAdded` }).click();
    await panel.getByText('This action is left out.').waitFor();
    await soon(async () => expect(await badge()).not.toBe(withLine));
    await log.getByRole('button', { name: `Leave out ${moment}: cart/lineAdded` }).click();
    await panel
      .getByText(/^Changed cart › /)
      .first()
      .waitFor();
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
});

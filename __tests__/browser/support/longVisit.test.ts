/** /support with a visit of thousands of steps, with steps that break, and with the shop at full size. */
import type { Page } from 'playwright-core';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { arrive } from '../../support/browser/arrive';
import { accessibilityFaults } from '../../support/browser/axe';
import { openPage } from '../../support/browser/browser';
import { fileOfActions, longVisit } from '../../support/visits/longVisit';
import { openFile } from '../../support/visits/replayPage';
import { shopInBrowser } from '../../support/browser/shopInBrowser';
import { addressOf, isPresentRowInSight, jumpInReplay, momentOf } from '../../support/visits/supportPage';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser({ env: { DEMO: 'off' } });

async function opened(text: string, viewport = { width: 1280, height: 720 }) {
  const options = { viewport, reducedMotion: 'reduce' as const };
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, viewport.width, [], options);
  const frame = await openFile(page, visit.shop.url, text);
  await page.locator('input[type=range]:enabled').waitFor();
  return { page, troubles, frame };
}

const arrivedAt = (pathname: string, state: unknown = null) => ({
  type: 'location/changed',
  payload: { pathname, search: '', hash: '', key: pathname, state, action: 'PUSH' },
});
const restored = { type: 'visit/restored', payload: {} };

const focusedMoment = (page: Page) => page.locator(':focus').getAttribute('data-moment');
const rowsOf = (page: Page) => page.getByRole('region', { name: 'What happened' }).getByRole('listitem');

describe('a visit of 6,000 steps', () => {
  it('has rows for those in sight alone, is walked by keys, and tells its length', async () => {
    const { page, troubles, frame } = await opened(fileOfActions(longVisit(6000)));
    const list = page.locator('.support-rows');
    const expectFewRows = async () => expect(await rowsOf(page).count()).toBeLessThan(60);
    await expectFewRows();
    await page.keyboard.press('End');
    await soon(async () => expect(await addressOf(frame)).toBe('/cart?round=39'));
    await soon(async () => expect(await isPresentRowInSight(page)).toBe(true));
    await expectFewRows();
    const last = page.locator('[data-moment="6000"]');
    expect(await page.locator('li', { has: last }).getAttribute('aria-posinset')).toBe('6001');
    expect(await page.locator('li', { has: last }).getAttribute('aria-setsize')).toBe('6001');

    await last.focus();
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowUp');
    await soon(async () => expect(await momentOf(page)).toBe('5970'));
    await soon(async () => expect(await focusedMoment(page)).toBe('5970'));
    await soon(async () => expect(await isPresentRowInSight(page)).toBe(true));
    // Scrolled out of sight the row with the focus is still there.
    await list.evaluate((box) => box.scrollTo(0, 0));
    await page.locator('[data-moment="0"]').waitFor();
    expect(await focusedMoment(page)).toBe('5970');
    await page.keyboard.press('ArrowDown');
    await soon(async () => expect(await focusedMoment(page)).toBe('5971'));
    await soon(async () => expect(await isPresentRowInSight(page)).toBe(true));
    expect(await accessibilityFaults(page)).toEqual([]);

    // A row that was found by the filter is in sight in the whole list too.
    const filter = page.getByRole('searchbox', { name: 'Filter' });
    await filter.fill('round=30');
    await rowsOf(page).filter({ hasText: 'location/changed /cart?round=30' }).getByRole('button').first().click();
    await soon(async () => expect(await addressOf(frame)).toBe('/cart?round=30'));
    await filter.fill('');
    await soon(async () => expect(await rowsOf(page).count()).toBeGreaterThan(15));
    await soon(async () => expect(await isPresentRowInSight(page)).toBe(true));

    await list.evaluate((box) => box.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Leave out 1: location/changed' }).click();
    await page.getByRole('button', { name: 'Leave out 1: location/changed', pressed: true }).waitFor();
    await expectFewRows();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a step that breaks', () => {
  const [first, ...rest] = longVisit(12);
  const actions = [first, { type: 'cart/lineAdded', payload: null }, 7, ...rest];

  it('is named with the reason, and the others can be looked at', async () => {
    const { page, troubles, frame } = await opened(fileOfActions(actions, { preloadedState: '{"cart":5}' }));
    const told = page.locator('.support-faults');
    await told.getByText(/^The state that the file begins with is of another shape: “cart” is a number/).waitFor();
    expect(await rowsOf(page).filter({ hasText: '(no type)' }).count()).toBe(1);
    await page.keyboard.press('End');
    await told.getByText('Step 3, (no type), could not be followed: it is no action, since it is no object.').waitFor();
    await told.getByText('2 more, marked in the list.').waitFor();
    expect(await page.locator('.support-row-failed').first().innerText()).toContain('not followed');
    await soon(async () => expect(await addressOf(frame)).toBe('/cart?round=1'));
    expect(await page.getByText('Interrupted by an error').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const controls = await page.locator('.support-controls').boundingBox();
    expect((controls?.y ?? 0) + (controls?.height ?? 0)).toBeLessThanOrEqual(720);
    await told.getByRole('button', { name: 'Show step 3' }).click();
    await soon(async () => expect(await momentOf(page)).toBe('3'));
    await page.keyboard.press('ArrowLeft');
    await told
      .getByText(/^Step 2, cart\/lineAdded, could not be followed: “payload” is null and not an object\. It/)
      .waitFor();
    await page
      .locator('.support-moment')
      .getByText('This could not be followed: “payload” is null and not an object.', { exact: true })
      .waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('leaves a page that cannot be drawn, and the next step draws it again', async () => {
    // What a navigation hands over may be anything.
    const state = { failure: { reason: 'other', message: { not: 'a text' } } };
    const bad = arrivedAt('/payment-unsuccessful', state);
    const { page, frame } = await opened(fileOfActions([first, restored, bad, arrivedAt('/about')]));
    await jumpInReplay(page, 3);
    const told = page.locator('.support-faults');
    await told.getByText(/^Step 3, location\/changed, leaves a page that could not be drawn: Error/).waitFor();
    expect(await told.innerText()).toMatch(/[^.]\. The other steps can be looked at\.$/);
    await jumpInReplay(page, 4);
    await soon(async () => expect(await told.getByText(/could not be drawn/).count()).toBe(0));
    await frame.getByRole('banner').waitFor();
    await page.context().close();
  });
});

describe('a notice over a complaint', () => {
  it('is shown above it, as it would be gone by now', async () => {
    const failed = { failure: { reason: 'other', message: 'The order was refused. '.repeat(6) } };
    const toast = { type: 'toasts/shown', payload: { id: 't', tone: 'info', text: 'Product added to cart' } };
    const actions = [restored, arrivedAt('/payment-unsuccessful', failed), toast];
    const { visit: facts, ...file } = JSON.parse(fileOfActions(actions)) as SupportBundle;
    // So low that the complaint reaches down to where notices come up.
    const phone = { ...facts, viewport: { width: 360, height: 460, pixelRatio: 1 } };
    const { page, frame } = await opened(JSON.stringify({ ...file, visit: phone }));
    await jumpInReplay(page, 3);
    const [complaint, notice] = [frame.locator('.outcome-short'), frame.locator('.toast')];
    await notice.waitFor();
    await soon(async () => {
      const [over, under] = [await notice.boundingBox(), await complaint.boundingBox()];
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    });
    await page.context().close();
  });
});

describe('the controls on a phone', () => {
  it('stand in one line, with a target for a thumb each', async () => {
    const { page, troubles } = await opened(fileOfActions(longVisit(12)), { width: 360, height: 740 });
    const buttons = await page.locator('.support-buttons button').all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(boxes).toHaveLength(7);
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(new Set(middles).size).toBe(1);
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(360);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('where the page was scrolled', () => {
  it('is where the frame scrolls to at each step', async () => {
    const scrolls = [0, 40, 300, 120, 0];
    const actions = [arrivedAt('/about'), { type: 'a' }, { type: 'b' }, arrivedAt('/contact')];
    const { page, frame } = await opened(fileOfActions(actions, { scrolls }));
    const isAt = (top: number) => soon(async () => expect(await frame.evaluate(() => window.scrollY)).toBe(top));
    for (const moment of [1, 2, 3, 4, 2, 0]) {
      await jumpInReplay(page, moment);
      await isAt(scrolls[moment] as number);
    }
    await page.context().close();
  });
});

describe('the shop at full size', () => {
  it.each([
    [1280, 720],
    [1440, 900],
  ])('leaves the controls in sight at %i × %i, and the page scrolls down alone', async (width, height) => {
    const { page, troubles } = await opened(fileOfActions(longVisit(12)), { width, height });
    const bounds = async () => {
      const box = await page.locator('.support-controls').boundingBox();
      const scrolls = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      return { bottom: Math.round((box?.y ?? 0) + (box?.height ?? 0)), scrolls };
    };
    const expectFit = async () => {
      const { bottom, scrolls } = await bounds();
      expect(scrolls).toBe(0);
      expect(bottom).toBeLessThanOrEqual(height);
    };
    await soon(expectFit);
    await page.getByRole('button', { name: 'Full size' }).click();
    await page.getByRole('button', { name: 'Full size', pressed: true }).waitFor();
    await soon(expectFit);
    const viewport = page.getByRole('group', { name: 'The shopper’s window' });
    // The viewport is measured anew once the window has taken its full size.
    await soon(async () => {
      const hidden = await viewport.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ]);
      for (const pixels of hidden) expect(pixels).toBeGreaterThan(0);
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a file that is too large', () => {
  it('is refused in a sentence, unread', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    // It listens a moment after it stands.
    await arrive(page, `${visit.shop.url}/support`);
    await page.evaluate(() => {
      const file = new File(['{}'], 'large.json', { type: 'application/json' });
      Object.defineProperty(file, 'size', { value: 500_000_000 });
      const transfer = new DataTransfer();
      Object.defineProperty(transfer, 'files', { value: [file] });
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, cancelable: true }));
    });
    await page.getByRole('alert').filter({ hasText: 'it has 500 MB, and 64 MB is the most.' }).waitFor();
    await page.context().close();
  });
});

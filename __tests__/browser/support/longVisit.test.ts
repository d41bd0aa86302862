/** /support with a visit of thousands of steps, with steps that break, and with the shop at full size. */
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../support/axe';
import { openPage } from '../../support/browser';
import { fileOfActions, longVisit } from '../../support/longVisit';
import { openFile } from '../../support/replayPage';
import { shopInBrowser } from '../../support/shopInBrowser';
import { addressOf, isPresentRowInSight, jumpInReplay, momentOf } from '../../support/supportPage';
import { soon } from '../../support/until';

const visit = shopInBrowser({ env: { DEMO: 'off' } });

async function opened(text: string, viewport = { width: 1280, height: 720 }) {
  const options = { viewport, reducedMotion: 'reduce' as const };
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, viewport.width, [], options);
  const frame = await openFile(page, visit.shop.url, text);
  await page.locator('input[type=range]:enabled').waitFor();
  return { page, troubles, frame };
}

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
    expect(await focusedMoment(page)).toBe('5970');
    expect(await isPresentRowInSight(page)).toBe(true);
    // Scrolled out of sight the row with the focus is still there.
    await list.evaluate((box) => box.scrollTo(0, 0));
    await page.locator('[data-moment="0"]').waitFor();
    expect(await focusedMoment(page)).toBe('5970');
    await page.keyboard.press('ArrowDown');
    await soon(async () => expect(await focusedMoment(page)).toBe('5971'));
    expect(await isPresentRowInSight(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await list.evaluate((box) => box.scrollTo(0, 0));
    await page.locator('[data-moment="1"]').hover();
    await page.getByRole('button', { name: 'Leave out 1: location/changed' }).click();
    await page.getByRole('button', { name: 'Leave out 1: location/changed', pressed: true }).waitFor();
    await expectFewRows();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('a step that breaks', () => {
  const [first, ...rest] = longVisit(12);
  const actions = [first, { type: 'cart/lineRefused', payload: null }, 7, ...rest];

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
    await told.getByText(/^Step 2, cart\/lineRefused, could not be followed: TypeError: Cannot /).waitFor();
    await page.locator('.support-moment').getByText(/This could not be followed: TypeError/).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('leaves a page that cannot be drawn, and the next step draws it again', async () => {
    const bad = { type: 'toasts/shown', payload: { id: 'a', tone: 'info', text: { not: 'a text' } } };
    const { page, frame } = await opened(fileOfActions([first, bad, { type: 'toasts/dismissed', payload: 'a' }]));
    await jumpInReplay(page, 2);
    const told = page.locator('.support-faults');
    await told.getByText(/^Step 2, toasts\/shown, leaves a page that could not be drawn: Error/).waitFor();
    await jumpInReplay(page, 3);
    await soon(async () => expect(await told.getByText(/could not be drawn/).count()).toBe(0));
    await frame.getByRole('banner').waitFor();
    await page.context().close();
  });
});

describe('where the page was scrolled', () => {
  it('is where the frame scrolls to at each step', async () => {
    const to = (pathname: string) => ({
      type: 'location/changed',
      payload: { pathname, search: '', hash: '', key: pathname, state: null, action: 'PUSH' },
    });
    const scrolls = [0, 40, 300, 120, 0];
    const actions = [to('/about'), { type: 'a' }, { type: 'b' }, to('/contact')];
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
    await expectFit();
    await page.getByRole('button', { name: 'Full size' }).click();
    await page.getByRole('button', { name: 'Full size', pressed: true }).waitFor();
    await soon(expectFit);
    const stage = page.getByRole('group', { name: 'The shopper’s window' });
    // The stage is measured anew once the window has taken its full size.
    await soon(async () => {
      const hidden = await stage.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
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
    await page.goto(`${visit.shop.url}/support`);
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

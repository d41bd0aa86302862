/** A step that takes long says so: the bar of a page that is leaving (app/router/navigator, app/appShell.css). */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

/** From now on the page gets no frame of its own, as while a slow phone draws the next page. */
const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });

/** What the bar does, once it has come to its end. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const animation = document.getAnimations().find((one) => 'animationName' in one && one.animationName === 'leaving');
    const effect = animation?.effect;
    if (!(effect instanceof KeyframeEffect)) return null;
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const delay = effect.getTiming().delay;
    animation?.finish();
    const { position, top, width, height, opacity } = getComputedStyle(document.body, '::before');
    const moves = [...new Set(moved)].filter(
      (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
    );
    return { delay, moves: moves.sort(), position, top, isWide: parseFloat(width) >= innerWidth - 20, height, opacity };
  });

describe('A page that is leaving', () => {
  it('shows a bar that the compositor moves, after a tenth of a second, and takes no second tap', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, `${visit.shop.url}/shop`);
    expect(await bar(page)).toBeNull();
    const cards = page.locator('.listing-grid a');
    await holdFrames(page);
    await cards.first().click();
    await soon(async () =>
      expect(await bar(page)).toEqual({
        delay: 100,
        moves: ['opacity', 'transform'],
        position: 'fixed',
        top: '0px',
        isWide: true,
        height: '3px',
        opacity: '1',
      }),
    );
    await page.getByRole('link', { name: /Cart/ }).first().click();
    expect(new URL(page.url()).pathname).toBe('/shop');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

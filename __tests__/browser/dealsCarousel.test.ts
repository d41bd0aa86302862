/**
 * The coverflow of the deals in a real browser, on a phone and at a desk (docs/requirements.md section 2; decisions
 * 13a, 30a, 31a, 36a).
 */
import { accessibilityFaults } from '../support/browser/axe';
import {
  atRest,
  boxOf,
  bring,
  button,
  carousel,
  countOf,
  middle,
  openMoved,
  place,
  placesFrom,
  standsAt,
  toTheEnd,
} from '../support/browser/carousels';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

describe.each([360, 1280])('Carousels at %i px', (width) => {
  describe('Deal Of The Day', () => {
    const name = 'Deals of the day';

    it('is a coverflow: neighbours turn away behind the card in the middle, and come to the front when they are hovered or tapped', async () => {
      const { page, troubles } = await openMoved(visit, width);
      const deals = await bring(page, name);
      const count = await countOf(deals);
      const start = Math.floor(count / 2) + 1;
      expect(await place(deals)).toBe(`${start} of ${count}`);
      await atRest(deals);
      const front = await boxOf(deals.locator('.deal-active .picture'));
      for (const side of [-1, 1]) {
        const neighbour = deals.locator(`.deal[data-place="${side}"] .picture`);
        const box = await boxOf(neighbour);
        expect(box.width).toBeLessThan(front.width * 0.9);
        expect(box.height).toBeLessThan(front.height);
        const overlap = side < 0 ? [front.left, box.right] : [box.left, front.right];
        expect(overlap[1]).toBeGreaterThan((overlap[0] ?? 0) + 4);
        // The far edge is shorter than the near one: it is turned.
        expect(await neighbour.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m14)).not.toBe(
          0,
        );
        const at = { x: ((overlap[0] ?? 0) + (overlap[1] ?? 0)) / 2, y: (front.top + front.bottom) / 2 };
        expect(
          await page.evaluate(
            ({ x, y }) => document.elementFromPoint(x, y)?.closest('.deal')?.classList.contains('deal-active'),
            at,
          ),
        ).toBe(true);
      }
      const next = await boxOf(deals.locator('.deal[data-place="1"] .picture'));
      const inSight = (Math.max(next.left, front.right) + Math.min(next.right, width)) / 2;
      const y = (next.top + next.bottom) / 2;
      await (width > 500 ? page.mouse.move(inSight, y) : page.touchscreen.tap(inSight, y));
      await standsAt(deals, `${start + 1} of ${count}`);
      await atRest(deals);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('brings every deal to the middle by Next and by the keyboard, and begins again after the last', async () => {
      const { page, troubles } = await openMoved(visit, width);
      const deals = await bring(page, name);
      const count = await countOf(deals);
      const start = Math.floor(count / 2) + 1;
      expect(await toTheEnd(deals, () => button(page, 'Next', name).click())).toEqual(placesFrom(start, count));
      await button(page, 'Next', name).click();
      await standsAt(deals, `1 of ${count}`);
      await deals.getByRole('link').first().focus();
      expect(await toTheEnd(deals, () => page.keyboard.press('ArrowRight'))).toEqual(placesFrom(1, count));
      // The focus has gone along.
      await soon(async () =>
        expect(await middle(deals).evaluate((slide) => slide.contains(document.activeElement))).toBe(true),
      );
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('goes round by itself', async () => {
      const { page } = await openMoved(visit, width);
      const deals = await bring(page, name);
      const count = await countOf(deals);
      await toTheEnd(deals, () => button(page, 'Next', name).click());
      await button(page, 'Play', name).click();
      await page.mouse.move(5, 5);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await standsAt(deals, `1 of ${count}`);
      await page.context().close();
    });

    it('is flat and still for whoever wants no motion', async () => {
      const { page } = await openMoved(visit, width, '/', { reducedMotion: 'reduce' });
      // Nothing is to be stopped: that it stands still the page knows as soon as it hydrates.
      await carousel(page, name).scrollIntoViewIfNeeded();
      await button(page, 'Play', name).waitFor();
      const deals = await bring(page, name);
      const transforms = await deals
        .locator('.deal .picture')
        .evaluateAll((pictures) => pictures.map((picture) => new DOMMatrix(getComputedStyle(picture).transform).is2D));
      expect(new Set(transforms)).toEqual(new Set([true]));
      const front = await boxOf(deals.locator('.deal-active .picture'));
      expect((await boxOf(deals.locator('.deal[data-place="1"] .picture'))).left).toBeGreaterThan(front.right);
      await page.context().close();
    });
  });
});

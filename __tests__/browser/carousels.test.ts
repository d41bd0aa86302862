/**
 * The carousels in a real browser, on a phone and at a desk (docs/requirements.md section 2; decisions 13a, 30a, 31a,
 * 36a); the coverflow of the deals is in dealsCarousel.test.ts.
 */
import { arrive } from '../support/browser/arrive';
import { accessibilityFaults } from '../support/browser/axe';
import { openPage } from '../support/browser/browser';
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
  slickChunk,
  standsAt,
  toTheEnd,
} from '../support/browser/carousels';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { moveFingers } from '../support/browser/touch';
import { middleAtRest } from '../support/browser/middleAtRest';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

describe.each([360, 1280])('Carousels at %i px', (width) => {
  it('the top sellers are a slider of five with the third in the middle, and bring each one there', async () => {
    const { page, troubles } = await openMoved(visit, width);
    const sellers = await bring(page, 'Top sellers');
    expect(await place(sellers)).toBe('3 of 5');
    const view = await boxOf(sellers.locator('.carousel-view'));
    const third = await boxOf(middle(sellers));
    expect(Math.abs((third.left + third.right) / 2 - (view.left + view.right) / 2)).toBeLessThan(3);
    const inSight: string[] = [];
    for (const slide of await sellers.locator('.carousel-slide').all()) {
      const { left, right } = await boxOf(slide.locator('.top-seller'));
      if (left >= view.left && right <= view.right) inSight.push((await slide.getAttribute('aria-label')) ?? '');
    }
    expect(inSight).toEqual(width > 500 ? ['2 of 5', '3 of 5', '4 of 5'] : ['3 of 5']);
    // What stands in sight can be used, and nothing else.
    const usable = await sellers
      .locator('.carousel-slide:not([inert])')
      .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
    expect(usable).toEqual(inSight);
    expect(await toTheEnd(sellers, () => button(page, 'Next', 'Top sellers').click())).toEqual(placesFrom(3, 5));
    await button(page, 'Next', 'Top sellers').click();
    await standsAt(sellers, '1 of 5');
    await atRest(sellers);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sock types are a carousel on a phone, and a grid where there is room', async () => {
    const { page, troubles } = await openMoved(visit, width);
    if (width > 500) {
      const socks = carousel(page, 'Sock types');
      await socks.scrollIntoViewIfNeeded();
      await soon(async () => expect(await socks.getAttribute('aria-roledescription')).toBeNull());
      expect(await button(page, 'Next', 'Sock types').isVisible()).toBe(false);
      const boxes = await Promise.all((await socks.locator('.carousel-slide').all()).map(boxOf));
      expect(boxes.length).toBeGreaterThan(3);
      for (const { left, right } of boxes) expect([left >= 0, right <= width]).toEqual([true, true]);
    } else {
      const socks = await bring(page, 'Sock types');
      expect(await place(socks)).toMatch(/^1 of /);
      await toTheEnd(socks, () => button(page, 'Next', 'Sock types').click());
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('each moves as fast as it should', async () => {
    const { page, troubles } = await openMoved(visit, width);
    for (const [name, seconds] of [
      ...(width > 500 ? [['Categories', 0.8]] : []),
      ['Deals of the day', 1],
      ['On trend picks', 0.5],
      ['Top sellers', 0.8],
    ] as [string, number][]) {
      const track = (await bring(page, name)).locator('.slick-track');
      // Written down: on a busy machine the movement is over before anybody looks.
      const durations = await track.evaluateHandle((element) => {
        const seen: string[] = [];
        new MutationObserver(() => seen.push(getComputedStyle(element).transitionDuration)).observe(element, {
          attributeFilter: ['style'],
        });
        return seen;
      });
      await button(page, 'Next', name).click();
      await soon(async () =>
        expect([name, await durations.jsonValue()]).toEqual([name, expect.arrayContaining([`${seconds}s`])]),
      );
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([
    [
      '/',
      [
        ...(width > 500 ? ['Categories'] : []),
        'Videos',
        'Deals of the day',
        'Products in Blue',
        'On trend picks',
        'Sock types',
        'Top sellers',
      ],
    ],
    ['/about', ['Customer stories']],
    ['/productdetails/174?tab=reviews', ['Reviews', 'Related products']],
  ])('on %s nothing jumps when react-slick takes over from the strips', async (path, names) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, [], { reducedMotion: 'reduce' });
    const letSlickCome = await hold(page, slickChunk);
    await arrive(page, `${visit.shop.url}${path}`);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    const sizes = new Map<string, { height: number; slide: number }>();
    const measure = async (name: string) => {
      const part = carousel(page, name);
      const { height } = await boxOf(part);
      return { height, slide: (await boxOf(part.locator('.carousel-slide').first())).width };
    };
    for (const name of names) {
      // What is asked for when somebody comes near.
      if (name === 'Related products') await page.locator('.related').scrollIntoViewIfNeeded();
      await carousel(page, name).scrollIntoViewIfNeeded();
      sizes.set(name, await measure(name));
    }
    await letSlickCome();
    for (const [name, before] of sizes) {
      await carousel(page, name).scrollIntoViewIfNeeded();
      if (await button(page, 'Next', name).isVisible()) await carousel(page, name).locator('.slick-track').waitFor();
      const after = await measure(name);
      expect([name, Math.abs(after.height - before.height) < 2, Math.abs(after.slide - before.slide) < 2]).toEqual([
        name,
        true,
        true,
      ]);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('Carousels under a finger', () => {
  it.each(['Videos', 'Top sellers'])(
    'the place that a finger has brought the %s to stands when react-slick takes over',
    async (name) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
      const letSlickCome = await hold(page, slickChunk);
      await arrive(page, visit.shop.url);
      await page.mouse.move(5, 5);
      const part = carousel(page, name);
      await part.scrollIntoViewIfNeeded();
      const strip = part.locator('.carousel-strip');
      const start = await strip.evaluate(({ scrollLeft }) => scrollLeft);
      const { top, height } = await boxOf(strip);
      await moveFingers(page, [
        [
          { x: 300, y: top + height / 3 },
          { x: 60, y: top + height / 3 },
        ],
      ]);
      await soon(async () => expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(start + 150));
      // How far a finger flings it is the browser's to say.
      const brought = await strip.evaluate(middleAtRest);
      expect(brought).not.toBe(name === 'Videos' ? '1 of 5' : '3 of 5');
      await letSlickCome();
      await part.locator('.slick-track').waitFor();
      await standsAt(part, brought);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it.each(['Videos', 'Deals of the day', 'Top sellers', 'Sock types'])(
    'a finger brings each of the %s to the middle',
    async (name) => {
      const { page, troubles } = await openMoved(visit, 360);
      const part = await bring(page, name);
      const count = await countOf(part);
      const start = Number((await place(part))?.split(' ')[0]);
      const swipe = async () => {
        await atRest(part);
        // A swipe counts when react-slick itself holds that its slides stand.
        await soon(async () =>
          expect(await part.locator('.slick-track').evaluate(({ style }: HTMLElement) => style.transition)).toBe(''),
        );
        // It lets go of them ten milliseconds later, by a timer; one that begins after it ends after it.
        await page.evaluate(() => new Promise((ended) => setTimeout(ended, 10)));
        const { top, height } = await boxOf(part.locator('.carousel-view'));
        const y = top + height / 3;
        await moveFingers(page, [
          [
            { x: 260, y },
            { x: 120, y },
          ],
        ]);
      };
      expect(await toTheEnd(part, swipe)).toEqual(placesFrom(start, count));
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

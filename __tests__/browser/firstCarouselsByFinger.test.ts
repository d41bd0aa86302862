/**
 * The carousels of a first view under a finger, before react-slick has them and after (docs/requirements.md section 2).
 */
import { carouselTiming } from '../../src/client/lib/constants';
import { rested } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { atRest, boxOf, openHome, slickChunk } from '../support/browser/carousels';
import { middleAtRest, middlesOf } from '../support/browser/middleAtRest';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { moveFingers } from '../support/browser/touch';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

describe('Carousels of a first view, under a finger', () => {
  it('a finger turns the pictures at the top of the home page, round and round, and they stay where it left them', async () => {
    const { page, troubles } = await openHome(visit, 360);
    await page.getByRole('button', { name: 'Pause: pictures' }).click();
    await page.getByRole('button', { name: /^Picture 1 of / }).click();
    const shown = page.locator('.hero-dot[aria-current="true"]');
    const count = await page.locator('.hero-dot').count();
    for (let turn = 1; turn <= count; turn += 1) {
      await atRest(page.locator('.hero'));
      const { top, height } = await boxOf(page.locator('.hero-slides'));
      await moveFingers(page, [
        [
          { x: 280, y: top + height / 2 },
          { x: 120, y: top + height / 2 },
        ],
      ]);
      await soon(async () =>
        expect(await shown.getAttribute('aria-label')).toBe(`Picture ${(turn % count) + 1} of ${count}`),
      );
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('a finger that comes while a picture still fades turns on from it', async () => {
    const { page, troubles } = await openHome(visit, 360);
    await page.getByRole('button', { name: 'Pause: pictures' }).click();
    const { top, height } = await boxOf(page.locator('.hero-slides'));
    const shown = page.locator('.hero-dot[aria-current="true"]');
    // However slow the machine is, the picture still fades when the finger is lifted: what ends a fade does not come.
    await page.evaluate((fade) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === fade ? 0 : later(run, ms)) as typeof window.setTimeout;
    }, carouselTiming.home.speed);
    await page.getByRole('button', { name: /^Picture 3 of / }).click();
    await moveFingers(page, [
      [
        { x: 280, y: top + height / 2 },
        { x: 120, y: top + height / 2 },
      ],
    ]);
    await soon(async () => expect(await shown.getAttribute('aria-label')).toBe('Picture 4 of 5'));
    await moveFingers(page, [
      [
        { x: 120, y: top + height / 2 },
        { x: 280, y: top + height / 2 },
      ],
    ]);
    await soon(async () => expect(await shown.getAttribute('aria-label')).toBe('Picture 3 of 5'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('a finger stops the pictures where it leaves them', async () => {
    const { page, troubles } = await openHome(visit, 360);
    const { top, height } = await boxOf(page.locator('.hero-slides'));
    await moveFingers(page, [
      [
        { x: 280, y: top + height / 2 },
        { x: 120, y: top + height / 2 },
      ],
    ]);
    await page.getByRole('button', { name: 'Play: pictures' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the deals stand where they begin before any script', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await hold(page, '**/assets/*.js');
    await page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    await page.locator('.deals .carousel-strip').scrollIntoViewIfNeeded();
    await soon(async () => expect((await middlesOf(page))[0]).toBe('5 of 8'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the deal that a finger brought to the middle before any script stays there, and speaks', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/ERR_FAILED|slick/]);
    const letScriptsCome = await hold(page, '**/assets/*.js');
    await page.route(slickChunk, (route) => route.abort());
    await page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    const strip = page.locator('.deals .carousel-strip');
    await strip.scrollIntoViewIfNeeded();
    await soon(async () => expect((await middlesOf(page))[0]).toBe('5 of 8'));
    const { top, height } = await boxOf(strip);
    await moveFingers(page, [
      [
        { x: 280, y: top + height / 3 },
        { x: 120, y: top + height / 3 },
      ],
    ]);
    const brought = await strip.evaluate(middleAtRest);
    expect(brought).not.toBe('5 of 8');
    await letScriptsCome();
    await rested(page);
    expect((await middlesOf(page))[0]).toBe(brought);
    await strip
      .getByRole('group', { name: brought })
      .getByRole('link', { name: /^Shop Now/ })
      .waitFor();
    await page.context().close();
  });
});

/** The home page's videos in a real browser: they play where they can be seen, and only there (decision 32). */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { untilPage } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

const stripTo = (page: Page, block: 'center' | 'none') =>
  page.evaluate((where) => {
    if (where === 'none') window.scrollTo(0, document.documentElement.scrollHeight);
    else document.querySelector('.videos')?.scrollIntoView({ block: where });
  }, block);
/**
 * The strip in view afterwards too: a press on what a shift of one pixel moves just then is tried again, after the page
 * has been scrolled elsewhere.
 */
async function press(page: Page, name: 'Pause: videos' | 'Play: videos'): Promise<void> {
  await page.getByRole('button', { name }).click();
  await stripTo(page, 'center');
}
const allPlay = () => {
  const films = [...document.querySelectorAll('video')];
  return films.length >= 3 && films.every((film) => !film.paused && film.currentTime > 0);
};
const allRest = () => [...document.querySelectorAll('video')].every((film) => film.paused);

describe('The videos of the home page', () => {
  it('plays the videos in view, rests them out of it, and stops them with one button', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/videos/')) asked.push(request.url());
    });
    await arrive(page, visit.shop.url);
    expect(asked).toEqual([]);

    await stripTo(page, 'center');
    await untilPage('all films to play', page, allPlay);
    expect(asked.length).toBeGreaterThanOrEqual(3);

    await stripTo(page, 'none');
    await untilPage('all films to rest', page, allRest);
    await stripTo(page, 'center');
    await untilPage('all films to play again', page, allPlay);

    await press(page, 'Pause: videos');
    await untilPage('all films to rest', page, allRest);
    await press(page, 'Play: videos');
    await untilPage('all films to play', page, allPlay);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the still pictures alone to somebody who wants no motion, until they ask for it', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, visit.shop.url);
    await stripTo(page, 'center');
    await page.getByRole('button', { name: 'Play: videos' }).waitFor();
    await page.locator('video').nth(2).waitFor({ state: 'attached' });
    expect(await page.evaluate(allRest)).toBe(true);
    await press(page, 'Play: videos');
    await untilPage('all films to play', page, allPlay);
    await page.context().close();
  });

  it('are a row at a desk, and on a phone a carousel that plays the one in view alone', async () => {
    const desk = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(desk.page, visit.shop.url);
    await stripTo(desk.page, 'center');
    await untilPage('all films to play', desk.page, allPlay);
    expect(await desk.page.getByRole('button', { name: 'Next: Videos' }).isVisible()).toBe(false);
    await desk.page.context().close();

    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360);
    await arrive(page, visit.shop.url);
    await stripTo(page, 'center');
    await page.locator('.videos .slick-track').waitFor();
    const playsAlone = (number: number) =>
      untilPage(
        `film ${number} alone to play`,
        page,
        (index) =>
          [...document.querySelectorAll('.videos .carousel-slide')].every(
            (slide, at) => (slide.querySelector('video')?.paused ?? true) === (at !== index),
          ),
        number - 1,
      );
    await playsAlone(1);
    await page.getByRole('button', { name: 'Next: Videos' }).click();
    await page.mouse.move(5, 5);
    await playsAlone(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('sends a part of a video to a browser that asks for one, and keeps it for ever', async () => {
    const videos = (await (await fetch(`${visit.shop.url}/homepage/video/get-videos`)).json()) as { url: string }[];
    expect(videos.length).toBeGreaterThanOrEqual(3);
    for (const { url } of videos) {
      for (const [address, type] of [
        [url, 'video/mp4'],
        [url.replace('.mp4', '.webm'), 'video/webm'],
      ] as const) {
        const answer = await fetch(`${visit.shop.url}${address}`, { headers: { range: 'bytes=0-1' } });
        expect(answer.status).toBe(206);
        expect(answer.headers.get('content-range')).toMatch(/^bytes 0-1\/\d+$/);
        expect(answer.headers.get('content-type')).toBe(type);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        expect((await answer.arrayBuffer()).byteLength).toBe(2);
      }
    }
  });
});

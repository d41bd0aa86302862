/**
 * A shopper who saves data (Save-Data, or the browser's own setting): the whole home page for less than 430 KB, and
 * nothing that nobody asked for.
 */
import type { Page } from 'playwright-core';
import { watchWire } from '../../src/tools/bench/wire';
import { arrive, quiet } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { fileOfState, openFile } from '../support/visits/replayPage';
import { settledDocument } from '../support/browser/settledDocument';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });
const MOST_BYTES = 430_000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

async function openSavingPage({ asksServer = true }: { asksServer?: boolean } = {}) {
  const opened = await openPage(visit.browser, visit.shop.url, 412, [], phone);
  const { page } = opened;
  if (asksServer) await page.context().setExtraHTTPHeaders({ 'save-data': 'on' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  return { ...opened, wire: await watchWire(cdp) };
}

/** Down to the end, so that everything has been near, and until nothing is on its way. */
async function scrollThrough(page: Page): Promise<void> {
  for (const section of await page.locator('.home > *, footer').all()) {
    await section.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await quiet(page);
    await untilPage('the pictures in view', page, () => {
      const isInView = ({ left, right, top, bottom }: DOMRect) =>
        right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
      return [...document.images].every(
        (image) => image.complete || !image.checkVisibility() || !isInView(image.getBoundingClientRect()),
      );
    });
  }
}

describe('A shopper who saves data', () => {
  it('shows the whole home page for less than 430 KB: no film, smaller pictures, one slide of the first picture', async () => {
    const { page, troubles, wire } = await openSavingPage();
    await arrive(page, visit.shop.url);
    await scrollThrough(page);
    const requests = wire.requests();
    expect(requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
    expect(requests.filter(({ url }) => url.includes('/videos/'))).toEqual([]);
    expect(requests.filter(({ url }) => /\/pictures\/\d+\/slide-/.test(url))).toHaveLength(1);
    // One pixel for each of the page's own: none is wider than the picture that is drawn widest, the first one.
    const widths = requests.flatMap(({ url }) => /\/pictures\/(\d+)\//.exec(url)?.slice(1).map(Number) ?? []);
    expect(widths.length).toBeGreaterThan(10);
    expect(Math.max(...widths)).toBeLessThanOrEqual(960);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lets nothing move by itself, and plays the film whose button is pressed, and no other', async () => {
    const { page, troubles, wire } = await openSavingPage();
    await arrive(page, visit.shop.url);
    await page.getByRole('button', { name: 'Play: pictures' }).waitFor();
    expect(await page.locator('video').count()).toBe(0);
    await page.getByRole('button', { name: 'Play: video 1' }).click();
    await untilPage('the film to play', page, () =>
      [...document.querySelectorAll('video')].some((film) => !film.paused && film.currentTime > 0),
    );
    await soon(async () => expect(await page.locator('video').count()).toBe(1));
    expect(new Set(wire.requests().flatMap(({ url }) => (url.includes('/videos/') ? [url] : []))).size).toBe(1);
    await page.getByRole('button', { name: 'Pause: video 1' }).click();
    await untilPage('the film to pause', page, () => document.querySelector('video')?.paused);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('prefetches no screen', async () => {
    const { page, wire } = await openSavingPage();
    await arrive(page, visit.shop.url);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await quiet(page);
    expect(wire.requests().filter(({ url }) => /screen-(shop|product)/.test(url))).toEqual([]);
    await page.context().close();
  });

  it('saves data as well where only the browser itself says so', async () => {
    const { page, troubles, wire } = await openSavingPage({ asksServer: false });
    // The override also sends the header; a browser that keeps it to itself is one that takes it off.
    await page.route('**/*', (route) => {
      const { 'save-data': _, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
    await arrive(page, visit.shop.url);
    await page.getByRole('button', { name: 'Play: video 1' }).waitFor({ state: 'attached' });
    await scrollThrough(page);
    expect(wire.requests().filter(({ url }) => url.includes('/videos/'))).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is shown again as it was by the file of the visit', async () => {
    const { page } = await openSavingPage();
    await arrive(page, visit.shop.url);
    const wanted = await settledDocument(page);
    const state: unknown = await page.evaluate(
      () => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').state as unknown,
    );
    expect(state).toMatchObject({ visit: { savesData: true } });
    await page.context().close();

    const support = await openPage(visit.browser, visit.shop.url, 1280);
    const frame = await openFile(support.page, visit.shop.url, fileOfState(state, phone.viewport));
    await frame.getByRole('button', { name: 'Play: video 1' }).waitFor({ state: 'attached' });
    expect(await frame.locator('video').count()).toBe(0);
    expect(wanted).toContain('Play: video 1');
    await support.page.context().close();
  });

  it('keeps the two pages apart, for shoppers and for caches between', async () => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(visit.shop.url, { headers: { accept: 'text/html', ...headers } });
      return { html: await answer.text(), vary: answer.headers.get('vary') ?? '', etag: answer.headers.get('etag') };
    };
    const saving = await ask({ 'save-data': 'on' });
    const plain = await ask({});
    const off = await ask({ 'save-data': 'off' });
    expect(saving.vary).toContain('Save-Data');
    expect(plain.vary).toContain('Save-Data');
    expect(saving.html).toContain('"savesData":true');
    expect(plain.html).toContain('"savesData":false');
    expect(off.html).toBe(plain.html);
    expect(saving.etag).not.toBe(plain.etag);
  });
});

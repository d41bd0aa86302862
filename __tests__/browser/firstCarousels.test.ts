/**
 * The carousels of a first view, which stand there before react-slick does: the home page's pictures and a product's
 * (docs/requirements.md section 2).
 */
import { arrive, rested } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { atRest, boxOf, move, openHome, slickChunk } from '../support/browser/carousels';
import { middlesOf } from '../support/browser/middleAtRest';
import { hold, shopInBrowser } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser({ isMoving: true });

interface Shifted {
  node: Node | null;
}

interface Shift {
  value: number;
  sources: Shifted[];
}

describe.each([360, 1280])('Carousels of a first view, at %i px', (width) => {
  it.each([
    ['/', '.hero-slides', '.hero-button'],
    ['/productdetails/174', '.gallery-track', '.product h1'],
  ])('on %s the first view stands still when react-slick takes over', async (path, part, neighbour) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, [], { reducedMotion: 'reduce' });
    const letSlickCome = await hold(page, slickChunk);
    await arrive(page, `${visit.shop.url}${path}`);
    const stands = async () => [
      await boxOf(page.locator(`${part} .picture`).first()),
      await boxOf(page.locator(neighbour)),
    ];
    const before = await stands();
    const shifts = await page.evaluateHandle((selector) => {
      const seen: string[] = [];
      const isInside = ({ node }: Shifted) => node !== null && document.querySelector(selector)?.contains(node);
      new PerformanceObserver((list) => {
        for (const { sources, value } of list.getEntries() as unknown as Shift[])
          if (sources.some(isInside)) seen.push(`by ${value}`);
      }).observe({ type: 'layout-shift' });
      return seen;
    }, part);
    // In the first frames too.
    const frames = await page.evaluateHandle((selector) => {
      const seen: string[] = [];
      const note = () => {
        const picture = document.querySelector<HTMLImageElement>(`${selector} .slick-current img`);
        const { x = NaN, y = NaN } = picture?.getBoundingClientRect() ?? {};
        seen.push(`${picture?.complete ? 'there' : 'on its way'} at ${x}, ${y}`);
        if (seen.length < 4) requestAnimationFrame(note);
      };
      new MutationObserver((_, changes) => {
        if (!document.querySelector(`${selector} .slick-track`)) return;
        changes.disconnect();
        requestAnimationFrame(note);
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    }, part);
    await move(page);
    expect(await page.locator(`${part} .slick-track`).count()).toBe(0);
    await letSlickCome();
    await page.locator(`${part} .slick-current img`).waitFor();
    const { left, top } = before[0] ?? {};
    await soon(async () => expect(await frames.jsonValue()).toEqual(Array(4).fill(`there at ${left}, ${top}`)));
    expect(await stands()).toEqual(before);
    expect(await shifts.jsonValue()).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the pictures at the top of the home page fade over by react-slick, in 0.8 s, and show the one that is chosen', async () => {
    const { page, troubles } = await openHome(visit, width);
    const slide = page.locator('.hero .slick-slide');
    await page.getByRole('button', { name: /^Picture 3 of / }).click();
    await page.locator('.hero .slick-slide:nth-child(3).slick-current').waitFor();
    expect(await slide.first().evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.8s, 0.8s');
    await atRest(page.locator('.hero'));
    const opacities = () => slide.evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));
    expect((await opacities()).map((opacity, index) => [index, opacity])).toEqual(
      (await opacities()).map((_, index) => [index, index === 2 ? '1' : '0']),
    );
    await page.getByRole('button', { name: 'Play: pictures' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the deals and the top sellers stand where they begin before any script, and no script moves them', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, [/ERR_FAILED|slick/]);
    const letScriptsCome = await hold(page, '**/assets/*.js');
    await page.route(slickChunk, (route) => route.abort());
    await page.goto(visit.shop.url, { waitUntil: 'domcontentloaded' });
    // What is below a phone's screen is laid out when its shopper moves.
    await page.mouse.wheel(0, 40);
    await soon(async () => expect(await middlesOf(page)).toEqual(['5 of 8', '3 of 5']));
    const scrolled = await page.evaluateHandle(async () => {
      const seen: string[] = [];
      const note = ({ target }: Event) => {
        if (target instanceof Element) seen.push(target.closest('.carousel')?.className ?? target.className);
      };
      // The first frames tell of where they stand from the beginning.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      document.addEventListener('scroll', note, { capture: true });
      return seen;
    });
    await letScriptsCome();
    await rested(page);
    expect(await middlesOf(page)).toEqual(['5 of 8', '3 of 5']);
    expect(await scrolled.jsonValue()).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the picture of the deal in the middle leads to its product', async () => {
    const { page, troubles } = await openHome(visit, width);
    const deals = page.getByRole('group', { name: 'Deals of the day', exact: true });
    await deals.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Pause: Deals of the day' }).click();
    await deals.locator('.slick-current').waitFor();
    await atRest(deals);
    const link = deals.locator('.slick-current a', { hasText: 'Shop Now' });
    const path = (await link.getAttribute('href')) ?? '';
    await deals.locator('.slick-current .picture').scrollIntoViewIfNeeded();
    const { left, top, width: wide, height } = await boxOf(deals.locator('.slick-current .picture'));
    await page.mouse.click(left + wide / 2, top + height / 2);
    await page.waitForURL(`**${path}`);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the deal that Next brings to the middle speaks, also where react-slick does not come', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, width, [/ERR_FAILED|slick/]);
    await page.route(slickChunk, (route) => route.abort());
    await arrive(page, visit.shop.url);
    await move(page);
    const deals = page.getByRole('group', { name: 'Deals of the day', exact: true });
    const links = deals.locator('a', { hasText: 'Shop Now' });
    const speaking = () =>
      links.evaluateAll((all) => {
        const isSeen = (link: Element) => link.checkVisibility({ visibilityProperty: true });
        return all.flatMap((link, index) => (isSeen(link) ? [index] : []));
      });
    await deals.scrollIntoViewIfNeeded();
    const [before = NaN] = await speaking();
    await page.getByRole('button', { name: 'Next: Deals of the day' }).click();
    await soon(async () => expect(await speaking()).toEqual([before + 1]));
    await page.context().close();
  });
});

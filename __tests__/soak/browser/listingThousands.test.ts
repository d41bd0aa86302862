/**
 * A listing of 20,000 products in a real browser (docs/decisions/0209-listing.md): little is sent and little is in the
 * document, and yet scrolling, the keyboard, find-in-page, Back and a reload work as on a short page.
 */
import type { Page } from 'playwright-core';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { nameOf, stock } from '../../support/data/manyProducts';
import { firstOrAll } from '../../support/lib/rounds';
import { expectFitToBeSeen, fails, shopInBrowser } from '../../support/browser/shopInBrowser';
import { soon, untilPage } from '../../support/lib/until';

const TOTAL = 20_000;
const MOST_CARDS = 300;
const visit = shopInBrowser({ stockUp: (place) => stock(place, TOTAL) });

interface Sight {
  /** Places in the list of the cards that can be seen. */
  places: number[];
  /** What those cards should be called, and are. */
  expected: string[];
  names: string[];
  cards: number;
}

const see = async (page: Page): Promise<Sight> => {
  const { cards, shown } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.listing-grid [aria-posinset]')];
    const visible = all.filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const shown = visible.map((card) => ({
      place: Number(card.getAttribute('aria-posinset')),
      name: card.querySelector('a')?.title ?? '',
    }));
    return { cards: document.querySelectorAll('.listing-cell').length, shown };
  });
  const places = shown.map(({ place }) => place);
  return { cards, places, expected: places.map(nameOf), names: shown.map(({ name }) => name) };
};

/** Cards and no skeletons on the screen, each the right one of the order. */
async function expectRightCards(page: Page): Promise<Sight> {
  await untilPage('nothing but cards in view', page, () => {
    const inView = (cell: Element) =>
      cell.getBoundingClientRect().bottom > 0 && cell.getBoundingClientRect().top < window.innerHeight;
    const cells = [...document.querySelectorAll('.listing-cell')].filter(inView);
    return cells.length > 0 && cells.every((cell) => cell.hasAttribute('aria-posinset'));
  });
  const sight = await see(page);
  expect(sight.names).toEqual(sight.expected);
  expect(sight.cards).toBeLessThan(MOST_CARDS);
  return sight;
}

/**
 * Right cards, with this place among them, or this thousand of places: where the page is scrolled to may come after its
 * cards.
 */
const expectCardAt = (page: Page, place: number) =>
  soon(async () => expect((await expectRightCards(page)).places).toContain(place));
const expectThousand = (page: Page, thousand: number) =>
  soon(async () =>
    expect((await expectRightCards(page)).places.map((place) => Math.round(place / 1000))).toContain(thousand),
  );

async function openAll(width: number, allowed: RegExp[] = []) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, width, allowed);
  await arrive(page, `${visit.shop.url}/shop`);
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.locator('[aria-posinset="48"]').waitFor();
  return { page, troubles };
}

const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);

/** The browser scrolls smoothly to where a key leads; another key before it is there can end both. */
async function pressAndArrive(page: Page, key: string): Promise<void> {
  await page.evaluate(() => {
    const root = document.documentElement;
    delete root.dataset.arrived;
    document.addEventListener('scrollend', () => (root.dataset.arrived = 'yes'), { once: true });
  });
  await page.keyboard.press(key);
  await page.locator('html[data-arrived]').waitFor();
}

const focusedPlace = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0));
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

describe('A listing of thousands', () => {
  it('sends nine products first, and tells how many there are', async () => {
    const answer = await fetch(`${visit.shop.url}/shop`, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('20,000 products');
    expect(html).toContain(nameOf(9));
    expect(html).not.toContain(nameOf(10));
  });

  it.each(firstOrAll(360, 1280))('draws only what is near the screen, and the right cards, at %i px', async (width) => {
    const { page, troubles } = await openAll(width);
    await expectRightCards(page);
    const height = await pageHeight(page);

    await page.mouse.move(width / 2, 400);
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 700);
    await untilPage('the wheel to have scrolled far down', page, () => window.scrollY > 5000);
    await expectRightCards(page);

    await page.keyboard.press('End');
    await page.locator(`[aria-posinset="${TOTAL}"]`).waitFor();
    // Nothing jumped: the page is as high as before anything was drawn.
    await soon(async () => expect(Math.abs((await pageHeight(page)) - height)).toBeLessThan(50));
    await scrollTo(page, 0.5);
    await expectThousand(page, 10);
    await scrollTo(page, 0.3);
    await scrollTo(page, 0.8);
    await expectThousand(page, 16);
    await pressAndArrive(page, 'PageUp');
    await expectRightCards(page);
    await pressAndArrive(page, 'Home');
    await soon(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
    await expectCardAt(page, 1);
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says each card’s place in the whole list, and lets Tab walk over the borders of what is drawn', async () => {
    const { page, troubles } = await openAll(1280);
    // The first of what Load More brought.
    await untilPage('the focus on the tenth card', page, () => document.activeElement?.closest('[aria-posinset="10"]'));
    const card = page.locator('[aria-posinset="48"]');
    await soon(async () => expect(await card.getAttribute('aria-setsize')).toBe(String(TOTAL)));
    for (const border of [48, 96]) {
      await page.locator(`[aria-posinset="${border}"] a`).focus();
      // Who comes here by Tab has walked through a block meanwhile.
      await page.locator(`[aria-posinset="${border + 1}"] a`).waitFor();
      // The heart of the card, then the next card.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await soon(async () => expect(await focusedPlace(page)).toBe(border + 1));
      await page.keyboard.press('Shift+Tab');
      await soon(async () => expect(await focusedPlace(page)).toBe(border));
      await expectRightCards(page);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the card with the focus, however far the page is scrolled', async () => {
    const { page, troubles } = await openAll(1280);
    await page.locator('[aria-posinset="30"] a').focus();
    await scrollTo(page, 0.6);
    await expectRightCards(page);
    await soon(async () => expect(await focusedPlace(page)).toBe(30));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await soon(async () => expect(await focusedPlace(page)).toBe(31));
    await expectCardAt(page, 31);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('lets the browser find a name that is far away, and shows its card', async () => {
    const { page, troubles } = await openAll(1280);
    const last = page.locator('.listing-far-names').last();
    await untilPage(
      'the name in the grid',
      page,
      (name) => document.querySelector('.listing-grid')?.textContent?.includes(name),
      nameOf(TOTAL - 100),
    );
    await soon(async () => expect(await last.getAttribute('hidden')).toBe('until-found'));
    // A text fragment is what a script can ask of the browser's own find; the entry that it makes is to hold what this
    // one holds.
    await page.mouse.click(4, 300);
    await page.evaluate((name) => {
      const entry: unknown = window.history.state;
      Object.defineProperty(window.history, 'state', { get: () => entry });
      window.location.href = `#:~:text=${encodeURIComponent(name)}`;
    }, nameOf(3333));
    await page.locator('[aria-posinset="3333"]').waitFor();
    await expectCardAt(page, 3333);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each(firstOrAll(360, 1280))('comes back to the same card, and a reload finds it too, at %i px', async (width) => {
    const { page, troubles } = await openAll(width);
    await scrollTo(page, 0.37);
    const { places } = await expectRightCards(page);
    const place = places[Math.floor(places.length / 2)] ?? 0;
    const link = page.locator(`[aria-posinset="${place}"] a`);
    await link.click();
    await page.waitForURL('**/productdetails/*');
    await page.getByRole('heading', { level: 1, name: nameOf(place) }).waitFor();
    await page.goBack();
    await link.waitFor();
    await expectCardAt(page, place);
    await untilPage(
      'the focus on the card that was left',
      page,
      (number) => document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset') === number,
      String(place),
    );

    await page.reload();
    await link.waitFor();
    await expectCardAt(page, place);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the row at the top when the phone is turned', async () => {
    const { page, troubles } = await openAll(360);
    await scrollTo(page, 0.5);
    const { places } = await expectRightCards(page);
    await page.setViewportSize({ width: 780, height: 360 });
    await soon(async () => {
      const turned = await expectRightCards(page);
      expect(turned.places.some((place) => places.includes(place))).toBe(true);
    });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('says in its place that a part of the list did not come, and brings it when it is asked again', async () => {
    const { page } = await openAll(360, [/status of 500/]);
    await page.route('**/api/customProducts/all?page=209&*', fails);
    await scrollTo(page, 0.5);
    await page.getByText('These products did not arrive. Check your connection and try again.').waitFor();
    await expectFitToBeSeen(page);
    await page.unroute('**/api/customProducts/all?page=209&*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator(`[aria-posinset="${208 * 48 + 20}"]`).waitFor();
    await scrollTo(page, 0.5);
    await expectRightCards(page);
    await page.context().close();
  });
});

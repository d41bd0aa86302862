/**
 * A shop that begins empty and is filled from a sheet as such sheets are: names of 300 letters, nothing rated, debris
 * among the colours. It says nothing of its own yet, and all of it fits.
 */
import type { Locator, Page } from 'playwright-core';
import { openDatabase } from '../../src/server/db/open';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import { mainCategories, productRow } from '../support/data/rows';
import { expectFitToBeSeen, shopInBrowser } from '../support/browser/shopInBrowser';
import type { TestPlace } from '../support/server/testDatabase';
import { soon } from '../support/lib/until';

const PRAISE = 'divided, food grade and free of everything that worries parents, ';
const LONG = `Suction plates for babies, ${PRAISE.repeat(5)}in one piece`.slice(0, 300);
const ID = 1;

async function stockUp(place: TestPlace): Promise<void> {
  const database = await openDatabase(place);
  const debris = ['Blue', '1 Pieces', '2', 'Pack of 3'];
  await database.write(async (trx) => {
    await trx
      .insertInto('category')
      .values(mainCategories.map((category) => ({ ...category, picture_url: '' })))
      .execute();
    const long = productRow({ id: ID, name: LONG, colours: 'Blue', pictures: '[]', brand: '' });
    const others = debris.map((colours, at) =>
      productRow({ id: 2 + at, name: `${LONG} ${at}`.slice(-300), colours, pictures: '[]', top_seller_rank: 2 + at }),
    );
    await trx
      .insertInto('product')
      .values([{ ...long, top_seller_rank: 1, deal_rate_paise: 29900 }, ...others])
      .execute();
  });
  await database.close();
}

const visit = shopInBrowser({ env: { DEMO: 'off' }, stockUp });

/** How many of its own lines an element is high. */
const linesOf = (place: Locator): Promise<number> =>
  place.evaluate((element) =>
    Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );

const stars = (page: Page): Locator => page.locator('main .stars');

describe.each([360, 1280])('a new shop at %i px', (width) => {
  it.each(['/', '/about', '/contact', '/careers', '/faqs', '/shop'])(
    'fits at %s, and tells nobody else’s ' + 'story',
    async (address) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
      await arrive(page, `${visit.shop.url}${address}`);
      await expectFitToBeSeen(page);
      expect(await page.locator('body').innerText()).not.toMatch(
        /since 1999|Lakh|Example Lane|\.example\b|00000 00000/i,
      );
      expect(await stars(page).count()).toBe(0);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('offers colours as swatches, and nothing else that stood in their column', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, width);
    await arrive(page, visit.shop.url);
    await soon(async () =>
      expect(await page.getByRole('group', { name: 'Colours' }).getByRole('button').allInnerTexts()).toEqual(['Blue']),
    );
    await page.context().close();
  });

  it('shows a long name whole on its own page, on one line of the way there, and on two in the cart', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await arrive(page, `${visit.shop.url}/productdetails/${ID}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(LONG);
    expect(await linesOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(2);
    expect(await linesOf(page.locator('.breadcrumbs [aria-current]'))).toBe(1);
    await expectFitToBeSeen(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    const name = page.getByRole('main').getByRole('link', { name: LONG }).locator('.two-lines');
    await soon(async () => expect(await linesOf(name)).toBe(2));
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/**
 * What every page holds, and the categories, in a real browser: with data, in a shop that has none yet, when calls
 * fail, and while they wait.
 */
import type { Page } from 'playwright-core';
import type { Category } from '../../src/contract/catalog';
import type { FlashHeader, HeaderMenuItem } from '../../src/contract/home';
import { arrive } from '../support/browser/arrive';
import { accessibilityFaults } from '../support/browser/axe';
import { openPage } from '../support/browser/browser';
import { firstOrAll } from '../support/lib/rounds';
import { soon, until, untilPage } from '../support/lib/until';
import { answersWith, expectFitToBeSeen, fails, shopInBrowser, slowCalls } from '../support/browser/shopInBrowser';
import type { ShopVisit } from '../support/browser/shopInBrowser';

const calls = '**/{api/headerMenu,flash-header/get-all,category/all-unhide}*';
const categoriesCall = '**/category/all-unhide*';

const parts = (page: Page) => ({
  'the running line': page.getByRole('region', { name: 'Announcements' }),
  'the menu': page.getByRole('navigation', { name: 'Categories', exact: true }),
  'the category carousel': page.getByRole('group', { name: 'Categories', exact: true }),
  'the footer’s categories': page.getByRole('navigation', { name: 'First categories' }),
});
const partsOfPhone = (page: Page) => ({ 'the category strip': page.getByRole('list', { name: 'Shop by category' }) });

/** Which of them can be seen. */
async function shown(page: Page): Promise<string[]> {
  const all = Object.entries({ ...parts(page), ...partsOfPhone(page) });
  const seen = await Promise.all(all.map(async ([name, part]) => ((await part.isVisible()) ? [name] : [])));
  return seen.flat();
}

const texts = (page: Page, part: keyof ReturnType<typeof parts>, what: string) =>
  parts(page)[part].locator(what).allTextContents();

/**
 * A page whose server could ask for nothing: the browser draws it and asks for everything itself, which React says on
 * the console.
 */
async function openUndrawn({ browser, shop }: ShopVisit, width: number, answer: Parameters<Page['route']>[1]) {
  const { page, troubles } = await openPage(browser, shop.url, width, [/status of 500/, /Minified React error/]);
  await page.route(`${shop.url}/`, async (route) => {
    const html = await (await route.fetch()).text();
    const [head = '', rest = ''] = html.split('<div id="root">');
    const [, data = ''] = rest.split('<script id="page-data" type="application/json">');
    await route.fulfill({
      contentType: 'text/html',
      body: `${head}<div id="root"></div>${data.slice(data.indexOf('</script>') + '</script>'.length)}`,
    });
  });
  await page.route(calls, answer);
  const noted: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') noted.push(message.text());
  });
  await page.goto(shop.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, troubles, noted };
}

describe('A shop with a menu, announcements and categories', () => {
  const visit = shopInBrowser({ isMoving: true });
  const answered = async <T>(path: string) => (await (await fetch(`${visit.shop.url}${path}`)).json()) as T;

  it('shows them with the first page', async () => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(page, visit.shop.url);
    await soon(async () => expect(await shown(page)).toEqual(Object.keys(parts(page))));

    const categories = (await answered<Category[]>('/category/all-unhide')).map(({ categoryName }) => categoryName);
    await soon(async () =>
      expect(await texts(page, 'the menu', 'a')).toEqual(
        (await answered<HeaderMenuItem[]>('/api/headerMenu')).map(({ name }) => name),
      ),
    );
    await soon(async () => expect(await texts(page, 'the footer’s categories', 'a')).toEqual(categories.slice(0, 5)));
    for (const name of categories)
      await parts(page)
        ['the category carousel'].getByText(name, { exact: true })
        .first()
        .waitFor({ state: 'attached' });
    for (const { flashText } of await answered<FlashHeader[]>('/flash-header/get-all')) {
      await soon(async () =>
        expect(await parts(page)['the running line'].getByRole('link').textContent()).toContain(flashText),
      );
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows whoever wants no motion a line that stands still, and reads on by the arrow keys', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [], { reducedMotion: 'reduce' });
    await arrive(page, visit.shop.url);
    expect(await accessibilityFaults(page)).toEqual([]);
    const line = parts(page)['the running line'].getByRole('link');
    await line.focus();
    const scrolled = () => line.evaluate((link) => link.scrollLeft);
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await scrolled()).toBeGreaterThan(0));
    await page.context().close();
  });

  it.each([
    [500, ['the running line', 'the footer’s categories', 'the category strip']],
    [501, ['the running line', 'the menu', 'the category carousel', 'the footer’s categories']],
  ])('at %i px shows %j', async (width, expected) => {
    const { page } = await openPage(visit.browser, visit.shop.url, width);
    await page.goto(visit.shop.url);
    await soon(async () => expect(await shown(page)).toEqual(expected));
    await page.context().close();
  });

  it.each([320, 360, 500, 501, 640, 767, 768, 1024, 1280])(
    'at %i px the header has room for all that it holds, and the menu button on phones alone',
    async (width) => {
      const { page } = await openPage(visit.browser, visit.shop.url, width);
      await page.goto(`${visit.shop.url}/faqs`);
      const header = page.getByRole('banner');
      const isPhone = width <= 500;
      expect(await header.getByRole('button', { name: 'Menu', exact: true }).isVisible()).toBe(isPhone);
      expect(await header.getByRole('searchbox').isVisible()).toBe(!isPhone);
      expect(await header.getByRole('link', { name: 'About us' }).isVisible()).toBe(width >= 360);
      const boxes = [];
      for (const part of ['a.header-logo', 'form', '.header-icons']) {
        const box = await header.locator(part).first().boundingBox();
        if (box) boxes.push(box);
      }
      expect(boxes).toHaveLength(isPhone ? 2 : 3);
      let end = 0;
      for (const { x, width: own } of boxes) {
        expect(own).toBeGreaterThan(75);
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + own;
      }
      expect(end).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.context().close();
    },
  );

  it('leads from a card of the category carousel to a subcategory', async () => {
    const [category] = await answered<Category[]>('/category/all-unhide');
    const [subcategory] = category?.subcategoryList ?? [];
    if (!category || !subcategory) throw new Error('The demo shop has no subcategory.');
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(page, visit.shop.url);
    await parts(page)
      ['the category carousel'].getByRole('button', { name: category.categoryName, exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: category.categoryName })
      .getByRole('link', { name: subcategory.subCategoryName, exact: true })
      .click();
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('category') === category.categoryName &&
        searchParams.get('subcategory') === subcategory.subCategoryName,
    );
    await page.locator('main article').first().waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('keeps the categories it has when a tap on one asks for them again in vain', async () => {
    const { page } = await openPage(visit.browser, visit.shop.url, 360, [/status of 500/]);
    await arrive(page, visit.shop.url);
    await page.route(categoriesCall, fails);
    await partsOfPhone(page)['the category strip'].getByRole('button').first().click();
    const failed = page.waitForResponse(categoriesCall);
    await page.getByRole('dialog').getByRole('listitem').getByRole('link').first().click();
    expect((await failed).status()).toBe(500);
    await page.locator('main article').first().waitFor();
    await soon(async () =>
      expect(await shown(page)).toEqual(['the running line', 'the footer’s categories', 'the category strip']),
    );
    await page.context().close();
  });

  it.each([
    ['nothing comes', answersWith('[]')],
    ['the calls fail', fails],
  ])('leaves them out when %s, and the page stands', async (_, answer) => {
    for (const width of firstOrAll(360, 1280)) {
      const { page, troubles, noted } = await openUndrawn(visit, width, answer);
      await page.getByRole('heading', { name: 'Deal Of The Day' }).waitFor();
      await untilPage(
        'the empty sections to be gone',
        page,
        () => document.querySelector('.section-waiting, .flash, .top-menu, .footer-categories') === null,
      );
      await soon(async () => expect(await shown(page)).toEqual([]));
      const inVain = ['Categories', 'Flash Headers', 'Header Menu'].map((section) => `Failed to fetch ${section}.`);
      await soon(async () => expect([...noted].sort()).toEqual(answer === fails ? inVain : []));
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });

  it('keeps their room while the calls take their time', async () => {
    const { holds, letGo } = slowCalls();
    const { page, troubles } = await openUndrawn(visit, 1280, holds);
    await page.getByText('Loading categories...').waitFor();
    const heights = () =>
      page.evaluate(() =>
        ['.flash', '.top-menu', '.footer-categories'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().height,
        ),
      );
    const waiting = await heights();
    await letGo();
    for (const part of Object.values(parts(page))) await part.waitFor();
    await parts(page)['the footer’s categories'].getByRole('link').first().waitFor();
    expect(await heights()).toEqual(waiting);
    await soon(async () => expect(await page.getByText('Loading categories...').isVisible()).toBe(false));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('A shop before its first product', () => {
  const visit = shopInBrowser({ env: { DEMO: 'off' } });

  it.each(firstOrAll(360, 1280))('stands with what is its own at %i px', async (width) => {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
    await arrive(page, visit.shop.url);
    expect(await shown(page)).toEqual([]);
    await soon(async () => expect(await page.locator('main h2').allTextContents()).toEqual([]));
    await soon(async () => expect(await page.getByText(/^Loading/).count()).toBe(0));
    await page.getByRole('link', { name: 'Shop all products' }).waitFor();
    await expectFitToBeSeen(page);

    await page.goto(`${visit.shop.url}/sale-products`);
    await page.getByText('No Sale Products').waitFor();
    await expectFitToBeSeen(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows the menu and the announcement that its staff bring, with the next page', async () => {
    await visit.shop.shop('home', 'set', 'menu', 'Kids');
    await visit.shop.shop('home', 'set', 'flash', 'We open on Monday');
    const { page } = await openPage(visit.browser, visit.shop.url, 1280);
    await until('menu and running line alone', async () => {
      await page.goto(visit.shop.url);
      return (await shown(page)).length === 2;
    });
    await soon(async () => expect(await texts(page, 'the menu', 'a')).toEqual(['Kids']));
    await parts(page)['the running line'].getByRole('link', { name: 'We open on Monday' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sale Products' }).waitFor();
    await page.context().close();
  });
});

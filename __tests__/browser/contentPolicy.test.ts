/**
 * The content policy in a real browser: it refuses what it should, and the shop itself never runs into it, wherever a shopper goes and
 * whatever is opened. `troubles` holds every refusal (support/browser); nothing else is looked at here.
 */
import type { Page } from 'playwright-core';
import { arrive, quiet } from '../support/arrive';
import { openPage } from '../support/browser';
import type { WatchedPage } from '../support/browser';
import { fileOfState, openFile } from '../support/replayPage';
import { firstOrAll, limitFor, someOf } from '../support/rounds';
import { logInDemoMember, shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { soon, untilPage } from '../support/until';

const visit = shopInBrowser({ env: { PICTURE_HOSTS: 'pictures.example' } });
const ELSEWHERE = 'https://elsewhere.example';
const url = (path: string) => `${visit.shop.url}${path}`;

/** Pages that answer 404 say so on the console. */
const notFound = /status of 404/;

interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}
const makePolicy = (page: Page, name: string) => page.evaluate((wanted) => void (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy(wanted, {}), name);
/** An element that a script makes and puts into the page. */
const add = (page: Page, name: string, properties: Record<string, string>) =>
  page.evaluate(([tag, given]) => document.body.append(Object.assign(document.createElement(tag), given)), [name, properties] as const);

describe('What got into a page', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(watched.page, url('/faqs'));
    expect(watched.troubles).toEqual([]);
  });
  afterAll(() => watched?.page.context().close());

  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    ['writes no style attribute', 'style-src-attr', (page) => page.evaluate(() => document.body.setAttribute('style', 'color:red'))],
    ['adds no sheet', 'style-src-elem', (page) => add(page, 'style', { textContent: 'p{color:red}' })],
    ['adds no script', 'require-trusted-types-for', (page) => add(page, 'script', { textContent: 'stolen = 1' })],
    ['fetches no script', 'require-trusted-types-for', (page) => add(page, 'script', { src: '/assets/x.js' })],
    ['writes no markup', 'require-trusted-types-for', (page) => add(page, 'div', { innerHTML: '<img src=x onerror="stolen=1">' })],
    ['presses no handler into an element', 'require-trusted-types-for', (page) => page.evaluate(() => document.body.setAttribute('onclick', 'stolen=1'))],
    ['makes no policy', 'trusted-types', (page) => makePolicy(page, 'default')],
    ['makes none by the name of the shop’s own', 'trusted-types', (page) => makePolicy(page, 'first-scripts')],
    ['frames nothing', 'frame-src', (page) => add(page, 'iframe', { src: '/shop' })],
    ['fetches no picture without encryption from elsewhere', 'img-src', (page) => add(page, 'img', { src: 'http://elsewhere.example/x.png' })],
    ['fetches no picture of a host nobody named', 'img-src', (page) => add(page, 'img', { src: `${ELSEWHERE}/x.png` })],
    ['fetches no film of such a host', 'media-src', (page) => add(page, 'video', { src: `${ELSEWHERE}/x.mp4` })],
  ])('%s', async (_, directive, act) => {
    const { page, troubles } = watched;
    // What a case before it still has to say is not this one's.
    troubles.splice(0);
    const refusal = page.waitForEvent('console', (message) => message.text().startsWith(`content policy: ${directive} refused`));
    // Some are refused with an exception.
    await act(page).catch(() => undefined);
    await refusal;
    expect(troubles.join('\n')).toContain(`content policy: ${directive} refused`);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});

describe('Pictures of hosts that are named', () => {
  const PICTURE = 'https://pictures.example/x.svg';
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  /** Nobody is asked: the test answers in the host's place. */
  const answer = async (page: Page): Promise<string[]> => {
    const asked: string[] = [];
    await page.route('https://pictures.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body });
    });
    return asked;
  };

  it('are shown by the shop, and by no file that support opens', async () => {
    const isNamed = /request to another host: https:\/\/pictures\.example/;
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, [isNamed]);
    const asked = await answer(page);
    await arrive(page, url('/faqs'));
    await add(page, 'img', { src: PICTURE });
    await soon(async () => expect(asked).toEqual([PICTURE]));
    expect(troubles).toEqual([]);

    const frame = await openFile(page, visit.shop.url, fileOfState({}, { width: 1280, height: 900 }));
    const said = 'content policy: img-src refused';
    const refusal = page.waitForEvent('console', (message) => message.text().startsWith(said));
    await frame.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('img'), { src }));
    }, `${PICTURE}?from=support`);
    await refusal;
    expect(asked).toEqual([PICTURE]);
    await page.context().close();
  });
});

const widths = firstOrAll(360, 1280);

describe('The content policy', () => {
  it.each(widths)(
    'is kept at %i px without a shopper’s seeing it: tints and ratios are there before any script',
    async (width) => {
      const { page, troubles } = await openPage(visit.browser, visit.shop.url, width);
      // They never come.
      await page.route('**/assets/*.js', () => undefined);
      for (const path of ['/', '/shop?minPrice=200&maxPrice=700', '/productdetails/174', '/about', '/login']) {
        await page.goto(url(path), { waitUntil: 'domcontentloaded' });
        await untilPage('the style sheets', page, () => document.styleSheets.length > 2);
        const wrong = () =>
          page.evaluate(
            () =>
              [...document.querySelectorAll<HTMLElement>('[data-look]')].filter((element) => {
                const { look = '' } = element.dataset;
                const drawn = getComputedStyle(element);
                return (
                  look
                    .split(';')
                    .some((one) => drawn.getPropertyValue(one.split(':')[0] ?? '') !== one.split(':')[1]) ||
                  element.hasAttribute('style')
                );
              }).length,
          );
        await soon(async () => expect([path, await page.locator('[data-look]').count()]).not.toEqual([path, 0]));
        await soon(async () => expect([path, await wrong()]).toEqual([path, 0]));
      }
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

const pages = [
  '/', '/shop', '/shop?minPrice=200&maxPrice=700', '/productdetails/174', '/cart', '/checkout', '/payment-successful', '/payment-unsuccessful', '/sale-products', '/about', '/login', '/signup',
  '/forgot-password', '/reset?token=x&email=asha%40example.com', '/careers', '/faqs', '/privacy-policy', '/return-policy', '/sitemap', '/terms-of-use', '/contact', '/grievance', '/no-such-page',
  '/productdetails/999999', '/support', '/openapi',
];
/** Others to a guest are the login. */
const pagesOfMembers = ['/wishlist', '/profile', '/order-history', '/checkout'];

/** To the end of the page and back, so that whatever waits for its view comes alive. */
async function lookThrough(page: Page): Promise<void> {
  for (let screens = 0; screens < 30; screens += 1) {
    await page.mouse.wheel(0, 1200);
    if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  await quiet(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What an opener opens, and closed again. */
async function openAndClose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).locator('visible=true').last().click();
  await page.getByRole('dialog').waitFor();
  await quiet(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe.each(widths)('The shop at %i px runs into it nowhere', (width) => {
  const open = (allowed: RegExp[] = []) => openPage(visit.browser, visit.shop.url, width, allowed);

  it.each([
    ['a guest', someOf(pages)],
    ['a member', pagesOfMembers],
  ])('on no page that %s opens', async (who, paths) => {
    const { page, troubles } = await open([notFound]);
    if (who === 'a member') await logInDemoMember(page, visit.shop.url);
    for (const path of paths) {
      await arrive(page, url(path));
      await lookThrough(page);
      expect([path, troubles]).toEqual([path, []]);
    }
    await page.context().close();
  }, limitFor(15, 180, someOf(pages).length));

  it('with the home page’s carousels, colours and offers in use', async () => {
    const { page, troubles } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await arrive(page, url('/'));
    await lookThrough(page);
    // Each is react-slick's by now.
    for (const next of await page.getByRole('button', { name: /^Next: / }).locator('visible=true').all()) await next.click();
    await page.locator('.slick-track').first().waitFor({ state: 'attached' });
    const colours = page.getByRole('group', { name: 'Colours', exact: true }).getByRole('button');
    await colours.last().click();
    await page.getByRole('heading', { name: `Showing products in ${await colours.last().innerText()}` }).waitFor();
    await page.getByRole('button', { name: 'Copy code FIRST' }).click();
    await page.getByText('Code Copied').waitFor();
    await openAndClose(page, 'Having a problem?');
    if (width <= 500) await openAndClose(page, 'Menu');
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('with the listing filtered, its price slid, and all of it shown', async () => {
    const { page, troubles } = await open();
    await arrive(page, url('/shop'));
    if (width < 500) await page.getByRole('button', { name: 'Filter by' }).locator('visible=true').click();
    const thumb = page.getByRole('slider', { name: 'Price from' }).locator('visible=true');
    await thumb.focus();
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await page.locator('.price-slider').locator('visible=true').evaluate((line) => getComputedStyle(line).getPropertyValue('--from'))).toBe('5%'));
    await arrive(page, url('/shop'));
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.locator('main a[href^="/productdetails/"]').nth(9).waitFor();
    await lookThrough(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('with a product zoomed, rated, and put into the cart', async () => {
    const { page, troubles } = await open();
    await logInDemoMember(page, visit.shop.url);
    await arrive(page, url('/productdetails/174?tab=reviews'));
    await page.getByRole('button', { name: 'Zoom', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click();
    await page.locator('.zoom-controls output', { hasText: '110%' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('form', { name: 'Write a review' }).getByRole('radio', { name: '4 stars' }).check();
    await lookThrough(page);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await page.getByLabel('Coupon code').fill('FIRST');
    await page.getByRole('button', { name: 'Apply' }).click();
    await visibleButton(page, 'Checkout').click();
    await page.waitForURL('**/checkout');
    await openAndClose(page, /^Edit/);
    await arrive(page, url('/order-history'));
    for (const name of [/^View Order DEMO-0002/, /^Cancel Order DEMO-0004/, 'Return Order']) await openAndClose(page, name);
    await arrive(page, url('/shop'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Account' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

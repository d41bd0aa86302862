/**
 * The content policy in a real browser: what it refuses and what it shows. `troubles` holds every refusal
 * (support/browser/browser). That the shop itself never runs into it is asked by contentPolicyWalk.test.ts.
 */
import type { Page } from 'playwright-core';
import { arrive } from '../support/browser/arrive';
import { openPage } from '../support/browser/browser';
import type { WatchedPage } from '../support/browser/browser';
import { fileOfState, openFile } from '../support/visits/replayPage';
import { firstOrAll } from '../support/lib/rounds';
import { shopInBrowser } from '../support/browser/shopInBrowser';
import { soon, untilPage } from '../support/lib/until';

const visit = shopInBrowser({ env: { PICTURE_HOSTS: 'pictures.example' } });
const ELSEWHERE = 'https://elsewhere.example';
const url = (path: string) => `${visit.shop.url}${path}`;

interface TrustedTypesWindow {
  trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

const makePolicy = (page: Page, name: string) =>
  page.evaluate((wanted) => void (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy(wanted, {}), name);

/** An element that a script makes and puts into the page. */
const add = (page: Page, name: string, properties: Record<string, string>) =>
  page.evaluate(([tag, given]) => document.body.append(Object.assign(document.createElement(tag), given)), [
    name,
    properties,
  ] as const);

describe('What got into a page', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await openPage(visit.browser, visit.shop.url, 1280);
    await arrive(watched.page, url('/faqs'));
    expect(watched.troubles).toEqual([]);
  });
  afterAll(() => watched?.page.context().close());

  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    [
      'writes no style attribute',
      'style-src-attr',
      (page) => page.evaluate(() => document.body.setAttribute('style', 'color:red')),
    ],
    ['adds no sheet', 'style-src-elem', (page) => add(page, 'style', { textContent: 'p{color:red}' })],
    ['adds no script', 'require-trusted-types-for', (page) => add(page, 'script', { textContent: 'stolen = 1' })],
    ['fetches no script', 'require-trusted-types-for', (page) => add(page, 'script', { src: '/assets/x.js' })],
    [
      'writes no markup',
      'require-trusted-types-for',
      (page) => add(page, 'div', { innerHTML: '<img src=x onerror="stolen=1">' }),
    ],
    [
      'presses no handler into an element',
      'require-trusted-types-for',
      (page) => page.evaluate(() => document.body.setAttribute('onclick', 'stolen=1')),
    ],
    ['makes no policy', 'trusted-types', (page) => makePolicy(page, 'default')],
    ['makes none by the name of the shop’s own', 'trusted-types', (page) => makePolicy(page, 'first-scripts')],
    ['frames nothing', 'frame-src', (page) => add(page, 'iframe', { src: '/shop' })],
    [
      'fetches no picture without encryption from elsewhere',
      'img-src',
      (page) => add(page, 'img', { src: 'http://elsewhere.example/x.png' }),
    ],
    ['fetches no picture of a host nobody named', 'img-src', (page) => add(page, 'img', { src: `${ELSEWHERE}/x.png` })],
    ['fetches no film of such a host', 'media-src', (page) => add(page, 'video', { src: `${ELSEWHERE}/x.mp4` })],
  ])('%s', async (_, directive, act) => {
    const { page, troubles } = watched;
    // What a case before it still has to say is not this one's.
    troubles.splice(0);
    const refusal = page.waitForEvent('console', (message) =>
      message.text().startsWith(`content policy: ${directive} refused`),
    );
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
              [...document.querySelectorAll<HTMLElement>('[data-vars]')].filter((element) => {
                const { vars = '' } = element.dataset;
                const drawn = getComputedStyle(element);
                return (
                  vars
                    .split(';')
                    .some((one) => drawn.getPropertyValue(one.split(':')[0] ?? '') !== one.split(':')[1]) ||
                  element.hasAttribute('style')
                );
              }).length,
          );
        await soon(async () => expect([path, await page.locator('[data-vars]').count()]).not.toEqual([path, 0]));
        await soon(async () => expect([path, await wrong()]).toEqual([path, 0]));
      }
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

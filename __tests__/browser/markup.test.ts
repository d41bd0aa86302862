/**
 * Markup in every field that is shown again, and in every part of an address, in a real browser: none of it runs, makes an element,
 * leads elsewhere or meets the content policy, and what was typed is read as it was typed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { openDatabase } from '../../src/server/db/open';
import { arrive, quiet } from '../support/arrive';
import { openPage } from '../support/browser';
import { makeCommandLine } from '../support/commandLine';
import { installDevTools } from '../support/devTools/devTools';
import { insertRows } from '../support/insertRows';
import { becomeMember, productOf, putIntoCart, testAddress } from '../support/memberInBrowser';
import { FIRST, rowsOfPayloads } from '../support/payloadRows';
import { payloads } from '../support/payloads';
import { mainCategories } from '../support/rows';
import { savedVisit } from '../support/savedVisit';
import { shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { dropFile, shopFrame } from '../support/supportPage';
import type { TestPlace } from '../support/testDatabase';
import { soon } from '../support/until';

/** The rows as no check of the shop's own let them in, and a sheet that the shop-keeper got from elsewhere. */
async function stockUp(place: TestPlace): Promise<void> {
  const database = await openDatabase(place);
  await insertRows(database, { ...rowsOfPayloads, category: [...mainCategories, ...rowsOfPayloads.category] });
  await database.close();
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = payloads.map((payload, at) => ['sheet', at, ...['title', 'brand', 'colour', 'size', 'about'].map((field) => cell(`${field} ${payload}`)), 'Kids', cell(payload), 100, 5].join(','));
  await writeFile(path.join(place.dataDir, 'sheet.csv'), ['source,source_id,title,brand,colour,sizes,description,category,sub_category,selling_price,availability', ...rows].join('\n'));
  const { code, out } = await makeCommandLine(place)('--json', 'catalogue', 'import', 'sheet.csv');
  expect([code, (JSON.parse(out) as { added: number }).added]).toEqual([0, payloads.length]);
}

const visit = shopInBrowser({ DEMO: 'off' }, stockUp);
const url = (address: string) => `${visit.shop.url}${address}`;
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Nowhere to be found, a page says so; pictures may come from elsewhere. */
const allowed = [/status of 40[04]/, /^request to another host: https:\/\/x\.example\//];

/** A browser in which whatever calls or sets `evil` is noted. */
async function open() {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, allowed);
  await page.route(/\/pictures\/|x\.example|evil/, (route) => (route.request().resourceType() === 'image' ? route.fulfill({ contentType: 'image/gif', body: dot }) : route.fallback()));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const note = () => console.error('evil ran');
    Object.defineProperty(window, 'evil', { get: () => (note(), () => undefined), set: note });
  });
  return { page, troubles };
}

const evil = 'x-evil, [evil], [onload], [onerror], iframe';

/** Nothing of it is an element, a handler or an address that a press would run. */
async function expectOnlyText(page: Page | Frame, troubles: string[], where: string, madeOf = evil): Promise<void> {
  const made = await page.evaluate(
    (shape) => ({
      elements: [...document.querySelectorAll(shape)].map((element) => element.outerHTML.slice(0, 200)),
      addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)).map(({ href }) => href),
    }),
    madeOf,
  );
  expect({ where, ...made, troubles }).toEqual({ where, elements: [], addresses: [], troubles: [] });
}

const go = async (page: Page, address: string): Promise<void> => {
  await arrive(page, url(address));
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
};

/** A browser draws the ends of lines and blanks as one blank. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const shownIn = async (page: Page, selector: string): Promise<string> => plain((await page.locator(selector).allTextContents()).join(' '));

describe.each(payloads.map((payload, at): [string, number] => [payload, FIRST + at]))('%j', (payload, id) => {
  it('is text on its product’s page, among its reviews, and in every address', async () => {
    const { page, troubles } = await open();
    await go(page, `/productdetails/${id}?tab=reviews`);
    const main = await shownIn(page, 'main');
    for (const field of ['name', 'brand', 'reviewer', 'message']) expect([field, main.includes(plain(`${field} ${payload}`))]).toEqual([field, true]);
    await expectOnlyText(page, troubles, 'product');
    const text = encodeURIComponent(payload);
    await go(page, `/shop?search=${text}`);
    expect(await shownIn(page, 'main')).toContain(plain(payload));
    await expectOnlyText(page, troubles, 'search');
    for (const address of [`/shop?category=${text}&subcategory=${text}&color=${text}&brand=${text}&size=${text}&minPrice=${text}&sort=${text}&page=${text}`, `/shop#${text}`, `/${text}`, `/login?next=${text}&returnTo=${text}`, `/reset?token=${text}&email=${text}`]) {
      await go(page, address);
      await expectOnlyText(page, troubles, address);
    }
    await page.context().close();
  });
});

it.each(['/', '/shop', '/shop?search=title', '/sale-products', '/sitemap'])('all of it is text on %s, to its end', async (address) => {
  const { page, troubles } = await open();
  await go(page, address);
  for (let screens = 0; screens < 40; screens += 1) {
    await page.mouse.wheel(0, 600);
    const more = page.getByRole('button', { name: 'Load More' });
    if (await more.isVisible()) await more.click();
    // What is loaded may be the last of it, and takes the button with it.
    await quiet(page);
    if (await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2)) break;
  }
  expect(await shownIn(page, 'body')).toContain('<x-evil>');
  await expectOnlyText(page, troubles, address);
  await page.context().close();
});

/** All that a member types and has ever bought, on their own pages. */
describe('A member', () => {
  const longest = (payload: string) => payload.slice(0, 100);

  async function enter(name: string) {
    const { page, troubles } = await open();
    const userId = await becomeMember(page, visit.shop.url, name);
    return { page, troubles, userId };
  }

  it('has typed it as a name, an address, a review and a message', async () => {
    const { page, troubles, userId } = await enter('Asha Typed');
    const saved = await page.request.post(url(`/users/addNewAddress/${userId}`), { data: testAddress });
    const { addrId } = (await saved.json()) as { addrId: string };
    for (const [at, payload] of payloads.entries()) {
      const typed = longest(payload);
      const sent = await Promise.all([
        page.request.post(url(`/users/updateUser/${userId}`), { data: { parName: typed, mobile1: '9876543210' } }),
        page.request.post(url(`/users/updateAddress/${userId}`), { data: { addrId, houseName: typed, street: typed, city: typed, state: typed, pinCode: '400601', country: typed } }),
        page.request.post(url('/product-ratings'), { data: { productId: FIRST + at, userName: typed, email: 'asha.typed@example.com', message: `said ${typed}`, ratings: 5 } }),
        page.request.post(url('/customerMessage/add'), { data: { userID: userId, customerName: 'Asha', customerNo: '9876543210', messageReason: typed, customerMessage: typed } }),
      ]);
      expect([payload, ...sent.map((answer) => answer.status())]).toEqual([payload, 200, 200, 201, 200]);
      await go(page, '/profile');
      const main = await shownIn(page, 'main');
      expect([payload, main.split(plain(typed.trim())).length > 4]).toEqual([payload, true]);
      await expectOnlyText(page, troubles, `profile ${payload}`);
      await go(page, `/productdetails/${FIRST + at}?tab=reviews`);
      expect(await shownIn(page, 'main')).toContain(plain(`said ${typed.trim()}`));
      await expectOnlyText(page, troubles, `reviews ${payload}`);
    }
    await page.context().close();
  });

  it('has it in the wishlist and the cart, orders it, and finds it among the orders', async () => {
    const { page, troubles, userId } = await enter('Asha Orders');
    await page.request.post(url(`/users/addNewAddress/${userId}`), { data: { ...testAddress, houseName: payloads[0] ?? '', street: payloads[1] ?? '' } });
    for (const at of payloads.keys()) {
      await page.request.post(url(`/wishlist/add/${userId}`), { data: FIRST + at });
      await putIntoCart(page, visit.shop.url, userId, await productOf(visit.shop.url, FIRST + at));
    }
    for (const address of ['/wishlist', '/cart', '/checkout']) {
      await go(page, address);
      expect([address, (await shownIn(page, 'main')).includes('<x-evil>')]).toEqual([address, true]);
      await expectOnlyText(page, troubles, address);
    }
    await page.getByRole('checkbox').check();
    await visibleButton(page, 'Place Order').click();
    await page.waitForURL('**/payment-successful');
    await go(page, '/order-history');
    await page.getByRole('button', { name: /^View Order/ }).locator('visible=true').first().click();
    await page.getByRole('dialog').waitFor();
    for (const payload of payloads) await soon(async () => expect(await shownIn(page, 'dialog[open]')).toContain(plain(`name ${payload}`)));
    await expectOnlyText(page, troubles, 'order');
    await page.context().close();
  });
});

it('is text to support, in the visit of a shopper who met it and in a file that was made of it', async () => {
  const shopper = await open();
  await installDevTools(shopper.page.context());
  await go(shopper.page, `/productdetails/${FIRST}?tab=reviews`);
  await shopper.page.getByRole('searchbox').locator('visible=true').first().fill('</script><x-evil>');
  await shopper.page.keyboard.press('Enter');
  await shopper.page.waitForURL('**/shop?search=*');
  await quiet(shopper.page);
  const everything = payloads.join(' ');
  const visited = await savedVisit(shopper.page, {
    failedCalls: [{ at: 0, endpoint: everything, status: 500, code: everything, message: everything }],
    consoleErrors: [{ at: 0, text: everything }],
  });
  await shopper.page.context().close();

  const { page, troubles } = await open();
  await page.goto(url('/support'));
  await dropFile(page, '<x-evil>.json', visited);
  const frame = await shopFrame(page);
  await page.keyboard.press('End');
  await frame.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  expect(await shownIn(page, 'body')).toContain('<x-evil>');
  for (const part of [page, frame]) await expectOnlyText(part, troubles, 'support', 'x-evil, [evil], [onload], [onerror]');
  await page.context().close();
});

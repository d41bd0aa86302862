/**
 * A client in trouble while a form is sent: what was typed stays, a sentence says so, and sent again when all is well
 * it is done once.
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { cutOff, faultyCalls } from '../../support/browser/faults';
import { joinAsMember, ordersOf, productOf, putIntoCart } from '../../support/browser/memberInBrowser';
import { fillCheckout, shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { limitFor, meets, ROUNDS } from '../../support/lib/rounds';
import { troubledForms } from '../../support/browser/troubledForms';
import { refuseCookies, troubles } from '../../support/browser/troubles';
import type { Trouble } from '../../support/browser/troubles';
import { soon, untilPage } from '../../support/lib/until';

const visit = shopInBrowser();
const saying = troubles.filter(({ says }) => says);
const told = [/Failed to load resource/, /failed request/];

let open: BrowserContext | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(() => Promise.all(troubles.map(({ close }) => close?.())));

async function openForm(
  path: string,
  enter?: ((page: Page, shopUrl: string) => Promise<unknown>) | null,
  ahead: readonly Trouble[] = saying,
) {
  const { page, troubles: met } = await openPage(visit.browser, visit.shop.url, 1280, told);
  open = page.context();
  page.setDefaultTimeout(20_000);
  await enter?.(page, visit.shop.url);
  for (const { prepare } of ahead) await prepare?.(open);
  const calls = await faultyCalls(page);
  await arrive(page, `${visit.shop.url}${path}`);
  return { page, met, ...calls };
}

/** From then on the form says that it is being sent, until the call has come to its end. */
const callBegins = (page: Page, call: RegExp): Promise<Request> =>
  page.waitForRequest((request) => request.resourceType() === 'fetch' && call.test(request.url()));

/** Nothing is being sent any more. */
const formOpen = (page: Page): Promise<void> =>
  untilPage('the form to be open again', page, () => document.querySelector('form [aria-disabled="true"]') === null);

/** Milliseconds: the page gives a call up after twenty seconds, and until then an order is on its way. */
const GIVEN_UP = 40_000;

/** What 'Place Order' calls first: the profile, of a member with another name, or the order. */
const ORDERING = /\/users\/getUserNamePhone\/|\/guest-cart\/place-order|\/usercart\/finalize/;

/** Pressed, and on its way; a page that knows that it is offline calls nobody. */
async function pressPlaceOrder(page: Page): Promise<void> {
  const isOnline = await page.evaluate(() => navigator.onLine);
  const begins = isOnline ? callBegins(page, ORDERING) : null;
  await visibleButton(page, 'Place Order').click({ timeout: GIVEN_UP });
  await begins;
}

async function expectTyped(page: Page, typed: Readonly<Record<string, string>>, during: string): Promise<void> {
  const fields = () =>
    Promise.all(
      Object.keys(typed).map(
        async (label) => [label, await page.getByLabel(label, { exact: true }).inputValue()] as const,
      ),
    );
  await soon(async () => expect({ during, ...Object.fromEntries(await fields()) }).toEqual({ during, ...typed }));
}

/** A form, by its place in its table, meets ROUNDS of the troubles. */
const metBy = (row: number) => saying.filter((_, column) => meets(row, column, saying.length));
jest.setTimeout(limitFor(20, 180, metBy(0).length));

describe('forms in trouble', () => {
  describe.each(troubledForms.map((form, row) => ({ ...form, row })))(
    '$name',
    ({ row, path, enter, typed, send, call, says, done }) => {
      it('keeps what was typed through every trouble, and is sent when they are over', async () => {
        const { met, ...tab } = await openForm(path, enter);
        const { page } = tab;
        for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
        for (const { name, begin, pass, end } of metBy(row)) {
          await begin?.(tab);
          await Promise.all([callBegins(page, call), send(page)]);
          await pass?.(tab, true);
          await formOpen(page);
          await page.getByText(says).first().waitFor();
          await expectTyped(page, typed, name);
          await end?.(tab);
        }
        await send(page);
        await page.getByText(done).first().waitFor();
        expect(met).toEqual([]);
      });
    },
  );

  /** A sentence at the form, or the page of an order that failed; from there Back leads to the form. */
  async function backAtForm(page: Page): Promise<void> {
    // The sentence of the trouble before stands until the form is sent anew.
    await formOpen(page);
    const atForm = page.getByText('Error while updating profile').first();
    const elsewhere = page.getByRole('heading', { name: /We could not confirm your order|Your order was not placed/ });
    await atForm.or(elsewhere).first().waitFor();
    if (await elsewhere.isVisible()) await page.goBack();
    await visibleButton(page, 'Place Order').waitFor();
  }

  const withCart = (name: string) => async (page: Page, shopUrl: string) =>
    putIntoCart(page, shopUrl, await joinAsMember(page, shopUrl, name, 1), await productOf(shopUrl, 174));

  const buyers: [
    who: string,
    typed: Record<string, string> & { 'Full name': string },
    enter: ((page: Page, shopUrl: string) => Promise<unknown>) | null,
  ][] = [
    [
      'guest',
      {
        'Full name': 'Trouble Guest',
        'Mobile number': '9000000005',
        'House name': '12 Test House',
        Street: 'Stitch Lane',
      },
      null,
    ],
    ['member', { 'Full name': 'Trouble Member', 'Mobile number': '9000000001' }, withCart('Trouble Member')],
    [
      'member with another name',
      { 'Full name': 'Trouble Renamed', 'Mobile number': '9000000006' },
      withCart('Trouble Named'),
    ],
  ];

  it.each(buyers)(
    'keeps what a %s typed at the checkout through every trouble, and places one order',
    async (who, typed, enter) => {
      const { met, ...tab } = await openForm(enter ? '/checkout' : '/productdetails/174', enter);
      const { page } = tab;
      if (!enter) {
        await visibleButton(page, 'Add to cart').click();
        await page.waitForURL('**/cart');
        await fillCheckout(page);
      }
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
      for (const { name, begin, pass, end } of metBy(buyers.findIndex(([one]) => one === who) * ROUNDS)) {
        await page.getByRole('checkbox').check();
        await begin?.(tab);
        await pressPlaceOrder(page);
        await pass?.(tab, true);
        await backAtForm(page);
        await expectTyped(page, typed, name);
        await end?.(tab);
      }
      await page.getByRole('checkbox').check();
      await visibleButton(page, 'Place Order').click();
      await page.getByRole('heading', { name: 'Thank You' }).waitFor();
      await soon(async () => expect(await ordersOf(visit.shop, typed['Full name'])).toHaveLength(1));
      expect(met).toEqual([]);
    },
  );

  it('places an order once when the answer to it was cut off', async () => {
    const { page, set } = await openForm('/productdetails/174');
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await fillCheckout(page);
    const { fault, close } = await cutOff({ does: true });
    try {
      set(fault);
      await visibleButton(page, 'Place Order').click();
      await page.getByRole('heading', { name: 'We could not confirm your order' }).waitFor();
      set(null);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL('**/payment-successful');
      await page.getByRole('heading', { name: 'Thank You' }).waitFor();
    } finally {
      await close();
    }
    await soon(async () => expect(await ordersOf(visit.shop, 'Test Shopper')).toHaveLength(1));
  });

  const odd = troubles
    .filter(({ says, prepare, guestsOnly }) => !says && prepare && !guestsOnly)
    .map((trouble) => [trouble.name, trouble] as const);

  it.each(odd)('sells to a guest whose browser %s', async (_, trouble) => {
    const { page, met } = await openForm('/productdetails/174', null, [trouble]);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await fillCheckout(page);
    const name = 'Odd Browser';
    const before = await ordersOf(visit.shop, name);
    await page.getByLabel('Full name').fill(name);
    await visibleButton(page, 'Place Order').click();
    await page.getByRole('heading', { name: 'Thank You' }).waitFor();
    await soon(async () => expect(await ordersOf(visit.shop, name)).toHaveLength(before.length + 1));
    expect(met).toEqual([]);
  });

  it('says that cookies are refused when something cannot go into a cart, or nobody stays logged in', async () => {
    const { page } = await openForm('/productdetails/174', (opened) => refuseCookies(opened.context()));
    await visibleButton(page, 'Add to cart').click();
    await page
      .getByText(/Your browser refuses cookies/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/productdetails/174');
    await page.goto(`${visit.shop.url}/login`);
    await page.getByLabel('E-mail').fill('demo@jhabla.example');
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.locator('main').getByRole('checkbox').check();
    await page.locator('main').getByRole('button', { name: 'Login' }).click();
    await page
      .getByText(/Your browser refuses cookies/)
      .first()
      .waitFor();
  });
});

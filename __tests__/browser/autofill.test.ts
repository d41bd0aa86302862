/**
 * What a browser fills in by itself: values that come without a key or a finger, each followed by `input` and `change`,
 * at whatever moment of a page's waking. The form has them, and sending it works without a complaint
 * (docs/decisions/0204-early-input.md).
 */
import type { Page } from 'playwright-core';
import { arrive, rested } from '../support/browser/arrive';
import { controlOf } from '../support/browser/unhydrated';
import { openPage } from '../support/browser/browser';
import { joinAsMember, ordersOf, productsInStock, putIntoCart } from '../support/browser/memberInBrowser';
import { hold, shopInBrowser, visibleButton } from '../support/browser/shopInBrowser';
import { soon } from '../support/lib/until';

const visit = shopInBrowser();

/** The field's `autocomplete`, by which a browser knows it, and what it has for that. */
type Known = Record<string, string>;

type Moment = 'before the scripts' | 'right as they take the page over' | 'when it has come to rest';

/** Runs in the page: past whatever a script has laid over the field's value, as the browser's own filling does. */
function fillIn([known, moment]: [Known, Moment]): void {
  const fill = () => {
    const all = [...document.querySelectorAll<HTMLInputElement>('main input[autocomplete]')];
    const fields = all.filter((field) => field.autocomplete in known);
    for (const field of fields) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, known[field.autocomplete]);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    return fields.length > 0;
  };
  if (moment !== 'right as they take the page over') return void fill();
  const root = document.getElementById('root');
  if (root && document.querySelector('main input[autocomplete]')) {
    // React begins with the page by listening to it.
    root.addEventListener = (...listening: Parameters<typeof root.addEventListener>) => {
      Reflect.deleteProperty(root, 'addEventListener');
      root.addEventListener(...listening);
      queueMicrotask(fill);
    };
    return;
  }
  // A form that is drawn later is filled in as it comes.
  const watch = new MutationObserver(() => fill() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
}

/** What the fields show now. */
const valuesOf = (page: Page, known: Known) =>
  Promise.all(
    Object.keys(known).map((name) => page.locator(`main input[autocomplete="${name}"]`).first().inputValue()),
  );

/** Opens an address with its scripts held back, has it filled in at that moment, and waits until it rests. */
async function openFilled(page: Page, path: string, known: Known, moment: Moment): Promise<void> {
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto(`${visit.shop.url}${path}`, { waitUntil: 'domcontentloaded' });
  if (moment !== 'when it has come to rest') await page.evaluate(fillIn, [known, moment] as [Known, Moment]);
  await letCome();
  await rested(page);
  if (moment === 'when it has come to rest') await page.evaluate(fillIn, [known, moment] as [Known, Moment]);
  await soon(async () => expect(await valuesOf(page, known)).toEqual(Object.values(known)));
  expect(await page.locator('.text-field-error, .field-error').count()).toBe(0);
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const agree = (page: Page) => page.getByRole('main').getByRole('checkbox').first().check();
const refused = (page: Page) => page.locator('.access-refusal').waitFor();
const open = (width: number) => openPage(visit.browser, visit.shop.url, width, [/status of 4/]);

const person: Known = { name: 'Asha Rao', 'tel-national': '9000000001' };
const secret = 'Stitch-by-stitch-9';
const place: Known = {
  'address-line1': '12 Test House',
  'address-line2': 'Stitch Lane',
  'postal-code': '400601',
  'address-level2': 'Mumbai',
  'address-level1': 'Goa',
};

describe.each<[Moment]>([['before the scripts'], ['right as they take the page over'], ['when it has come to rest']])(
  'What the browser fills in %s',
  (moment) => {
    it('logs in', async () => {
      const { page, troubles } = await open(360);
      await openFilled(page, '/login', { username: 'nobody@jhabla.example', 'current-password': secret }, moment);
      await agree(page);
      await press(page, 'Login');
      await refused(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('signs up', async () => {
      const { page, troubles } = await open(360);
      // Both fields of a new password.
      await openFilled(page, '/signup', { ...person, username: 'demo@jhabla.example', 'new-password': secret }, moment);
      await agree(page);
      await press(page, 'Sign up');
      await refused(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    });

    it('is sent as a message', async () => {
      const { page, troubles } = await open(360);
      await openFilled(page, '/contact', person, moment);
      await controlOf(page, 'Subject').fill('Sizes');
      await controlOf(page, 'Message').fill('Does it shrink?');
      await press(page, 'Send message');
      await page.waitForURL('**/signup');
      expect(troubles).toEqual([]);
      await page.context().close();
    });
  },
);

const later: [Moment][] = [['right as they take the page over'], ['when it has come to rest']];

describe.each(later)('What the browser fills in %s', (moment) => {
  it('is what a guest orders with, whatever place the PIN code has', async () => {
    const { page, troubles } = await open(360);
    await arrive(page, `${visit.shop.url}/productdetails/174`);
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await rested(page);
    const name = `Guest filled in ${moment}`;
    await openFilled(page, '/checkout', { ...person, ...place, name }, moment);
    await agree(page);
    await press(page, 'Place Order');
    await page.waitForURL('**/payment-successful');
    const addresses = (await ordersOf(visit.shop, name)).map(({ address }) => address);
    expect(addresses).toEqual(['12 Test House, Stitch Lane, Mumbai, Goa, India - 400601']);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('is what a member orders with', async () => {
    const { page, troubles } = await open(360);
    const userId = await joinAsMember(page, visit.shop.url, `Filled ${moment}`, 1);
    const [product] = await productsInStock(visit.shop.url);
    if (!product) throw new Error('The demo shop is empty');
    await putIntoCart(page, visit.shop.url, userId, product);
    await openFilled(page, '/checkout', person, moment);
    await agree(page);
    await press(page, 'Place Order');
    await page.waitForURL('**/payment-successful');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/** A client in trouble while a form is sent: what was typed stays, a sentence says so, and sent again when all is well it is done once. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { openPage } from '../support/browser';
import { cutOff, failures, faultyCalls } from '../support/faults';
import { becomeMember, ordersOf } from '../support/memberInBrowser';
import { fillCheckout, shopInBrowser, visibleButton } from '../support/shopInBrowser';
import { soon } from '../support/until';

const visit = shopInBrowser();
const faults = Object.entries(failures);
const told = [/Failed to load resource/, /failed request/];

let open: BrowserContext | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

async function openForm(path: string, member?: string) {
  const { page, troubles } = await openPage(visit.browser, visit.shop.url, 1280, told);
  open = page.context();
  if (member !== undefined) await becomeMember(page, visit.shop.url, member);
  const calls = await faultyCalls(page);
  await page.goto(`${visit.shop.url}${path}`);
  await page.waitForLoadState('networkidle');
  return { page, troubles, ...calls };
}

interface Form {
  name: string;
  path: string;
  member?: string;
  /** What is typed, by its label. */
  typed: Readonly<Record<string, string>>;
  send: (page: Page) => Promise<void>;
  says: RegExp;
  done: RegExp;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();

const forms: Form[] = [
  {
    name: 'the login',
    path: '/login',
    typed: { 'E-mail': 'demo@jhabla.example', Password: 'demo1234' },
    send: async (page) => {
      await page.locator('main').getByRole('checkbox').check();
      await page.locator('main').getByRole('button', { name: 'Login' }).click();
    },
    says: /Login failed/,
    done: /Login successful!/,
  },
  { name: 'a forgotten password', path: '/forgot-password', typed: { 'E-mail': 'demo@jhabla.example' }, send: (page) => press(page, 'Send Mail'), says: /Something went wrong/, done: /Link sent!/ },
  {
    name: 'a message',
    path: '/contact',
    member: 'Trouble Writer',
    typed: { Name: 'Trouble Writer', Phone: '9000000001', Subject: 'A late parcel', Message: 'It has not come yet.' },
    send: (page) => press(page, 'Send message'),
    says: /Something went wrong/,
    done: /Message sent!/,
  },
  { name: 'the newsletter', path: '/careers', member: 'Trouble Reader', typed: { 'Mobile number for news': '9000000002' }, send: (page) => page.getByLabel('Mobile number for news').press('Enter'), says: /Error subscribing/, done: /thank you/i },
];

/** What is sent has come to its end, good or bad, and the form may be sent again. */
async function sendAndWait(page: Page, send: () => Promise<void>): Promise<void> {
  const isPost = (request: Request) => request.method() === 'POST';
  const over = Promise.race([page.waitForEvent('requestfinished', isPost), page.waitForEvent('requestfailed', isPost)]);
  await Promise.all([over, send()]);
  await page.waitForFunction(() => document.querySelector('form [aria-disabled="true"]') === null);
}

async function expectTyped(page: Page, typed: Form['typed'], during: string): Promise<void> {
  const fields = () => Promise.all(Object.keys(typed).map(async (label) => [label, await page.getByLabel(label, { exact: true }).inputValue()] as const));
  await soon(async () => expect({ during, ...Object.fromEntries(await fields()) }).toEqual({ during, ...typed }));
}

describe.each(forms)('$name', ({ path, member, typed, send, says, done }) => {
  it('keeps what was typed through every fault, and is sent when they are over', async () => {
    const { page, troubles, set } = await openForm(path, member);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    for (const [name, fault] of faults) {
      set(fault);
      await sendAndWait(page, () => send(page));
      await page.getByText(says).first().waitFor();
      await expectTyped(page, typed, name);
    }
    set(null);
    await send(page);
    await page.getByText(done).first().waitFor();
    expect(troubles).toEqual([]);
  });
});

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

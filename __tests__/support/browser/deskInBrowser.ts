/** The staff's desk of the demo shop in a browser, opened by its owner, who has no second factor on loopback. */
import type { Page } from 'playwright-core';
import { staffEventKinds } from '../../../src/contract/rules/staffOrderRules';
import { DEMO_OWNER } from '../../../src/demo/catalogue/staff';
import { soon, untilPage } from '../lib/until';
import { accessibilityFaults } from './axe';

/** A hint of Chromium's about the login that stands there before the scripts are. */
const withoutForm = /Password field is not contained in a form/;
/** A table measures its scroll bar by a style that the policy refuses (decision 328); others show another sample. */
const measuring = [
  /content policy: style-src-elem refused inline\s+#rc-scrollbar-measure/,
  /^console error: .*inline style/,
];
/** What a desk's console says that is no trouble. */
export const usualOfDesk = [withoutForm, ...measuring];

export async function logInDemoOwner(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/admin`);
  const form = page.locator('form');
  await form.getByLabel('E-mail address').fill(DEMO_OWNER.email);
  await form.getByLabel('Password').fill(DEMO_OWNER.password);
  await form.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  await page.getByText(/^\d+ orders$/).waitFor();
}

/** What scrolls sideways: the page, its content, a dialog or a panel. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, .frame-main, .ant-modal-body, .ant-drawer-body')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.className || part.tagName),
  );

/** Nothing for axe to find, and nothing beside the window, once what moves has come to rest. */
export async function expectDeskFit(page: Page): Promise<void> {
  await soon(async () =>
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await wideParts(page)).toEqual([]);
}

/** The steps of one order in the list, as staff press and type them; each ends with what the desk says of it. */
export function deskSteps(page: Page, orderNo: string) {
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await page.getByRole('button', { name }).last().click();
  };
  /** The field that a step begins with has the focus already. */
  const typeIn = async (label: string, text: string): Promise<void> => {
    await soon(async () =>
      expect(await page.getByLabel(label).evaluate((field) => field === document.activeElement)).toBe(true),
    );
    await page.keyboard.type(text);
  };
  return {
    presses: () => presses,
    async quote(rupees: string): Promise<void> {
      await press(`Quote shipping: ${orderNo}`);
      await typeIn('Shipping charge', rupees);
      await press('Tell the customer');
      await page.getByText(`Shipping of ₹${rupees} was quoted.`).waitFor();
    },
    /** @param reference left out where its customer has said it, and the field holds it */
    async receive(amount: string, reference?: string): Promise<void> {
      await press(`Payment received: ${orderNo}`);
      if (reference !== undefined) await typeIn('Reference (UTR)', reference);
      await press('Payment received');
      await page.getByText(`${amount} received.`).waitFor();
    },
    async pack(): Promise<void> {
      await press(`Mark packed: ${orderNo}`);
      await page.getByText(`${orderNo} is packed.`).waitFor();
    },
    async ship(courier: string, trackingNumber: string): Promise<void> {
      await press(`Ship: ${orderNo}`);
      await typeIn('Tracking number', trackingNumber);
      presses += 1;
      await page.getByLabel('Courier', { exact: true }).click();
      await page.keyboard.type(courier);
      await press(/^Ship$/);
      await page.getByText(`${orderNo} is shipped; the customer is told.`).waitFor();
    },
    async deliver(): Promise<void> {
      await press(`Mark delivered: ${orderNo}`);
      await press('Mark delivered');
      await page.getByText(`${orderNo} is delivered.`).waitFor();
    },
  };
}

/** Has the desk's page write down what it hears, from its next document on; `hears` waits for one of it. */
export async function watchDesk(page: Page): Promise<{ hears: (kind: string, orderNo: string) => Promise<void> }> {
  await page.addInitScript((kinds) => {
    const heard: string[] = [];
    Object.assign(window, {
      heard,
      EventSource: class extends EventSource {
        constructor(url: string) {
          super(url);
          for (const kind of kinds)
            this.addEventListener(kind, ({ data }) =>
              heard.push(`${kind} ${(JSON.parse(String(data)) as { orderNo: string | null }).orderNo}`),
            );
        }
      },
    });
  }, staffEventKinds);
  return {
    hears: (kind, orderNo) =>
      untilPage(
        `the desk to hear of it: ${kind} ${orderNo}`,
        page,
        (what) => (window as unknown as { heard: string[] }).heard.includes(what),
        `${kind} ${orderNo}`,
      ),
  };
}

/**
 * A guest's long visit in the real Redux DevTools extension: two thousand actions later its panel shows the last of
 * them, and nothing that it was sent on the way comes near what Chrome refuses.
 */
import type { Page } from 'playwright-core';
import { MOST_ACTIONS } from '../../../src/client/store/boundedActionLog';
import { arrive, quiet } from '../../support/browser/arrive';
import { troublesOf } from '../../support/browser/browser';
import { launchWithExtension, loggedTypes } from '../../support/visits/devTools/realExtension';
import type { ExtensionBrowser } from '../../support/visits/devTools/realExtension';
import { shopInBrowser, visibleButton } from '../../support/browser/shopInBrowser';
import { patienceFor, soon, untilPage } from '../../support/lib/until';

const folder = process.env['DEVTOOLS_EXTENSION'] ?? '';

if (!folder) {
  const hint =
    'Left out: a long visit in the real Redux DevTools. `DEVTOOLS_EXTENSION=… npm run soak` runs it anywhere.';
  process.stderr.write(`${hint}\n`);
}

/** Characters of a message that tells one row, with the state after it. */
const MOST_OF_ROW = 20_000;
/**
 * Of any: what happens in a burst goes together, and so does all that a panel is told that is opened late. Chrome
 * refuses messages from 64 million on.
 */
const MOST = 4_000_000;
/** Rows that the panel keeps (src/client/store/devToolsPanel). */
const MOST_ROWS = 500;

interface Listening extends Window {
  sent: { type: string; length: number }[];
}

/** What the extension's page script hands on to its panel, from now on. */
async function listenToMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: Listening['sent'] = [];
    Object.assign(window, { sent });
    window.addEventListener('message', ({ data }: MessageEvent<{ source?: string; type?: string } | null>) => {
      if (data?.source !== '@devtools-page') return;
      sent.push({ type: String(data.type), length: JSON.stringify(data).length });
    });
  });
}

const messagesOf = (page: Page) => page.evaluate(() => (window as unknown as Listening).sent);
const largest = (messages: Listening['sent'], ...types: string[]): number =>
  Math.max(0, ...messages.flatMap(({ type, length }) => (types.length === 0 || types.includes(type) ? length : [])));

/** Presses the questions of /faqs open and shut, one after the other. @returns how often one of them moved */
const unfold = (page: Page, presses: number): Promise<number> =>
  page.evaluate(async (wanted) => {
    const questions = [...document.querySelectorAll<HTMLElement>('main details > summary')];
    let moved = 0;
    document.addEventListener('toggle', () => (moved += 1), true);
    for (let press = 0; press < wanted; press += 1) {
      questions[press % questions.length]?.click();
      // Their events come one by one.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return moved;
  }, presses);

(folder ? describe : describe.skip)('a guest’s visit of two thousand actions, in the Redux DevTools extension', () => {
  const visit = shopInBrowser();
  let staff: ExtensionBrowser;
  beforeAll(async () => {
    staff = await launchWithExtension(folder);
  });
  afterAll(() => staff?.close());

  it('is shown to its last action, in messages that stay small, also to a panel that is opened late', async () => {
    const page = await staff.context.newPage();
    const troubles = troublesOf(page, visit.shop.url, [/404/]);
    await listenToMessages(page);
    // What the catalogue has answered is in every state from here on.
    await arrive(page, `${visit.shop.url}/shop?search=frock`);
    const panel = await staff.openPanel();
    await panel.getByText('api/getSession/fulfilled', { exact: true }).waitFor();
    await page.bringToFront();
    await page.locator('main a[href^="/productdetails/"]').first().click();
    await visibleButton(page, 'Add to cart').click();
    await page.waitForURL('**/cart');
    await quiet(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).locator('visible=true').first().click();
    await page.waitForURL('**/faqs');
    await untilPage('the questions to be there', page, () => document.querySelector('main details > summary') !== null);
    expect(await unfold(page, MOST_ACTIONS)).toBeGreaterThanOrEqual(MOST_ACTIONS - 1);
    // On a busy machine all of this may have gone in bursts: one that happens when those are told goes by itself.
    const goOn = patienceFor('a row that is told by itself');
    while (largest(await messagesOf(page), 'ACTION') === 0) {
      goOn();
      const told = (await messagesOf(page)).length;
      await unfold(page, 1);
      await untilPage(
        'the panel to be told',
        page,
        (before) => (window as unknown as Listening).sent.length > before,
        told,
      );
    }
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
    await page.waitForURL('**/cart');
    await page.getByLabel('Coupon code').fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Invalid or inactive coupon code.').waitFor();

    const expectWhole = async (shown: Page) => {
      await shown.bringToFront();
      await soon(async () => expect((await loggedTypes(shown)).at(-1)).toBe('view/noticeShown coupon'));
      const labels = await loggedTypes(shown);
      expect(labels.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(labels).toContain('location/changed /cart');
    };
    const sent = await messagesOf(page);
    expect(largest(sent, 'ACTION')).toBeGreaterThan(0);
    expect(largest(sent, 'ACTION')).toBeLessThan(MOST_OF_ROW);
    expect(largest(sent)).toBeLessThan(MOST);
    await expectWhole(panel);
    await panel.close();

    await page.bringToFront();
    const late = await staff.openPanel();
    await expectWhole(late);
    expect(largest(await messagesOf(page))).toBeLessThan(MOST);
    expect(troubles).toEqual([]);
    await late.close();
    await page.close();
  }, 600_000);
});

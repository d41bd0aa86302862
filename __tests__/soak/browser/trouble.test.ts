/**
 * A client in trouble: every screen under every trouble, come to by a step within the page and as a first page, and
 * whole again afterwards.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { SLOW_WORDS } from '../../../src/client/store/slowListener';
import { arrive } from '../../support/browser/arrive';
import { openPage } from '../../support/browser/browser';
import { expectToStand, failures, faultyCalls, holds, stepTo } from '../../support/browser/faults';
import { expectFitToBeSeen, logInDemoMember, shopInBrowser, slowCalls } from '../../support/browser/shopInBrowser';
import { limitFor, meets, ROUNDS, someOf } from '../../support/lib/rounds';
import { forgottenRoutes, troubledScreens } from '../../support/browser/troubledScreens';
import type { TroubledScreen } from '../../support/browser/troubledScreens';
import { failing, troubles } from '../../support/browser/troubles';
import type { Trouble } from '../../support/browser/troubles';
import { soon } from '../../support/lib/until';

const visit = shopInBrowser();

/** What the browser itself says of a call that fails. */
const told = [/Failed to load resource/, /failed request/];
const kinds = ['guest', 'member'] as const;
type Kind = (typeof kinds)[number];
/**
 * A guest comes everywhere but to what is a member's; a member to that, and to every screen that lives of its calls.
 */
const screensOf = (kind: Kind) =>
  troubledScreens.filter(({ member, heals }) => (kind === 'guest' ? !member : member || heals !== undefined));
/** Those that live of their calls. What else there is stands as the server drew it. */
const livelyOf = (kind: Kind) =>
  screensOf(kind).filter(({ path, member, heals }) => path === '/' || member || heals !== undefined);

/** Milliseconds for one step on a busy machine. */
const PATIENCE_MS = 20_000;

let open: BrowserContext | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
afterAll(() => Promise.all(troubles.map(({ close }) => close?.())));

/** A page that has come to rest, of somebody whose cart the server knows. */
async function openTroubled(kind: Kind, { prepare }: Trouble, width = 1280) {
  const { page, troubles: met } = await openPage(visit.browser, visit.shop.url, width, told);
  open = page.context();
  page.setDefaultTimeout(PATIENCE_MS);
  if (kind === 'member') await logInDemoMember(page, visit.shop.url);
  else await page.request.post(`${visit.shop.url}/api/guest/create`);
  await prepare?.(open);
  const calls = await faultyCalls(page);
  await arrive(page, `${visit.shop.url}/careers`);
  return { page, met, ...calls };
}

const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: 'Try again' }).first();

/** By itself, or by another try: what is offered is taken until nothing is left to try. */
async function recover(page: Page, heals: string | undefined): Promise<void> {
  await soon(async () => {
    const again = tryAgain(page);
    // It may be gone by itself meanwhile: then this looks again.
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    expect(await again.count()).toBe(0);
    if (heals !== undefined) expect(await page.locator(heals).first().isVisible()).toBe(true);
  });
  await expectToStand(page);
}

type Come = (page: Page, path: string) => Promise<unknown>;
const byStep: Come = stepTo;
const byLoad: Come = (page, path) => page.goto(`${visit.shop.url}${path}`);

/** Each screen meets ROUNDS of the troubles, those that have their turn. */
const walked = (screens: readonly TroubledScreen[], trouble: Trouble) =>
  screens.filter((_, row) => meets(row, troubles.indexOf(trouble), troubles.length));
jest.setTimeout(limitFor(20, 180, Math.min(ROUNDS, troubledScreens.length)));

async function walk(kind: Kind, trouble: Trouble, come: Come): Promise<void> {
  const { met, ...tab } = await openTroubled(kind, trouble);
  const { page } = tab;
  for (const { path, heals } of walked(come === byStep ? screensOf(kind) : livelyOf(kind), trouble)) {
    await trouble.begin?.(tab);
    await come(page, path);
    await trouble.pass?.(tab, heals !== undefined);
    // What the server drew needs no call.
    if (trouble.says && heals !== undefined && come === byStep) {
      await soon(async () =>
        expect({ path, offersTry: await tryAgain(page).isVisible() }).toEqual({ path, offersTry: true }),
      );
    }
    await expectToStand(page);
    if (trouble.says) {
      await trouble.end?.(tab);
      await recover(page, heals);
    }
    expect({ path, met }).toEqual({ path, met: [] });
  }
}

describe('screens in trouble', () => {
  it('has every route of the shop in its table', () => {
    expect(forgottenRoutes()).toEqual([]);
  });

  describe.each(kinds)('a %s finds every screen standing, and whole again, when the shop', (kind) => {
    const own = troubles.filter(({ guestsOnly }) => kind === 'guest' || !guestsOnly);
    it.each(someOf(own, 3).map((trouble) => [trouble.name, trouble] as const))('%s', (_, trouble) =>
      walk(kind, trouble, byStep),
    );

    it.each(someOf(failing).map((trouble) => [trouble.name, trouble] as const))(
      '%s from a first page on',
      (_, trouble) => walk(kind, trouble, byLoad),
    );

    const seen = own.filter(({ isLookedAt }) => isLookedAt);
    it.each(someOf(seen).map((trouble) => [trouble.name, trouble] as const))(
      '%s, fit to be seen on a phone',
      async (_, trouble) => {
        const { met: _met, ...tab } = await openTroubled(kind, trouble, 360);
        await trouble.begin?.(tab);
        for (const { path } of walked(livelyOf(kind), trouble)) {
          await stepTo(tab.page, path);
          await expectToStand(tab.page);
          await expectFitToBeSeen(tab.page);
        }
      },
    );
  });

  it('says on the button that another try is under way, and keeps the focus there', async () => {
    const tab = await openTroubled('guest', { name: 'is down', says: true });
    const { page, set } = tab;
    set(failures['is down'] ?? null);
    await stepTo(page, '/sale-products');
    const button = page.locator('main').getByRole('button', { name: /^Try/ });
    await button.waitFor();
    set(holds);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Trying again…' }).waitFor();
    expect(
      await button.evaluate((element) => [
        element === document.activeElement,
        element.getAttribute('aria-disabled'),
        element.getAttribute('aria-busy'),
      ]),
    ).toEqual([true, 'true', 'true']);
  });

  it('says that the script of a screen is slow, gives it up after 30 seconds, and shows the screen at the next try', async () => {
    const { page } = await openTroubled('guest', {
      name: 'is slow',
      says: true,
      prepare: ({ clock }) => clock.install(),
    });
    const script = '**/assets/screen-about.*.js';
    const slow = slowCalls();
    await page.route(script, slow.holds);
    await Promise.all([page.waitForRequest(/screen-about/), stepTo(page, '/about')]);
    await page.clock.fastForward(10_000);
    await page.getByText(SLOW_WORDS).waitFor();
    await page.clock.fastForward(21_000);
    await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
    await page.unroute(script);
    await slow.letGo();
    await recover(page, undefined);
  });
});

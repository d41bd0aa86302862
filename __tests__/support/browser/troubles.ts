/**
 * What a shopper's browser can be in trouble with: the columns of the table that soak/browser/trouble walks; its rows
 * are in troubledScreens.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { SLOW_WORDS } from '../../../src/client/store/slowListener';
import { cutOff, failures, holds, wrongTypes } from './faults';
import type { Fault } from './faults';

interface TroubledTab {
  page: Page;
  /** Whom its calls meet; null: the shop. */
  set: (fault: Fault | null) => void;
}

export interface Trouble {
  name: string;
  /** What the screens say of it is looked at on a phone, too. */
  isLookedAt?: boolean;
  /**
   * A screen that cannot be without its calls says so, offers another try, and comes whole by it when the trouble is
   * over.
   */
  says: boolean;
  /** Whom it can befall; everybody, unless it says so. */
  guestsOnly?: boolean;
  /** Before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  begin?: (tab: TroubledTab) => unknown;
  /** What has to happen before the screen has its say. */
  pass?: (tab: TroubledTab, calls: boolean) => Promise<void>;
  end?: (tab: TroubledTab) => unknown;
  /** When its tests are over. */
  close?: () => Promise<void>;
}

const meets = (fault: Fault): Pick<Trouble, 'begin' | 'end'> => ({
  begin: ({ set }) => set(fault),
  end: ({ set }) => set(null),
});

/** No answer, or one that is none. */
export const failing: readonly Trouble[] = Object.entries(failures).map(([name, fault]) => ({
  name,
  says: true,
  isLookedAt: name === 'is down',
  ...meets(fault),
}));

/** Proper JSON that is something else. */
const strange: readonly Trouble[] = Object.entries(wrongTypes).map(([name, fault]) => ({
  name,
  says: false,
  ...meets(fault),
}));

/** A shop that breaks off in the middle of every answer; opened once for all who ask. */
function breaksOff(): Trouble {
  let open: ReturnType<typeof cutOff> | undefined;
  return {
    name: 'breaks off in the middle of an answer',
    says: true,
    begin: async ({ set }) => set((await (open ??= cutOff())).fault),
    end: ({ set }) => set(null),
    close: async () => void (await (await open)?.close()),
  };
}

/** Longer than the shop waits for any answer: 30 seconds, in the page's own time. */
const slow: Trouble = {
  name: 'takes 30 seconds',
  says: true,
  prepare: ({ clock }) => clock.install(),
  ...meets(holds),
  pass: async ({ page }, calls) => {
    await page.locator('main h1').waitFor({ state: 'attached' });
    await page.clock.fastForward(10_000);
    // What is said in the meantime.
    if (calls) await page.getByText(SLOW_WORDS).waitFor();
    await page.clock.fastForward(20_000);
  },
};

const offline: Trouble = {
  name: 'is out of reach while the shopper is offline',
  isLookedAt: true,
  says: true,
  begin: ({ page }) => page.context().setOffline(true),
  end: ({ page }) => page.context().setOffline(false),
};

const fullStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room left', 'QuotaExceededError');
    };
  });

const deniedStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });

/** A browser that takes no cookies, and knows it: nothing of a session goes out or comes in. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    const { cookie: _kept, ...headers } = await route.request().allHeaders();
    const answer = await route.fetch({ headers });
    const { 'set-cookie': _set, ...others } = answer.headers();
    await route.fulfill({ response: answer, headers: others });
    return context.clearCookies();
  });
}

const FAR_AHEAD = new Date('2039-02-28T23:59:59Z');
const FAR_BEHIND = new Date('2001-01-01T00:00:00Z');

export const troubles: readonly Trouble[] = [
  ...failing,
  breaksOff(),
  slow,
  offline,
  ...strange,
  { name: 'cannot keep anything in a full storage', says: false, prepare: fullStorage },
  { name: 'is denied the storage', says: false, prepare: deniedStorage },
  { name: 'is told a time many years ahead', says: false, prepare: ({ clock }) => clock.install({ time: FAR_AHEAD }) },
  { name: 'is told a time many years ago', says: false, prepare: ({ clock }) => clock.install({ time: FAR_BEHIND }) },
  { name: 'may set no cookie', says: false, guestsOnly: true, prepare: refuseCookies },
];

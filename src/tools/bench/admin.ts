/**
 * Measures how the staff's application opens on the cheap phone (phone.ts): the login with an empty cache, and the
 * orders of somebody who is logged in and was here before, as staff are each day.
 */
import type { Browser, Page } from 'playwright-core';
import { DEMO_OWNER } from '../../demo/catalogue/staff';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { openRestedShop } from './load/benchShop';
import { median } from './numbers';
import { openBrowser, openPhone } from './phone';
import { watchWire } from './wire';

/** Milliseconds in which fonts arrive and nothing else is to come. */
const SETTLE_MS = 1500;

/** Times in ms since the address was asked for. */
interface Opening {
  /** The largest thing stands there. */
  lcp: number;
  /** What somebody came for answers them. */
  ready: number;
}

declare global {
  interface Window {
    benchDesk: Opening;
  }
}

/** Runs in the page, before its own scripts. */
function observe(selector: string): void {
  const seen: Opening = { lcp: 0, ready: 0 };
  window.benchDesk = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    // The frame that shows it is drawn.
    requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true });
}

async function opened(page: Page, url: string): Promise<Opening> {
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(() => window.benchDesk.ready > 0, null, { timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => window.benchDesk);
}

async function openLogin(browser: Browser, url: string): Promise<Opening & { kb: number }> {
  const { context, page, cdp } = await openPhone(browser);
  try {
    const wire = await watchWire(cdp);
    await page.addInitScript(observe, 'form input[name="email"]');
    const times = await opened(page, `${url}/admin`);
    return { ...times, kb: wire.requests().reduce((sum, { bytes }) => sum + bytes, 0) / 1000 };
  } finally {
    await context.close();
  }
}

async function openOrders(browser: Browser, url: string): Promise<Opening> {
  const { context, page } = await openPhone(browser);
  try {
    await page.addInitScript(observe, '.order-link');
    const { email, password } = DEMO_OWNER;
    const answer = await context.request.post(`${url}/admin/api/login`, { data: { email, password, code: '' } });
    if (!answer.ok()) throw new Error(`the demo shop's owner was not let in: ${answer.status()}`);
    await opened(page, `${url}/admin/orders`);
    return await opened(page, `${url}/admin/orders`);
  } finally {
    await context.close();
  }
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const shop = await openRestedShop();
  const browser = await openBrowser();
  try {
    const logins: Awaited<ReturnType<typeof openLogin>>[] = [];
    const orders: Opening[] = [];
    for (let turn = 0; turn < (quick ? 1 : 5); turn += 1) {
      const [login, list] = [await openLogin(browser, shop.url), await openOrders(browser, shop.url)];
      logins.push(login);
      orders.push(list);
      say(`login after ${Math.round(login.lcp)} ms, orders after ${Math.round(list.ready)} ms`);
    }
    const of = <T>(all: readonly T[], read: (one: T) => number): number => median(all.map(read));
    const figure = (id: string, title: string, unit: string, value: number): Figure => ({ id, title, unit, value });
    return [
      figure(
        'admin.login.lcp',
        'Staff, login: shown, and can be typed into',
        'ms',
        of(logins, ({ lcp }) => lcp),
      ),
      figure(
        'admin.login.ready',
        'Staff, login: its scripts are there',
        'ms',
        of(logins, ({ ready }) => ready),
      ),
      figure(
        'admin.login.bytes',
        'Staff, login: everything sent',
        'KB',
        of(logins, ({ kb }) => kb),
      ),
      figure(
        'admin.orders.lcp',
        'Staff, orders, second visit: largest thing shown',
        'ms',
        of(orders, ({ lcp }) => lcp),
      ),
      figure(
        'admin.orders.ready',
        'Staff, orders, second visit: listed',
        'ms',
        of(orders, ({ ready }) => ready),
      ),
    ];
  } finally {
    await browser.close();
    await shop.close();
  }
}

export const admin: BenchPart = { name: 'admin', title: 'What staff wait for', measure };

/**
 * Counts requests and bytes of a visit: a first one with an empty cache, a second one in the same browser, and the home
 * page scrolled through from top to bottom, with and without Save-Data. They are the same on every machine.
 */
import type { Browser, Page } from 'playwright-core';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { openDemoShop } from './load/benchShop';
import { sum } from './numbers';
import { openBrowser, openPhone, type PhoneOptions } from './phone';
import { watchWire, type WireRequest } from './wire';

const screens = [
  { screen: 'home', name: 'Home', address: '/' },
  { screen: 'listing', name: 'Listing', address: '/shop' },
  { screen: 'product', name: 'Product', address: '/productdetails/174' },
];

/**
 * Opens an address and waits until the page has fetched the session, which is its last call, and no request is open.
 */
async function arrive(page: Page, url: string): Promise<void> {
  const session = page.waitForResponse((response) => response.url().endsWith('/users/session'));
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await session;
  await page.waitForLoadState('networkidle');
}

interface Cost {
  count: number;
  kb: number;
}

const cost = (requests: readonly WireRequest[]): Cost => ({
  count: requests.length,
  kb: sum(requests.map(({ bytes }) => bytes)) / 1000,
});

async function twoVisits(browser: Browser, url: string): Promise<{ first: Cost; second: Cost }> {
  const { context, page, cdp } = await openPhone(browser);
  try {
    const wire = await watchWire(cdp);
    await arrive(page, url);
    const first = cost(wire.requests());
    await page.goto('about:blank');
    wire.forget();
    // Carousels that move would fetch further slides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, url);
    return { first, second: cost(wire.requests()) };
  } finally {
    await context.close();
  }
}

/** Scrolls a window at a time, as a reader does: content near the view is fetched before the next step. */
async function scrolledThrough(browser: Browser, url: string, options: PhoneOptions): Promise<Cost> {
  const { context, page, cdp } = await openPhone(browser, options);
  try {
    if (options.saveData) await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const wire = await watchWire(cdp);
    await arrive(page, url);
    const { height, step } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      step: window.innerHeight / 2,
    }));
    for (let top = 0; top < height; top += step) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForTimeout(300);
      for (let tries = 0; wire.underWay() > 0 && tries < 50; tries += 1) await page.waitForTimeout(100);
    }
    return cost(wire.requests());
  } finally {
    await context.close();
  }
}

async function measure({ say }: Measuring): Promise<Figure[]> {
  const shop = await openDemoShop();
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const { screen, name, address } of screens) {
      const { first, second } = await twoVisits(browser, `${shop.url}${address}`);
      say(`${screen}: ${first.count} requests, then ${second.count}`);
      figures.push(
        {
          id: `visits.${screen}.first.requests`,
          title: `${name}, first visit: requests`,
          unit: '',
          value: first.count,
        },
        {
          id: `visits.${screen}.first.bytes`,
          title: `${name}, first visit: everything sent`,
          unit: 'KB',
          value: first.kb,
        },
        {
          id: `visits.${screen}.second.requests`,
          title: `${name}, second visit: requests`,
          unit: '',
          value: second.count,
          control: first.count,
          ratio: second.count / first.count,
        },
        {
          id: `visits.${screen}.second.bytes`,
          title: `${name}, second visit: everything sent`,
          unit: 'KB',
          value: second.kb,
          control: first.kb,
          ratio: second.kb / first.kb,
        },
      );
    }
    const plain = await scrolledThrough(browser, shop.url, {});
    const saving = await scrolledThrough(browser, shop.url, { saveData: true });
    say(`home, scrolled through: ${Math.round(plain.kb)} KB, and ${Math.round(saving.kb)} KB with Save-Data`);
    const ratio = saving.kb / plain.kb;
    figures.push({
      id: 'visits.home.saveData.bytes',
      title: 'Home scrolled through with Save-Data, beside without',
      unit: 'KB',
      value: saving.kb,
      control: plain.kb,
      ratio,
    });
    return figures;
  } finally {
    await browser.close();
    await shop.close();
  }
}

export const visits: BenchPart = { name: 'visits', title: 'What a visit costs the line', measure };

/** A real Chromium that writes down everything a shopper should never meet. */
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the build's scripts are plain CommonJS
const { findBrowser } = require('../../src/build/findBrowser.js') as { findBrowser: () => string | null };

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chrome or Chromium found; name one in CHROME_PATH.');
  return chromium.launch({ executablePath, args: quiet });
}

export interface WatchedPage {
  page: Page;
  /** Console errors and warnings (a hydration mismatch is one), page errors, failed requests, requests to other hosts. */
  troubles: string[];
}

/** A page of a fresh visitor. `expectStatus` names answers that are part of the story, such as a 409. */
export async function openPage(browser: Browser, shopUrl: string, width: number, allowed: RegExp[] = []): Promise<WatchedPage> {
  const height = width < 500 ? 780 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: width < 500,
    isMobile: width < 500,
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  const note = (trouble: string) => {
    if (!allowed.some((pattern) => pattern.test(trouble))) troubles.push(trouble);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(shopUrl) && !url.startsWith('data:') && !url.startsWith('blob:')) note(`request to another host: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // A picture or a chunk that the shopper left behind is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed request: ${request.url()}`);
  });
  return { page, troubles };
}

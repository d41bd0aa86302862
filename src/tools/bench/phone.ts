/**
 * The cheap phone that pages are measured on: a processor four times slower than this machine's, 1.6 Mbit/s down and
 * 0.75 up, 150 ms to the shop, 412 × 823 at two device pixels each, nothing in its cache.
 */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { findBrowser } from '../test/findBrowser';

const SLOWER = 4;
const LATENCY_MS = 150;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws where no browser is found; the caller closes it */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chrome or Chromium was found; name one in CHROME_PATH');
  return chromium.launch({ executablePath, args: [...quiet, ...args] });
}

/** The fonts whose width the shop's fallback fonts match (`ui/theme/fonts.css`); every Android phone has Roboto. */
const faces = ['Roboto', 'Arial', 'Liberation Sans'];

/** @throws where the browser has none of them: the first view would shift as it does on no phone */
export async function requireLetters(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const source = faces.map((face) => `local('${face}')`).join(', ');
  const has = await page.evaluate(
    (from) =>
      new FontFace('letters', from).load().then(
        () => true,
        () => false,
      ),
    source,
  );
  await page.close();
  if (!has) throw new Error(`${faces.join(', ')}: none is installed here (Debian: fonts-roboto-unhinted)`);
}

export interface Phone {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

export interface PhoneOptions {
  saveData?: boolean;
}

/** @returns a page of a context of its own, slowed down on every measure above */
export async function openPhone(browser: Browser, { saveData = false }: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(saveData ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {}),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page, cdp };
}

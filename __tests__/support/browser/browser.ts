/** A real Chromium that writes down everything a shopper should never meet. */
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, BrowserServer, LaunchOptions, Page } from 'playwright-core';
import { findBrowser, findHeadless } from '../../../src/tools/test/findBrowser';
import { watchLine } from './arrive';
import { ROUNDS } from '../lib/rounds';

export const quietSwitches = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No process kept ready for a page that never comes: an eighth of what a test's page costs.
  '--renderer-process-limit=1',
];

function launchOptions(find = findHeadless): LaunchOptions {
  const executablePath = find();
  if (!executablePath) throw new Error('No Chrome or Chromium found; name one in CHROME_PATH.');
  return { executablePath, args: quietSwitches };
}

/** A browser that the files of one worker share, each with a connection of its own (support/process/templates). */
export const launchSharedBrowser = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

/**
 * The worker's browser, where the run has started one; else, and where it must be another, one of the file's own.
 * Closing the former ends the file's pages.
 * @param keepsPages whether it keeps pages that are left for Back, as every shopper's does and a driven one does not:
 *   the whole browser
 */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  const shared = (JSON.parse(process.env['TEST_BROWSERS'] ?? '[]') as string[])[
    Number(process.env['JEST_WORKER_ID'] ?? '1') - 1
  ];
  if (shared !== undefined && !keepsPages) return chromium.connect(shared);
  return chromium.launch(
    keepsPages
      ? { ...launchOptions(findBrowser), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
      : launchOptions(),
  );
}

/** One that finds no fonts but those of a folder; for the caller to close. */
export async function launchBrowserWithFonts(folder: string): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  const config = path.join(home, 'fonts.conf');
  await writeFile(config, `<fontconfig><dir>${folder}</dir><cachedir>${home}</cachedir></fontconfig>`);
  const env = { ...process.env, FONTCONFIG_FILE: config } as Record<string, string>;
  const browser = await chromium.launch({ ...launchOptions(), env });
  browser.on('disconnected', () => rmSync(home, { recursive: true, force: true }));
  return browser;
}

export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox';

export interface WatchedPage {
  page: Page;
  /**
   * Console errors and warnings (a hydration mismatch is one), page errors, failed requests, requests to other hosts,
   * and what the content policy refused.
   */
  troubles: string[];
}

let motion: 'reduce' | 'no-preference' = ROUNDS > 3 ? 'no-preference' : 'reduce';

/**
 * For a file whose subject moves. Elsewhere the visitors of a brief run have asked for less motion: each frame of a
 * carousel or of the running line costs the processor that the tests wait for. At night all pages move.
 */
export const letPagesMove = (): void => void (motion = 'no-preference');

/** A page of a fresh visitor. `allowed` names troubles that are part of the story, such as a 409. */
export async function openPage(
  browser: Browser,
  shopUrl: string,
  width: number,
  allowed: RegExp[] = [],
  more: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const height = width < 500 ? 780 : 900;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: width < 500,
    // Firefox has no such mode.
    isMobile: width < 500 && browser.browserType().name() === 'chromium',
    reducedMotion: motion,
    ...more,
  });
  await context.addInitScript(() => {
    // Not every refusal is an error on the console by itself; the word on it is the browser's.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`content policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  return { page, troubles: troublesOf(page, shopUrl, allowed) };
}

/** What goes wrong on a page from now on (see `WatchedPage`). */
export function troublesOf(page: Page, shopUrl: string, allowed: RegExp[] = []): string[] {
  watchLine(page);
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
    if (!url.startsWith(shopUrl) && !url.startsWith('data:') && !url.startsWith('blob:'))
      note(`request to another host: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // A picture or a chunk that the shopper left behind is no fault.
    if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(request.failure()?.errorText ?? ''))
      note(`failed request: ${request.url()}`);
  });
  return troubles;
}

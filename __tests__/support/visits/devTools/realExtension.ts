/**
 * The real Redux DevTools extension, unpacked, in a browser of its own. It is no part of the project:
 * DEVTOOLS_EXTENSION names its folder.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findBrowser } from '../../../../src/tools/test/findBrowser';
import { quietSwitches } from '../../browser/browser';

export interface ExtensionBrowser {
  context: BrowserContext;
  /** The extension's own page, tied to the page of the shop that was last in front. */
  openPanel: () => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Chrome loads an unpacked extension only into a profile that is kept, and branded Chrome none at all from its command
 * line: Chromium does.
 */
export async function launchWithExtension(folder: string): Promise<ExtensionBrowser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chrome or Chromium found; name one in CHROME_PATH.');
  const profile = await mkdtemp(path.join(os.tmpdir(), 'devtools-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      ...quietSwitches.filter((flag) => flag !== '--headless'),
      '--headless=new',
      `--load-extension=${folder}`,
      `--disable-extensions-except=${folder}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
    ignoreDefaultArgs: ['--disable-extensions'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const openPanel = async () => {
      const panel = await context.newPage();
      await panel.goto(new URL('/devpanel.html', worker.url()).href);
      return panel;
    };
    return { context, openPanel, close };
  } catch (error) {
    await close();
    throw new Error(`${executablePath} does not load the extension in ${folder}`, { cause: error });
  }
}

/** The rows of the panel's log, oldest first; each has its buttons, which show while the pointer is on it. */
const rowsOf = (panel: Page): Locator => panel.getByTestId('actionListRows').locator('[data-id]');

export const loggedTypes = (panel: Page): Promise<string[]> =>
  rowsOf(panel).locator(':scope > :first-child').allTextContents();

/** Of the bar of buttons, by what it says when it is pointed at. */
export const panelButton = (panel: Page, name: string): Locator => panel.getByRole('button', { name, exact: true });

/** Of the buttons with a word on them: Reset, Revert, Sweep, Commit. */
export const wordButton = (panel: Page, word: string): Locator => panel.getByRole('button').filter({ hasText: word });

/** Presses Jump on the first row of that type. */
export async function jumpInPanel(panel: Page, type: string): Promise<void> {
  const row = rowsOf(panel)
    .filter({ has: panel.getByText(type, { exact: true }) })
    .first();
  await row.hover();
  await row.getByText('Jump', { exact: true }).click();
}

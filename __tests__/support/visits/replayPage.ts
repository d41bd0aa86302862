/** The page /support in a browser: a file goes in, the shop shows it. */
import type { Frame, Page } from 'playwright-core';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { untilPage } from '../lib/until';

interface Window {
  width: number;
  height: number;
}

/** A file with a state and nothing that happened after it. */
export function fileOfState(state: unknown, { width, height }: Window): string {
  const now = new Date(0).toISOString();
  const bundle: SupportBundle = {
    payload: '[]',
    preloadedState: JSON.stringify(state),
    visit: {
      format: 1,
      ...{ version: '', commit: '', build: '' },
      savedAt: now,
      startedAt: now,
      timeZone: 'Asia/Kolkata',
      language: 'en-IN',
      browser: 'Test',
      viewport: { width, height, pixelRatio: 1 },
      reducedMotion: true,
      touch: width < 500,
    },
    times: [],
    scrolls: [],
    failedCalls: [],
    consoleErrors: [],
  };
  return JSON.stringify(bundle);
}

/** Opens a file at /support, and gives the window in which the shop shows it. */
export async function openFile(page: Page, shopUrl: string, text: string): Promise<Frame> {
  await page.goto(`${shopUrl}/support`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  // The first step can be taken as soon as the shop shows the beginning.
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('No shop opened');
  await untilPage(
    'the shop to be drawn in the replay',
    frame,
    () => document.getElementById('root')?.firstElementChild instanceof Element,
  );
  return frame;
}

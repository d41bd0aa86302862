/** The support page, as somebody uses it. */
import type { Browser, Frame, Page } from 'playwright-core';
import { arrive } from '../browser/arrive';
import { openPage } from '../browser/browser';

interface OpenedSupport {
  page: Page;
  troubles: string[];
  /** What was asked of the server, but for files and pictures. */
  calls: string[];
}

const files = ['document', 'script', 'stylesheet', 'font', 'image', 'media', 'other'];

export async function openSupport(browser: Browser, url: string, width: number): Promise<OpenedSupport> {
  const { page, troubles } = await openPage(browser, new URL(url).origin, width, [], { reducedMotion: 'reduce' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!files.includes(request.resourceType())) calls.push(`${request.method()} ${request.url()}`);
  });
  // It hears of a file that is dropped a moment after it stands.
  await arrive(page, url);
  return { page, troubles, calls };
}

/** As from a file manager: a real drop, anywhere on the page. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content as string], fileName as string, { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

export async function shopFrame(page: Page): Promise<Frame> {
  const slider = page.getByRole('slider', { name: 'Moment of the visit' });
  await slider.and(page.locator(':enabled')).waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

export const jumpInReplay = (page: Page, moment: number): Promise<void> =>
  page.getByRole('slider', { name: 'Moment of the visit' }).fill(String(moment));
export const momentOf = (page: Page): Promise<string> =>
  page.getByRole('slider', { name: 'Moment of the visit' }).inputValue();
export const addressOf = (frame: Frame): Promise<string> =>
  frame.evaluate(() => window.location.pathname + window.location.search);

/** Of the log, which scrolls by itself. */
export const isPresentRowInSight = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: 'What happened' }).evaluate((log) => {
    const [rows, row] = [log.querySelector('ol'), log.querySelector('[aria-current]')].map((element) =>
      element?.getBoundingClientRect(),
    );
    return rows !== undefined && row !== undefined && row.top >= rows.top && row.bottom <= rows.bottom;
  });

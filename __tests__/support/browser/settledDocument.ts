/** What a page shows once it has come to rest: the same over several frames, with nothing on its way. */
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { shownDocument } from '../client/shownDocument';
import { inTime } from '../lib/until';

/**
 * Frames without a change that count as rest: longer than a carousel waits after a finger was lifted
 * (browser/scheduling).
 */
const REST = 12;
/** Milliseconds: a page on which something always moves is never idle. */
const BUSY = 100;

export async function settledDocument(page: Page | Frame): Promise<string> {
  const shown = page.evaluate(
    async ({ source, rest, busy }) => {
      // Before anything is waited for: later the page's own content policy holds.
      const read = new Function(`return (${source})`)() as (element: Element) => string;
      const root = document.getElementById('root') as HTMLElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // React draws in the background what may come later, and that shows nothing until it is done.
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: busy }));
      let still = 0;
      const changes = new MutationObserver(() => (still = -1));
      changes.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      // webpack takes the element away when its chunk is here.
      const isLoading = () => document.head.querySelector('script[data-webpack]') !== null;
      for (; still < rest; still += 1) {
        await frame();
        await idle();
        if (isLoading()) still = -1;
      }
      changes.disconnect();
      return read(root);
    },
    { source: shownDocument.toString(), rest: REST, busy: BUSY },
  );
  return inTime('a page to be the same over several frames', shown);
}

/**
 * The tests' browser hides its scrollbar and keeps its room all the same while a dialog is open: a page would change
 * its width, as no shopper's does, and its carousels would follow a moment later.
 */
export const keepWidth = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.scrollbarGutter = 'auto')),
  );

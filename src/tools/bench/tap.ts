/** Measures taps on a page of the cheap phone. All times are read in the page, by its own clock. */
import type { Page } from 'playwright-core';

/** Milliseconds without a new event after which a tap counts as over. */
const QUIET_MS = 400;
/** The finest duration that browsers report, ms; quicker events are reported as this. */
const FINEST_MS = 16;

/** Of a click, since it was made. */
interface ClickSeen {
  /** null: what is waited for is not there yet. */
  ms: number | null;
  /** That went by without it. */
  frames: number;
}

declare global {
  interface Window {
    benchTaps: { slowest: number; events: number };
    benchClick: ClickSeen;
    /** Whether what is waited for is there. */
    benchThere: ((told: string) => boolean) | null;
  }
}

/** Runs in the page, before its own scripts. */
export function observe(): void {
  const taps = { slowest: 0, events: 0 };
  window.benchTaps = taps;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      taps.events += 1;
      taps.slowest = Math.max(taps.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * The Interaction to Next Paint of one action: the slowest of its events, from the input to the next frame. Browsers
 * round it to 8 ms.
 */
export async function nextPaint(page: Page, deed: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window.benchTaps, { slowest: 0, events: 0 }));
  await deed();
  await page.waitForTimeout(QUIET_MS);
  const { slowest } = await page.evaluate(() => window.benchTaps);
  return Math.max(slowest, FINEST_MS);
}

/**
 * Milliseconds from the next click to the frame in which `there` was first true, and how many frames went by without
 * it.
 * @param there what it is, with what it was before or is called; looked at whenever the document changes
 */
export async function armClick(page: Page, there: 'badge' | 'product' | 'control', told: string): Promise<void> {
  await page.evaluate(
    ([source, argument]) => {
      // Made before the first await: later the shop's content policy forbids making functions.
      window.benchThere =
        source === 'badge'
          ? (was) => document.querySelector('a[href="/cart"] .header-badge')?.textContent !== was
          : null;
      if (source === 'product') {
        window.benchThere = (name) => {
          if (document.querySelector('main .route-slot:not([aria-hidden]) h1')?.textContent !== name) return false;
          const pictures = [...document.querySelectorAll<HTMLImageElement>('.gallery img')];
          return (
            document.querySelector('.product-price') !== null &&
            pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0)
          );
        };
      }
      if (source === 'control') window.benchThere = (was) => document.querySelector('output')?.textContent !== was;
      const seen: ClickSeen = { ms: null, frames: 0 };
      window.benchClick = seen;
      const onClick = ({ timeStamp }: MouseEvent): void => {
        const isThere = (): boolean => window.benchThere?.(argument) ?? false;
        const observer = new MutationObserver(() => look());
        let found = false;
        const look = (): void => {
          if (found || !isThere()) return;
          found = true;
          observer.disconnect();
          document.removeEventListener('load', look, true);
          const painted = (): number => (seen.ms ??= performance.now() - timeStamp);
          requestAnimationFrame(() => {
            // The task after the frame, or the next frame where the browser runs that first: by then this one is shown.
            void scheduler.postTask(painted, { priority: 'user-blocking' });
            requestAnimationFrame(painted);
          });
        };
        const count = (): void => {
          if (found) return;
          seen.frames += 1;
          requestAnimationFrame(count);
        };
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        document.addEventListener('load', look, true);
        requestAnimationFrame(count);
      };
      // The first listener of the click, before those of the page.
      window.addEventListener('click', onClick, { capture: true, once: true });
    },
    [there, told] as const,
  );
}

/** @returns `ms`: NaN where it never came */
export const clickTime = async (page: Page): Promise<{ ms: number; frames: number }> => {
  await page.waitForFunction(() => window.benchClick.ms !== null, null, { timeout: 20_000 });
  const { ms, frames } = await page.evaluate(() => window.benchClick);
  return { ms: ms ?? NaN, frames };
};

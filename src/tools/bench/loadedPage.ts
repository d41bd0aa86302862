/** Opens an address on the cheap phone and notes its times and its requests. */
import type { Browser } from 'playwright-core';
import { sum } from './numbers';
import { openPhone } from './phone';

/** Milliseconds without a request or a long task after which a page counts as loaded. */
const QUIET_MS = 5000;
/** Milliseconds; the shop's page fetches what is not in its first view ten seconds after it was opened, if ever. */
const LEAST_MS = 15_000;
const MOST_MS = 60_000;
/** Milliseconds: a longer task delays a tap. */
const LONG_TASK_MS = 50;

/** The largest thing that a page showed. */
interface Largest {
  ms: number;
  /** Of a picture; empty: it is none. */
  url: string;
  size: number;
  tag: string;
  className: string;
}

/** What the page notes of itself; times in ms since the address was asked for. */
interface Seen {
  lcp: Largest | null;
  shifts: number;
  tasks: { startTime: number; duration: number }[];
}

declare global {
  interface Window {
    benchSeen: Seen;
  }
}

/** Of entries that TypeScript's DOM does not know. */
interface Entry extends PerformanceEntry {
  element?: Element | null;
  url: string;
  size: number;
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { lcp: null, shifts: 0, tasks: [] };
  window.benchSeen = seen;
  const watch = (type: string, note: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element, url, size }) => {
    seen.lcp = { ms: startTime, url, size, tag: element?.tagName ?? '', className: element?.className ?? '' };
  });
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shifts += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
}

/**
 * Milliseconds of a task beyond those that nobody notices, as Lighthouse counts them: of the part after the first words.
 */
function blockingOf({ startTime, duration }: Seen['tasks'][number], fcp: number): number {
  const seen = startTime + duration - Math.max(startTime, fcp);
  return Math.max(0, seen - LONG_TASK_MS);
}

/** How many elements a browser that runs scripts makes of a document: what is in a noscript stays text. */
export const elementsIn = (html: string): number =>
  html.replace(/<(noscript|script|style)\b[^>]*>[^]*?<\/\1>/g, '<$1>').match(/<[a-z]/gi)?.length ?? 0;

interface PageRequest {
  url: string;
  type: string;
  /** Head and body as they travelled. */
  bytes: number;
  head: number;
}

/** Times in ms since the address was asked for, sizes in bytes as they travelled. */
export interface LoadedPage {
  lcp: Largest | null;
  fcp: number;
  /** Layout shift. */
  cls: number;
  /** For how long a tap would have waited, since the first words were shown until the page was quiet. */
  blocking: number;
  /** Of the document as it comes. */
  elements: number;
  /** Without their heads. */
  scripts: number;
  bytes: number;
  requests: PageRequest[];
}

export async function loadPage(browser: Browser, url: string): Promise<LoadedPage> {
  const { context, page, cdp } = await openPhone(browser);
  try {
    const requests = new Map<string, PageRequest>();
    let newest = Date.now();
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      if (request.url.startsWith('data:')) return;
      newest = Date.now();
      requests.set(requestId, { url: request.url, type, bytes: 0, head: 0 });
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      newest = Date.now();
      Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength });
    });
    await page.addInitScript(observe);
    const document = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const begun = Date.now();
    const isBusy = async (): Promise<boolean> => {
      const stillMs = await page.evaluate(() => {
        const ends = window.benchSeen.tasks.map(({ startTime, duration }) => startTime + duration);
        return performance.now() - Math.max(0, ...ends);
      });
      return stillMs < QUIET_MS || Date.now() - newest < QUIET_MS || Date.now() - begun < LEAST_MS;
    };
    while ((await isBusy()) && Date.now() - begun < MOST_MS) await page.waitForTimeout(100);
    const seen = await page.evaluate(() => ({
      ...window.benchSeen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const all = [...requests.values()];
    return {
      lcp: seen.lcp,
      fcp: seen.fcp,
      cls: seen.shifts,
      blocking: sum(seen.tasks.map((task) => blockingOf(task, seen.fcp))),
      elements: elementsIn((await document?.text()) ?? ''),
      // As in the budgets: the build's compressed files without their response headers.
      scripts: sum(all.filter(({ type }) => type === 'Script').map(({ bytes, head }) => bytes - head)),
      bytes: sum(all.map(({ bytes }) => bytes)),
      requests: all,
    };
  } finally {
    await context.close();
  }
}

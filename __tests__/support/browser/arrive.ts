/**
 * When a page in a real browser has come to rest. Playwright's 'networkidle' is said half a second after the last
 * answer: too early where a busy machine needs longer to begin with the page's scripts. And it is said once a document,
 * so it waits for nothing after a step inside.
 */
import type { Page, Request, Response } from 'playwright-core';
import { inTime, patienceFor } from '../lib/until';

/** What a page has asked for and not got yet. */
interface Line {
  underWay: Set<Request>;
  /**
   * Resolves when the present document has heard who this is, the last thing that a page of the shop asks by itself.
   */
  heard: Promise<void>;
}

/** Frames, each with time to spare after it, in which a page that has something to ask for asks for it. */
const REST = 12;
/** Milliseconds: a page on which something always moves is never idle. */
const BUSY = 100;

/** Milliseconds after which a page that goes on asking is told as one. */
const LONGEST = 60_000;

const lines = new WeakMap<Page, Line>();

/**
 * From the page's first request on, for those who wait here. Films are left out: a browser fetches as much of one as it
 * likes to play.
 */
export function watchLine(page: Page): void {
  let hear = () => undefined as void;
  const anew = (): Line => ({ underWay: new Set(), heard: new Promise((resolve) => (hear = resolve)) });
  lines.set(page, anew());
  page.on('request', (request) => {
    // What the document before it had asked for never comes.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) lines.set(page, anew());
    if (request.resourceType() !== 'media') lines.get(page)?.underWay.add(request);
  });
  const end = (request: Request) => {
    lines.get(page)?.underWay.delete(request);
    if (new URL(request.url()).pathname === '/users/session') hear();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

function lineOf(page: Page): Line {
  const line = lines.get(page);
  if (!line) throw new Error('Nobody has watched the line of this page from its beginning.');
  return line;
}

/** The page asks for nothing more, and has what it asked for. */
export async function quiet(page: Page): Promise<void> {
  const goOn = patienceFor('the page to be quiet', LONGEST);
  for (let isQuiet = false; !isQuiet;) {
    goOn();
    const { underWay } = lineOf(page);
    const before = underWay.size;
    const frames = page.evaluate(
      async ({ rest, busy }) => {
        for (let frame = 0; frame < rest; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          await new Promise((resolve) => requestIdleCallback(resolve, { timeout: busy }));
        }
      },
      { rest: REST, busy: BUSY },
    );
    await inTime('the page to draw a few frames', frames, LONGEST);
    isQuiet = before === 0 && lineOf(page).underWay.size === 0;
  }
}

/** A page of the shop is alive, knows who this is, and is quiet. */
export async function rested(page: Page): Promise<void> {
  await inTime('the page to hear who this is', lineOf(page).heard, LONGEST);
  await quiet(page);
}

/**
 * Opens an address and waits until its page has come to rest; one that is not drawn by the shop's client is only quiet.
 */
export async function arrive(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url, { waitUntil: 'load' });
  const isAlive = await page.evaluate(() => document.getElementById('page-data') !== null);
  await (isAlive ? rested(page) : quiet(page));
  return answer;
}

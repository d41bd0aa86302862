/** Waiting without an end of its own is none of a test's business: every wait here ends, and says what it waited for. */
import { clearTimeout, setTimeout as later } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';

/** As long as a busy machine may take to show what was asked for, ms. */
const AT_LENGTH = 15_000;
/** As long as a wait for something that has work of its own to do first may take, ms. */
const AT_GREAT_LENGTH = 60_000;

const inVain = (what: string, ms: number): Error => new Error(`Waited ${ms / 1000} s for this, in vain: ${what}`);

/** For a loop of a test's own: to be called in each turn; fails when it has gone on for `ms` without what it looks for. */
export function patienceFor(what: string, ms = AT_LENGTH): () => void {
  const end = Date.now() + ms;
  return () => {
    if (Date.now() > end) throw inVain(what, ms);
  };
}

/** For what comes by itself or not at all: gives what it comes to, and fails when that has taken longer than `ms`. */
export async function inTime<T>(what: string, coming: Promise<T>, ms = AT_GREAT_LENGTH): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = later(() => reject(inVain(what, ms)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(clock);
  }
}

type Given<T> = [isSo: () => unknown] | [isSo: (given: T) => unknown, given: T];

/** Looks with every frame of a page in a real browser until it is so there. `isSo` runs in the page. */
export async function untilPage<T>(what: string, page: Page | Frame, ...[isSo, given]: Given<T>): Promise<void> {
  try {
    await page.waitForFunction(isSo as (given: unknown) => unknown, given, { timeout: AT_GREAT_LENGTH });
  } catch (failure) {
    throw (failure as Error).name === 'TimeoutError' ? inVain(what, AT_GREAT_LENGTH) : failure;
  }
}

/** Looks again and again until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const goOn = patienceFor(what, AT_GREAT_LENGTH);
  while (!(await isSo())) {
    goOn();
    await wait(20);
  }
}

/** Expects something that a page or a server comes to in its own time: asked again until it holds, and failing as it failed last. */
export async function soon(expectation: () => Promise<void>): Promise<void> {
  const end = Date.now() + AT_LENGTH;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await wait(20);
    }
  }
}

/**
 * Waiting without an end of its own is none of a test's business: every wait here ends, and says what it waited for: by
 * the name that it is given, or, of `soon`, by what its assertion said last.
 */
import { clearTimeout, setTimeout as later } from 'node:timers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';

/** As long as a busy machine may take to show what was asked for, ms. */
const AT_LENGTH = 15_000;
/** As long as a wait for something that has work of its own to do first may take, ms. */
const AT_GREAT_LENGTH = 60_000;

const inVain = (what: string, ms: number): Error => new Error(`Waited ${ms / 1000} s for this, in vain: ${what}`);

/**
 * For a loop of a test's own: to be called in each turn; fails when it has gone on for `ms` without what it looks for.
 */
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

/** The same failure, which says first that it was waited for. Its stack still leads to the assertion. */
function failedInVain(failure: unknown, ms: number): unknown {
  // Errors of pages are of another realm.
  const { message, stack } = failure as Partial<Error>;
  if (message === undefined) return failure;
  const said = `Waited ${ms / 1000} s for this, in vain: ${message}`;
  return Object.assign(failure as Error, { message: said, stack: stack?.replace(message, () => said) });
}

/**
 * Expects something that a page or a server comes to in its own time: asked again until it holds. What it waits for has
 * no name beside the assertion, which names it: it fails as that failed last, so that should say what is missing where
 * (`toEqual([path, 1])` rather than `toBe(true)`). Ends too where what is asserted of is never answered.
 */
export async function soon(expectation: () => Promise<void>): Promise<void> {
  const end = Date.now() + AT_LENGTH;
  for (;;) {
    try {
      await inTime('an answer to what an expectation asks', expectation());
      return;
    } catch (failure) {
      if (Date.now() > end) throw failedInVain(failure, AT_LENGTH);
      await wait(20);
    }
  }
}

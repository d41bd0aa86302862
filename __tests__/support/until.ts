/** Waiting without an end of its own is none of a test's business: every wait here ends, and says what it waited for. */
import { setTimeout as wait } from 'node:timers/promises';

/** As long as a busy machine may take to show what was asked for, ms. */
const AT_LENGTH = 15_000;
/** As long as a wait for something that has work of its own to do first may take, ms. */
const AT_GREAT_LENGTH = 60_000;

/** For a loop of a test's own: to be called in each turn; fails when it has gone on for `ms` without what it looks for. */
export function patienceFor(what: string, ms = AT_LENGTH): () => void {
  const end = Date.now() + ms;
  return () => {
    if (Date.now() > end) throw new Error(`Waited ${ms / 1000} s for this, in vain: ${what}`);
  };
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

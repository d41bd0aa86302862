import { setTimeout as wait } from 'node:timers/promises';

/** Looks again and again until it is so; the test's own time limit ends a wait that has no end. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** As long as a busy machine may take to show what was asked for, ms. */
const AT_LENGTH = 15_000;

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

/** Fingers on the glass, as Chromium itself hears them. */
import type { Page } from 'playwright-core';
import { inTime } from '../lib/until';

interface Finger {
  x: number;
  y: number;
}

const STEPS = 8;

/**
 * Each finger goes straight from its first place to its second, together with the others, a step in each frame: from
 * steps that all come in one, Chromium foretells a speed that no finger has, and draws the page past where it ends.
 */
export async function moveFingers(page: Page, fingers: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) {
    await inTime(
      'the page to draw',
      page.evaluate(async () => new Promise(requestAnimationFrame)),
    );
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Seconds between the two taps of a finger, however long the browser takes to hear them. */
const BETWEEN_TAPS = 0.1;

/** Two taps in the same place, quick enough to be one gesture by the events' own clock. */
export async function tapTwice(page: Page, finger: Finger): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const timestamp of [begun, begun + BETWEEN_TAPS]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: timestamp + BETWEEN_TAPS / 2,
    });
  }
  await session.detach();
}

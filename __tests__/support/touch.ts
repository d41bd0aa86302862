/** Fingers on the glass, as Chromium itself hears them. */
import type { Page } from 'playwright-core';

interface Finger {
  x: number;
  y: number;
}

const STEPS = 8;

/** Each finger goes straight from its first place to its second, together with the others. */
export async function moveFingers(page: Page, fingers: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= STEPS; step += 1) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / STEPS) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/**
 * Whether a finger or a mouse button is down on the page at this moment. What changes places then takes the tap away from what it
 * was meant for: the click goes to nobody.
 */
let isDown = false;
const waiting: (() => void)[] = [];

const onDown = () => {
  isDown = true;
};
/** The click follows in the same turn as the mouse's release, and a little later for a finger. */
const AFTER_LIFT_MS = 100;
const onLift = () =>
  setTimeout(() => {
    isDown = false;
    for (const go of waiting.splice(0)) go();
  }, AFTER_LIFT_MS);

/** Begins to listen; once, where the browser starts. */
export function watchFingers(window: Window): void {
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  for (const lift of ['pointerup', 'pointercancel']) window.addEventListener(lift, onLift, { capture: true, passive: true });
}

/** @returns false: none is down. true: it is, and `go` is called when it has been lifted. */
export function whenLifted(go: () => void): boolean {
  if (isDown) waiting.push(go);
  return isDown;
}

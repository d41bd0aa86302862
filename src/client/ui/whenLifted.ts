/**
 * Whether a finger or a mouse button is down on the page at this moment, or a press waits to be carried out. What
 * changes places then takes the tap away from what it was meant for: the click goes to nobody.
 */
let isDown = false;
let waitingPresses = 0;
const waiting: (() => void)[] = [];

export const isPressed = (): boolean => isDown || waitingPresses > 0;

const goOn = () => {
  if (!isPressed()) for (const go of waiting.splice(0)) go();
};

const onDown = () => {
  isDown = true;
};
/** The click follows in the same turn as the mouse's release, and a little later for a finger. */
const AFTER_LIFT_MS = 100;
const onLift = () =>
  setTimeout(() => {
    isDown = false;
    goOn();
  }, AFTER_LIFT_MS);

/** Begins to listen; once, where the browser starts. */
export function watchFingers(window: Window): void {
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  for (const lift of ['pointerup', 'pointercancel']) window.addEventListener(lift, onLift, { capture: true, passive: true });
}

/**
 * A press that is carried out later (app/hydration/earlyPresses) counts as a finger that stays down.
 * @returns to be called when it has been carried out
 */
export function pressWaits(): () => void {
  let isWaiting = true;
  waitingPresses += 1;
  return () => {
    if (isWaiting) waitingPresses -= 1;
    isWaiting = false;
    goOn();
  };
}

/** @returns false: nothing is pressed. true: something is, and `go` is called when it has been lifted. */
export function whenLifted(go: () => void): boolean {
  if (isPressed()) waiting.push(go);
  return isPressed();
}

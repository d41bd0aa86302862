/**
 * When work is done: in a task of its own, when the browser is idle, after the next paint, after the shopper's first
 * interaction, when nothing is pressed, or when an element is near.
 */

/**
 * Resolves in a task of its own: a press or a frame may come first, so that a finger never waits for a whole series of
 * steps on a slow phone. A timer and not `scheduler.yield`: that one goes on before a frame that is due.
 */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Milliseconds; for Safari, which does not say when it is idle. */
const SOON = 300;

/**
 * Resolves when the browser has nothing better to do.
 * @param timeout milliseconds after which it does so all the same: after a cancelled touch Chrome is never idle
 */
export const onIdle = (timeout?: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, SOON);
  });

/** Milliseconds; who has scrolled or pressed looks for a moment, and may press what came into view. */
const CALM_MS = 2000;
const acts = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let actedAt = -Infinity;
const onAct = () => {
  actedAt = performance.now();
};

/**
 * Resolves when the browser has nothing better to do and the shopper has done nothing for a while (`watchInput`): for
 * what takes a slow phone longer than a press should wait, and what nobody waits for.
 */
export async function onCalm(): Promise<void> {
  const restMs = () => actedAt + CALM_MS - performance.now();
  do {
    if (restMs() > 0) await new Promise((resolve) => setTimeout(resolve, restMs()));
    await onIdle(CALM_MS);
  } while (restMs() > 0);
}

/** Milliseconds; no frame takes so long that anybody looks at. */
const UNSEEN_MS = 100;

/** Resolves once the browser has painted. */
export const nextPaint = (): Promise<void> => new Promise((resolve) => void afterNextPaint(resolve));

/**
 * Runs `work` once the browser has painted what a press changed: the finger is answered first, and what takes longer
 * than a frame on a slow phone follows. A window that is not painted, such as a tab in the background, gets it soon all
 * the same.
 * @returns what takes it back.
 */
export function afterNextPaint(work: () => void): () => void {
  let isOver = false;
  const run = () => {
    if (isOver) return;
    cancel();
    work();
  };
  const unseen = setTimeout(run, UNSEEN_MS);
  // A frame's callbacks come before its paint: the first task after them comes after it.
  requestAnimationFrame(() => setTimeout(run));
  const cancel = () => {
    isOver = true;
    clearTimeout(unseen);
  };
  return cancel;
}

let hasInteracted = false;
/** For a replay, in which no shopper moves first. */
export const interacted = (): void => {
  hasInteracted = true;
};

/** A finger that only rests on the glass is none yet: it moves, or presses, and the press is answered first. */
const signs = ['pointermove', 'click', 'scroll', 'keydown'] as const;

/**
 * Runs `start` once the shopper has moved, scrolled or typed for the first time, when that has been answered: what only
 * moves and swipes has no business among the scripts that a page loads before anybody touched it.
 * @returns what takes it back
 */
export function onFirstInteraction(start: () => void): () => void {
  // A page that is scrolled has been touched, also before anybody asked.
  if (hasInteracted || window.scrollY > 0) {
    start();
    return () => undefined;
  }
  let cancel = () => undefined as void;
  const stop = () => {
    signs.forEach((sign) => window.removeEventListener(sign, onSign));
    cancel();
  };
  const onSign = () => {
    hasInteracted = true;
    stop();
    cancel = afterNextPaint(start);
  };
  signs.forEach((sign) => window.addEventListener(sign, onSign, { passive: true }));
  return stop;
}

/**
 * Whether a finger or a mouse button is down on the page at this moment, or a press waits to be answered. What
 * changes places then takes the tap away from what it was meant for: the click goes to nobody.
 */
let isDown = false;
let waitingPresses = 0;
const untilLifted: (() => void)[] = [];

const isPressed = (): boolean => isDown || waitingPresses > 0;

const goOn = () => {
  if (!isPressed()) for (const go of untilLifted.splice(0)) go();
};

let stopLifting = () => undefined as void;
const onDown = () => {
  stopLifting();
  isDown = true;
};
const lifted = () => {
  isDown = false;
  goOn();
};
/** Milliseconds; no click follows a finger that swiped or rested. */
const NO_CLICK_MS = 300;
const onLift = () => {
  const timer = setTimeout(lifted, NO_CLICK_MS);
  stopLifting = () => clearTimeout(timer);
};
/** It comes in the same turn as a mouse's release, and later for a finger, and is answered first. */
const onClick = () => {
  stopLifting();
  if (isDown) stopLifting = afterNextPaint(lifted);
};

/** Begins to listen; once, where the browser starts. */
export function watchInput(window: Window): void {
  for (const act of acts) window.addEventListener(act, onAct, { capture: true, passive: true });
  window.addEventListener('pointerdown', onDown, { capture: true, passive: true });
  for (const lift of ['pointerup', 'pointercancel'])
    window.addEventListener(lift, onLift, { capture: true, passive: true });
  window.addEventListener('click', onClick, { capture: true });
}

/**
 * A press that is carried out later (app/hydration/replayPresses) counts as a finger that stays down.
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
export function afterPointerUp(go: () => void): boolean {
  if (isPressed()) untilLifted.push(go);
  return isPressed();
}

/**
 * Calls back once, when the element is within a screen's reach. Without the browser's help: at once.
 * @returns what takes it back
 */
export function onVisible(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => undefined;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      callback();
    },
    { rootMargin: '300px 0px' },
  );
  near.observe(element);
  return () => near.disconnect();
}

/**
 * Whether somebody is at the desk. A list that refreshes itself while nobody is there must not keep the session of
 * whoever went away open (docs/contract.md section 11).
 */

/** Milliseconds after the last key or touch for which somebody counts as there. */
const THERE_MS = 60_000;

let lastSeen = Date.now();
const see = (): void => {
  lastSeen = Date.now();
};
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
  window.addEventListener(event, see, { capture: true, passive: true });
}

export const isSomebodyThere = (): boolean => Date.now() - lastSeen < THERE_MS;

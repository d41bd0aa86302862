/** Milliseconds. Apart from `days.ts`, which the first view of a page does without. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

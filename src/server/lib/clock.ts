export { DAY_MS } from '../../contract/rules/days';

/** Epoch milliseconds. Handed in, so that a test can say what time it is. */
export type Clock = () => number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

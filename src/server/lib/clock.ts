// Left for the one file that still takes them from here, cli/doctor/logins.ts.
export { DAY_MS, MINUTE_MS } from '../../contract/rules/days';

/** Epoch milliseconds. Handed in, so that a test can say what time it is. */
export type Clock = () => number;

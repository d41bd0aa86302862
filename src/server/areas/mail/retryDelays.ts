import { DAY_MS, MINUTE_MS } from '../../../contract/rules/durations';

/** After the first failed try, the second, and so on; then every quarter of an hour. */
const pauses = [10_000, 30_000, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];
/** A mail that is to wait for longer was put off before the clock was set back. */
export const LONGEST_MS = 15 * MINUTE_MS;

/** Tried for so long; then nobody waits for the mail any more. */
export const GIVE_UP_AFTER_DAYS = 3;
export const GIVE_UP_AFTER_MS = GIVE_UP_AFTER_DAYS * DAY_MS;

/** While nothing can be sent at all, so that mails go out soon after the server is back, even reset links. */
export const LONGEST_FOR_TRANSPORT_MS = 2 * MINUTE_MS;

/** ms until the next try, after so many failed ones. */
export const pauseAfter = (tries: number, longest = LONGEST_MS): number =>
  Math.min(pauses[tries - 1] ?? LONGEST_MS, longest);

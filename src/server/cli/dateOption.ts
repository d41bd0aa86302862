/** Days as staff type them, in the shop's own zone (decision 13). */
import { InvalidArgumentError } from 'commander';
import { ZONE_AHEAD_MS } from '../../contract/rules/days';
import { DAY_MS } from '../../contract/rules/durations';
import type { Clock } from '../lib/clock';

/** Epoch milliseconds of a day's first and last moment. */
export interface Day {
  start: number;
  end: number;
}

const forms = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
];

/**
 * Reads `2026-11-30`, `30-11-2026`, `30/11/2026`, `today` and `yesterday`. The command itself refuses a day that is
 * over; for `come` the message about a text that is no day only leaves out `yesterday`.
 */
export const parseDay =
  (clock: Clock, which: 'any' | 'come' = 'any') =>
  (text: string): Day => {
    const typed = text.trim().toLowerCase();
    const today = Math.floor((clock() + ZONE_AHEAD_MS) / DAY_MS) * DAY_MS - ZONE_AHEAD_MS;
    if (typed === 'today') return dayFrom(today);
    if (typed === 'yesterday') return dayFrom(today - DAY_MS);
    const { year, month, day } =
      forms.map((form) => form.exec(typed)?.groups).find((found) => found !== undefined) ?? {};
    const [y, m, d] = [Number(year), Number(month), Number(day)];
    const at = new Date(Date.UTC(y, m - 1, d));
    // 31 November would be 1 December.
    if (at.getUTCMonth() !== m - 1 || at.getUTCDate() !== d)
      throw new InvalidArgumentError(
        `It is a day such as 2026-11-30, 30-11-2026${which === 'come' ? ' or today' : ', today or yesterday'}.`,
      );
    return dayFrom(at.getTime() - ZONE_AHEAD_MS);
  };

const dayFrom = (start: number): Day => ({ start, end: start + DAY_MS - 1 });

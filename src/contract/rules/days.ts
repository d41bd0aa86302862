/** Days as both sides count and write them: in the shop's own time (decision 13). */
import { RETURN_DAYS } from './limits';

export const TIME_ZONE = 'Asia/Kolkata';
const DAY_MS = 86_400_000;

// Made when the first day is written: it takes a browser some milliseconds, and most pages show none.
let days: Intl.DateTimeFormat | undefined;

/** An ISO time or epoch milliseconds → `20 Nov 2026`; '' for what is no time. */
export function formatDay(time: string | number): string {
  days ??= new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE });
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : days.format(date);
}

/** Until when what was delivered can be returned, both in epoch milliseconds. */
export const returnsEnd = (deliveredAt: number): number => deliveredAt + RETURN_DAYS * DAY_MS;

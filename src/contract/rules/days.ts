/** Days as both sides count and write them: in the shop's own time (decision 13). */
import { DAY_MS } from './durations';
import { RETURN_DAYS } from './limits';

const TIME_ZONE = 'Asia/Kolkata';
/** How far the zone is ahead of UTC. India keeps the same time all year. */
export const ZONE_AHEAD_MS = 19_800_000;

// Made when the first one is written: it takes a browser some milliseconds, and most pages show none.
let days: Intl.DateTimeFormat | undefined;
let moments: Intl.DateTimeFormat | undefined;

/** An ISO time or epoch milliseconds → `20 Nov 2026`; '' for what is no time. */
export function formatDay(time: string | number): string {
  days ??= new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: TIME_ZONE });
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : days.format(date);
}

/** The same with the time of day → `26 Nov 2026, 9:30 am`. */
export function formatMoment(time: string | number): string {
  moments ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE });
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : moments.format(date);
}

/** Until when what was delivered can be returned, both in epoch milliseconds. */
export const returnsEnd = (deliveredAt: number): number => deliveredAt + RETURN_DAYS * DAY_MS;

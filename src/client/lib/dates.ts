/**
 * Days and spans of time on screen. Times cross the wire as ISO 8601; a shopper reads them in the shop's own zone
 * (decision 13).
 */

import { once } from './once';
import { plural } from './text';

const days = once(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' }),
);

const DAY_MS = 86_400_000;

/** An ISO time or epoch milliseconds → `20 Nov 2026`; '' for what is no time. */
export function formatDay(time: string | number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : days().format(date);
}

/** Epoch milliseconds that many days later; NaN for what is no time. */
export const daysAfter = (time: string, count: number): number => Date.parse(time) + count * DAY_MS;

/** Months as they are written, '2024-04', and as they are read, 'April 2024'. */
const names = once(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** @param month `YYYY-MM` */
export const monthName = (month: string): string => names().format(new Date(`${month}-01T00:00:00Z`));

/** A span as it is said where it has a word: `half an hour`, `20 minutes`. */
export const minutesInWords = (minutes: number): string =>
  minutes === 30 ? 'half an hour' : plural(minutes, 'minute');

/** `a year`, `90 days`. */
export const daysInWords = (days: number): string => (days === 365 ? 'a year' : plural(days, 'day'));

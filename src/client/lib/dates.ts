/** Months and spans of time on screen; days are written by contract/rules/days. */
import { once } from './once';
import { plural } from './text';

/** Months as they are written, '2024-04', and as they are read, 'April 2024'. */
const names = once(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** @param month `YYYY-MM` */
export const monthName = (month: string): string => names().format(new Date(`${month}-01T00:00:00Z`));

/** A span as it is said where it has a word: `half an hour`, `20 minutes`. */
export const minutesInWords = (minutes: number): string =>
  minutes === 30 ? 'half an hour' : plural(minutes, 'minute');

/** `a year`, `90 days`. */
export const daysInWords = (days: number): string => (days === 365 ? 'a year' : plural(days, 'day'));

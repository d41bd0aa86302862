/** Days of the shop's zone, as `2026-11-29`. */
import { ZONE_AHEAD_MS } from '../../contract/rules/days';
import { DAY_MS } from '../../contract/rules/durations';

const DAY_LENGTH = 10;
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, DAY_LENGTH);

/** @param now epoch milliseconds */
export const today = (now: number): string => textOf(now + ZONE_AHEAD_MS);

export const daysBefore = (day: string, count: number): string => textOf(Date.parse(day) - count * DAY_MS);

/** Both of them, and all that lie between. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => textOf(Date.parse(from) + at * DAY_MS));
}

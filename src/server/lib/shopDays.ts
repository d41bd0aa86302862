/** Days of the shop's zone, as `2026-11-29`, and when they begin. */
import { ZONE_AHEAD_MS } from '../../contract/rules/days';
import { DAY_MS } from '../../contract/rules/durations';
import { DomainError } from './domainError';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface Span<T> {
  start: T;
  /** Left out itself. */
  end: T;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE_AHEAD_MS;

/** The day of a time, epoch milliseconds. */
export const dayOf = (at: number): string => new Date(at + ZONE_AHEAD_MS).toISOString().slice(0, 10);

/**
 * From the begin of the one day to the end of the other, epoch milliseconds; undefined where none is given. Throws
 * INVALID where the last day comes before the first.
 */
export function spanOf(days: { from: string; to: string }): Span<number>;
export function spanOf(days: Days): Span<number | undefined>;
export function spanOf({ from, to }: Days): Span<number | undefined> {
  const start = from === undefined ? undefined : startOf(from);
  const end = to === undefined ? undefined : startOf(to) + DAY_MS;
  if (start !== undefined && end !== undefined && end <= start)
    throw new DomainError('INVALID', 'The last day comes before the first.');
  return { start, end };
}

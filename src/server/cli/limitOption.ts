import { InvalidArgumentError } from 'commander';

/** Rows that a list shows without --limit. */
export const DEFAULT_LIMIT = 50;
const HIGHEST_LIMIT = 10_000;

export function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > HIGHEST_LIMIT)
    throw new InvalidArgumentError(`It is a whole number from 1 to ${HIGHEST_LIMIT}.`);
  return limit;
}

import { InvalidArgumentError } from 'commander';
import { count } from '../lib/wording';

export interface Paging {
  limit: number;
  page: number;
}

export function parsePage(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It is a whole number from 1.');
  return Number(text);
}

export const offsetOf = ({ limit, page }: Paging): number => (page - 1) * limit;

/** `51 to 100 of 213. The next ones: --page 3`; null where all rows are shown. */
export function pageNote({ limit, page }: Paging, shown: number, total: number): string | null {
  if (shown === total) return null;
  const from = offsetOf({ limit, page }) + 1;
  if (shown === 0) return `There are ${count(total)}; page ${page} is behind the last one.`;
  const more = from + shown - 1 < total ? ` The next ones: --page ${page + 1}` : '';
  return `${count(from)} to ${count(from + shown - 1)} of ${count(total)}.${more}`;
}

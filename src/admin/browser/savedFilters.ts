/** Filters that somebody saved under a name, on this device. */
import type { NamedFilter } from '../lib/listFilters';
import { keep, readKept } from './kept';

const KEY = 'filters';
const MOST = 20;

const isFilter = (value: unknown): value is NamedFilter => {
  const { name, search } = (value ?? {}) as Partial<NamedFilter>;
  return typeof name === 'string' && typeof search === 'string';
};

export function savedFilters(): NamedFilter[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFilter) : [];
  } catch {
    return [];
  }
}

export function saveFilters(filters: readonly NamedFilter[]): void {
  keep(KEY, JSON.stringify(filters.slice(-MOST)));
}

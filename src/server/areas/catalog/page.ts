/**
 * Applies the bounds of a call to a list (docs/contract.md section 2). Its filters are in
 * contract/rules/listingRules.ts.
 */
import type { ListQuery } from '../../../contract/catalog';
import { DomainError } from '../../lib/domainError';

const DEFAULT_PAGE_SIZE = 24;

export function checkPrices({ minPrice, maxPrice }: ListQuery): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return;
  const message = 'The lowest price is above the highest.';
  throw new DomainError('INVALID', message, { fields: { minPrice: message } });
}

/** Undefined: all of them. */
export const pageSizeOf = ({ page, pageSize }: ListQuery): number | undefined =>
  pageSize ?? (page === undefined ? undefined : DEFAULT_PAGE_SIZE);

export function pageOf<T>(items: readonly T[], { page, pageSize }: ListQuery): readonly T[] {
  const size = pageSizeOf({ page, pageSize });
  if (size === undefined) return items;
  const from = ((page ?? 1) - 1) * size;
  return items.slice(from, from + size);
}

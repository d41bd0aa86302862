/** The filters of the history. */
import type { AuditArea, AuditSort } from '../../contract/rules/staffRules';
import { readFilters, writeFilters, type Filters, type NamedFilter } from './listFilters';

const names = ['area', 'who', 'subject', 'from', 'to', 'sort', 'page'] as const;
export type AuditFilterName = (typeof names)[number];
export type AuditFilters = Filters<AuditFilterName>;

export const auditFiltersOf = (search: string): AuditFilters => readFilters(names, search);
export const auditSearchOf = (filters: AuditFilters): string => writeFilters(names, filters);

export const areaNames: Record<AuditArea, string> = {
  orders: 'Orders and returns',
  takings: 'Takings',
  catalogue: 'Catalogue and coupons',
  customers: 'Customers',
  settings: 'Settings and keys',
  staff: 'Staff',
  history: 'The history itself',
};

export const auditSortNames: Record<AuditSort, string> = { newest: 'Newest first', oldest: 'Oldest first' };

export const quickAudit: readonly NamedFilter[] = [
  { name: 'All', search: '' },
  { name: 'Orders', search: '?area=orders' },
  { name: 'Catalogue', search: '?area=catalogue' },
  { name: 'Staff', search: '?area=staff' },
  { name: 'By command line', search: '?who=cli%3A' },
];

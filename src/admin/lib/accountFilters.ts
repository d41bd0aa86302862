/** The filters of the staff's accounts, and what its words mean. */
import type { AccountSort, StaffState } from '../../contract/rules/staffRules';
import { readFilters, writeFilters, type Filters } from './listFilters';

const names = ['role', 'state', 'sort', 'page'] as const;
export type AccountFilterName = (typeof names)[number];
export type AccountFilters = Filters<AccountFilterName>;

export const accountFiltersOf = (search: string): AccountFilters => readFilters(names, search);
export const accountSearchOf = (filters: AccountFilters): string => writeFilters(names, filters);

export const stateNames: Record<StaffState, string> = {
  waits: 'Waits for its set-up',
  inUse: 'In use',
  disabled: 'Closed',
};

export const accountSortNames: Record<AccountSort, string> = { email: 'By address', lastLogin: 'Last login first' };

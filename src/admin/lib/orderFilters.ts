/** The list's filters, as they stand in the address, so that a link, Back and a reload show the same list. */
import type { StaffOrdersQuery } from '../../contract/staffOrders';

const names = ['state', 'payment', 'next', 'packed', 'overdue', 'q', 'sort', 'page'] as const;
export type FilterName = (typeof names)[number];
export type OrderFilters = Partial<Record<FilterName, string>>;

export function filtersOf(search: string): OrderFilters {
  const params = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));
}

/** `?next=ship&page=2`, '' for none; always in one order, so that the same list has one address. */
export function searchOf(filters: OrderFilters): string {
  const set = names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  const text = new URLSearchParams(set).toString();
  return text === '' ? '' : `?${text}`;
}

/** What a person may have typed into the address goes to the server as it is, which says what is wrong with it. */
export const queryOf = (filters: OrderFilters): StaffOrdersQuery =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** Without the page: another list begins at its first. */
export const withFilter = (filters: OrderFilters, change: OrderFilters): OrderFilters => ({
  ...filters,
  page: '',
  ...change,
});

export interface NamedFilter {
  name: string;
  search: string;
}

/** What is to be done, most urgent first. */
export const quickFilters: readonly NamedFilter[] = [
  { name: 'All', search: '' },
  { name: 'Quote shipping', search: '?next=shipping' },
  { name: 'Says paid', search: '?payment=claimed' },
  { name: 'To pack', search: '?next=ship&packed=false' },
  { name: 'To ship', search: '?next=ship' },
  { name: 'On the way', search: '?state=SHIPPED' },
  { name: 'Overdue', search: '?overdue=true' },
];

/** The filters of the list of orders. */
import { readFilters, writeFilters, type Filters, type NamedFilter } from './listFilters';

const names = ['state', 'payment', 'next', 'packed', 'overdue', 'q', 'sort', 'page'] as const;
export type FilterName = (typeof names)[number];
export type OrderFilters = Filters<FilterName>;

export const filtersOf = (search: string): OrderFilters => readFilters(names, search);
export const searchOf = (filters: OrderFilters): string => writeFilters(names, filters);

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

/** A list's filters, as they stand in its address, so that a link, Back and a reload show the same list. */

export type Filters<N extends string = string> = Partial<Record<N, string>>;

/** A list that has a name, and its address behind the path: `?next=ship`, '' for the whole one. */
export interface NamedFilter {
  name: string;
  search: string;
}

/** What `names` does not have is left out. */
export function readFilters<N extends string>(names: readonly N[], search: string): Filters<N> {
  const params = new URLSearchParams(search);
  const set = names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  return Object.fromEntries(set) as Filters<N>;
}

/** `?next=ship&page=2`, '' for none; always in the order of `names`, so that the same list has one address. */
export function writeFilters<N extends string>(names: readonly N[], filters: Filters<N>): string {
  const set = names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  const text = new URLSearchParams(set).toString();
  return text === '' ? '' : `?${text}`;
}

/** What a person may have typed into the address goes to the server as it is, which says what is wrong with it. */
export const queryOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Record<string, string>;

/** Without the page: another list begins at its first. */
export const withFilter = <N extends string>(filters: Filters<N | 'page'>, change: Filters<N | 'page'>) => ({
  ...filters,
  page: '',
  ...change,
});

/** Whether it leaves anything out: neither its page nor how it is sorted does. */
export const isFiltered = ({ page: _, sort: __, ...rest }: Filters): boolean =>
  Object.values(rest).some((value) => value !== undefined && value !== '');

/**
 * What stands in the shop's addresses behind the `?`, and the one way to read it. The server drops every other name
 * before it draws a page (server/pages): what is not named here would be read in the browser alone. It does not
 * compile.
 */

/** What narrows a listing, in the order in which it is written. */
export const filterNames = [
  'search', 'category', 'subcategory', 'color', 'brand', 'size', 'scheme', 'stock', 'sort', 'minPrice', 'maxPrice',
] as const;

/** What a page shows; on a product's page `color` and `size` are its choice. */
export const viewNames = [...filterNames, 'tab'] as const;

/** Of the mails' links, and nobody else's to see. */
const ownNames = ['token', 'email'] as const;

type QueryName = (typeof viewNames)[number] | (typeof ownNames)[number];

const read: ReadonlySet<string> = new Set<QueryName>([...viewNames, ...ownNames]);

/** @param name as it stands in the address; an encoded one is read too. */
export function isRead(name: string): boolean {
  try {
    return read.has(decodeURIComponent(name));
  } catch {
    return false;
  }
}

/**
 * @param search from the `?` on
 * @returns what stands there by a name, decoded; null where it is not named
 */
export function readQuery(search: string): (name: QueryName) => string | null {
  const query = new URLSearchParams(search);
  return (name) => query.get(name);
}

/**
 * What the filters leave of a list, kept until the catalogue changes: the pages of one question, and all its prices,
 * are read from the same list, so that only the first of them goes through the catalogue.
 */
import type { ListQuery } from '../../../contract/catalog';
import { filterListing, type PriceBounds, type Shown, withinPrices } from '../../../contract/rules/listingRules';
import type { Sort } from '../../../contract/rules/listingWords';
import { makeBoundedCache } from '../../load/boundedCache';
import type { Catalog } from './catalog';
import type { CatalogItem } from './catalogItem';

type Items = readonly CatalogItem[];

interface Kept {
  items: Items;
  prices: PriceBounds | null;
}

export interface Question {
  /** Says everything but price, page and what is told of each product. */
  key: string;
  listQuery: ListQuery;
  /** The products to start from. */
  from: () => Items;
  isSearch: boolean;
}

/** A list in each order that may be asked for. */
const sorters: Record<Sort, (items: Items, catalog: Catalog) => Items> = {
  name: (items, catalog) => catalog.inNameOrder(items),
};

const MOST_LISTS = 5000;
const MOST_BYTES = 16 * 1024 * 1024;
const REFERENCE_BYTES = 8;

export function makeFilteredLists(catalog: Catalog): (question: Question) => Shown<CatalogItem> {
  const kept = makeBoundedCache<Kept>({
    entries: MOST_LISTS,
    bytes: MOST_BYTES,
    // The catalogue's own list is there anyway.
    bytesOf: ({ items }) => (items === catalog.items() ? 0 : items.length * REFERENCE_BYTES),
  });
  let version = catalog.version();

  function listOf({ key, listQuery, from, isSearch }: Question): Kept {
    if (version !== catalog.version()) {
      kept.clear();
      version = catalog.version();
    }
    const found = kept.get(key);
    if (found) return found;
    const { minPrice: _least, maxPrice: _most, sort, ...filters } = listQuery;
    const all = from();
    const { items, prices } = filterListing(all, filters, {
      categories: catalog.categories(),
      among: isSearch ? all : catalog.items(),
    });
    const made = { items: sort ? sorters[sort](items, catalog) : items, prices };
    kept.set(key, made);
    return made;
  }

  return (question) => {
    const { items, prices } = listOf(question);
    return { items: withinPrices(items, prices, question.listQuery), prices };
  };
}

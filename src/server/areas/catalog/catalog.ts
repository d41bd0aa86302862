/**
 * The whole catalogue in memory. It is read once, then kept up to date: what other processes changed is noticed through
 * `database.onChange`, what this one sold is re-read at once (`touch`).
 */
import type { Category, ProductOptionsRow } from '../../../contract/catalog';
import type { Clock } from '../../clock';
import { MINUTE_MS } from '../../clock';
import type { Database } from '../../db/open';
import { makeCatalogRepository, type Stamp, type StoredCategory, type StoredProduct } from './catalog.repository';
import { toCatalogItem, type CatalogItem } from './catalogItem';
import { readsAlike, SearchIndex } from './searchIndex';

/** A transaction may commit well after the `updated_at` that it wrote, and machines' clocks differ. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** A row that was read so long after it moved has come to rest: only another `updated_at` or another stock can mean a change. */
const AT_REST_MS = 10_000;

export interface Catalog {
  /** Moves whenever an answer may have changed. */
  version(): number;
  /** Visible products, by id. */
  items(): readonly CatalogItem[];
  item(id: number): CatalogItem | undefined;
  /** Products that match the term, best first. */
  search(term: string): CatalogItem[];
  /** Terms near one that finds nothing, each of which finds something, best first. */
  spellings(term: string): string[];
  /** Visible categories with their subcategories, in display order. */
  categories(): readonly Category[];
  allCategories(): readonly StoredCategory[];
  /** The options of every product of exactly that name (DECISIONS.md T49). */
  optionsOf(name: string): ProductOptionsRow[];
  /** Re-reads these products now. */
  touch(ids: readonly number[]): Promise<void>;
  /** Re-reads what moved. */
  refresh(): Promise<void>;
  close(): void;
}

export async function openCatalog(database: Database, clock: Clock): Promise<Catalog> {
  const repository = makeCatalogRepository(database);
  let index = new SearchIndex();
  let byId = new Map<number, CatalogItem>();
  let items: readonly CatalogItem[] = [];
  let stored: StoredCategory[] = [];
  let storedText = '';
  let rowCount = -1;
  let edition = '';
  let lookedAt = 0;
  /** How each row looked when it was last read, and when that was. */
  let lastReads = new Map<number, Omit<Stamp, 'id'> & { readAt: number }>();
  let version = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const isBuyable = (id: number): boolean => (byId.get(id)?.product.productQuantity ?? 0) > 0;

  /** One change at a time, in the order asked for. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  async function apply(rows: readonly StoredProduct[]): Promise<void> {
    const toIndex: CatalogItem[] = [];
    const readAt = clock();
    let changed = false;
    for (const row of rows) {
      lastReads.set(row.id, { updated_at: row.updated_at, stock: row.stock, readAt });
      const before = byId.get(row.id);
      if (row.hidden === 1) {
        index.drop(row.id);
        changed = byId.delete(row.id) || changed;
        continue;
      }
      const item = toCatalogItem(row);
      if (before && isSame(before, item)) continue;
      changed = true;
      byId.set(row.id, item);
      if (!before || !readsAlike(before, item)) toIndex.push(item);
    }
    if (!changed) return;
    await index.put(toIndex);
    items = [...inIdOrder().values()];
    version += 1;
  }

  /** After an import the whole catalogue has just moved; it must not be read again with every sale. */
  function isAtRest({ id, updated_at, stock }: Stamp): boolean {
    const last = lastReads.get(id);
    return last !== undefined && last.updated_at === updated_at && last.stock === stock && last.readAt - updated_at > AT_REST_MS;
  }

  /** A Map keeps its order of insertion, so that a sale of one piece among 20,000 products has nothing to sort. */
  function inIdOrder(): Map<number, CatalogItem> {
    let last = 0;
    for (const id of byId.keys()) {
      if (id < last) return (byId = new Map([...byId].sort(([a], [b]) => a - b)));
      last = id;
    }
    return byId;
  }

  async function refresh(): Promise<void> {
    const startedAt = clock();
    const categories = await repository.categories();
    const categoriesText = JSON.stringify(categories);
    const count = await repository.count();
    const editionNow = await repository.edition();
    // Names of categories are part of every product, and a row that is gone moves nothing: both mean reading it all again.
    const readAll = categoriesText !== storedText || count < rowCount || editionNow !== edition;
    if (readAll) {
      const rows = await repository.all();
      index = new SearchIndex();
      byId = new Map();
      lastReads = new Map();
      items = [];
      stored = categories;
      storedText = categoriesText;
      await apply(rows);
      version += 1;
    } else {
      const moved = await repository.stampsSince(lookedAt - OVERLAP_MS);
      await apply(await repository.byIds(moved.filter((stamp) => !isAtRest(stamp)).map(({ id }) => id)));
    }
    rowCount = count;
    edition = editionNow;
    lookedAt = startedAt;
  }

  await refresh();
  const stopListening = database.onChange(() => {
    // A database that is away for a moment will announce the next change too; old data is better than none.
    void inTurn(refresh).catch(() => undefined);
  });

  return {
    version: () => version,
    items: () => items,
    item: (id) => byId.get(id),
    search: (term) => index.find(term, isBuyable).flatMap((id) => byId.get(id) ?? []),
    spellings: (term) => index.spellings(term),
    categories: () => stored.filter(({ hidden }) => hidden === 0).map(toCategory),
    allCategories: () => stored,
    optionsOf: (name) => items.filter(({ product }) => product.productName === name).map(toOptions),
    touch: (ids) => inTurn(async () => apply(await repository.byIds(ids))),
    refresh: () => inTurn(refresh),
    close: stopListening,
  };
}

const isSame = (a: CatalogItem, b: CatalogItem): boolean =>
  a.json === b.json && a.isDeal === b.isDeal && a.topSellerRank === b.topSellerRank;

const toCategory = ({ id, name, picture_url, subcategories }: StoredCategory): Category => ({
  categoryId: id,
  categoryName: name,
  categoryImage: picture_url,
  subcategoryList: subcategories.map((subcategory) => ({
    subCategoryId: subcategory.id,
    subCategoryName: subcategory.name,
    subCategoryNameImage: subcategory.picture_url,
  })),
});

const toOptions = ({ product }: CatalogItem): ProductOptionsRow => ({
  productId: product.productId,
  productColor: product.productColor,
  productSize: product.productSize,
  productQuantity: product.productQuantity,
});

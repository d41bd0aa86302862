/**
 * The whole catalogue in memory. It is read once, then kept up to date: what other processes changed is noticed through
 * `database.onChange`, what this one sold is re-read at once (`touch`).
 */
import type { Category, ProductOptionsRow } from '../../../contract/catalog';
import type { Clock } from '../../lib/clock';
import { MINUTE_MS } from '../../lib/clock';
import type { Database } from '../../db/types';
import { coalesceRequests, makeMutex } from '../../load/mutex';
import { makeCatalogRepository, type Stamp, type StoredCategory, type StoredProduct } from './catalog.repository';
import { makeItemReader, type CatalogItem } from './catalogItem';
import { NameOrder } from './nameOrder';
import { SearchIndex } from '../../../search/searchIndex';
import { withChange, type Change } from './sortedList';

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
  /** These products in the order of their names. */
  inNameOrder(items: readonly CatalogItem[]): readonly CatalogItem[];
  /** Products that match the term, best first. */
  search(term: string): CatalogItem[];
  /** Terms near one that finds nothing, each of which finds something, best first. */
  spellings(term: string): string[];
  /** Visible categories with their subcategories, in display order. */
  categories(): readonly Category[];
  allCategories(): readonly StoredCategory[];
  /** The options of every product of exactly that name (decision 49). */
  optionsOf(name: string): ProductOptionsRow[];
  /** Re-reads these products now. */
  touch(ids: readonly number[]): Promise<void>;
  /** Re-reads what moved. */
  refresh(): Promise<void>;
  close(): void;
}

export async function openCatalog(database: Database, clock: Clock): Promise<Catalog> {
  const repository = makeCatalogRepository(database);
  const index = new SearchIndex<CatalogItem>();
  let byId = new Map<number, CatalogItem>();
  let items: readonly CatalogItem[] = [];
  const nameOrder = new NameOrder<CatalogItem>();
  let stored: StoredCategory[] = [];
  let storedText = '';
  let rowCount = -1;
  let storedVersion = '';
  let lookedAt = 0;
  /** How each row looked when it was last read, and when that was. */
  let lastReads = new Map<number, Omit<Stamp, 'id'> & { readAt: number }>();
  let version = 0;
  const mutex = makeMutex();

  /** Reads some rows over what is known. */
  async function apply(rows: readonly StoredProduct[]): Promise<void> {
    const toItem = makeItemReader();
    const removed: CatalogItem[] = [];
    const added: CatalogItem[] = [];
    const readAt = clock();
    for (const row of rows) {
      lastReads.set(row.id, { updated_at: row.updated_at, stock: row.stock, readAt });
      const before = byId.get(row.id);
      const item = isHidden(row) ? undefined : toItem(row);
      if (before && item && isSame(before, item)) continue;
      if (before) removed.push(before);
      if (item) added.push(item);
      if (item) byId.set(row.id, item);
      else byId.delete(row.id);
    }
    if (removed.length + added.length > 0) await show({ removed, added: added.sort(inIdOrder) });
  }

  /** Reads every row. What is known stays to be seen until all are read, and is kept where it did not change. */
  async function applyAll(): Promise<void> {
    const toItem = makeItemReader();
    const all: typeof byId = new Map();
    const reads: typeof lastReads = new Map();
    const added: CatalogItem[] = [];
    for await (const rows of repository.pieces()) {
      const readAt = clock();
      for (const row of rows) {
        reads.set(row.id, { updated_at: row.updated_at, stock: row.stock, readAt });
        if (isHidden(row)) continue;
        const item = toItem(row);
        const before = byId.get(row.id);
        const isKnown = before !== undefined && isSame(before, item);
        all.set(row.id, isKnown ? before : item);
        if (!isKnown) added.push(item);
      }
    }
    const removed = [...byId.values()].filter((item) => all.get(item.id) !== item);
    byId = all;
    lastReads = reads;
    await show({ removed, added });
  }

  async function show(change: Change<CatalogItem>): Promise<void> {
    await index.update(change.added, change.removed.map(({ id }) => id).filter((id) => !byId.has(id)));
    items = withChange(items, change, inIdOrder);
    nameOrder.update(change);
    version += 1;
  }

  /** After an import the whole catalogue has just moved; it must not be read again with every sale. */
  function isAtRest({ id, updated_at, stock }: Stamp): boolean {
    const last = lastReads.get(id);
    return last !== undefined && last.updated_at === updated_at && last.stock === stock && last.readAt - updated_at > AT_REST_MS;
  }

  async function refresh(): Promise<void> {
    const startedAt = clock();
    const categories = await repository.categories();
    const categoriesText = JSON.stringify(categories);
    const count = await repository.count();
    const storedVersionNow = await repository.storedVersion();
    // Names of categories are part of every product, and a row that is gone moves nothing: both mean reading it all again.
    const readAll = categoriesText !== storedText || count < rowCount || storedVersionNow !== storedVersion;
    if (readAll) {
      stored = categories;
      storedText = categoriesText;
      await applyAll();
    } else {
      // Not after now: somebody may have set the clock back since.
      const moved = await repository.stampsSince(Math.min(lookedAt, startedAt) - OVERLAP_MS);
      await apply(await repository.byIds(moved.filter((stamp) => !isAtRest(stamp)).map(({ id }) => id)));
    }
    rowCount = count;
    storedVersion = storedVersionNow;
    lookedAt = startedAt;
  }

  /** An order is answered once its products are shown: many at once must not wait for one reading each. */
  const touch = coalesceRequests<readonly number[]>(mutex, async (asked) => apply(await repository.byIds([...new Set(asked.flat())])));

  await refresh();
  const stopListening = database.onChange(() => {
    // A database that is away for a moment will announce the next change too; old data is better than none.
    void mutex(refresh).catch(() => undefined);
  });

  return {
    version: () => version,
    items: () => items,
    item: (id) => byId.get(id),
    inNameOrder: (some) => (some === items ? nameOrder.all() : nameOrder.sort(some)),
    search: (term) => index.find(term),
    spellings: (term) => index.spellings(term),
    categories: () => stored.filter(({ hidden }) => hidden === 0).map(toCategory),
    allCategories: () => stored,
    optionsOf: (name) => items.filter(({ product }) => product.productName === name).map(toOptions),
    touch,
    refresh: () => mutex(refresh),
    close: stopListening,
  };
}

/** As onShelf.ts has it. */
const isHidden = ({ hidden, category_hidden }: StoredProduct): boolean => hidden === 1 || category_hidden === 1;

const inIdOrder = (a: CatalogItem, b: CatalogItem): number => a.id - b.id;

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

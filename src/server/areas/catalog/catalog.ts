/**
 * The whole catalogue in memory. It is read once, then kept up to date: `database.onChange` tells of other processes'
 * changes, and what this process sold is re-read at once (`touch`).
 */
import type { Category, ProductOptionsRow } from '../../../contract/catalog';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { coalesceRequests, makeMutex } from '../../load/mutex';
import { makeCatalogRepository, type Stamp, type StoredCategory, type StoredProduct } from './catalog.repository';
import { makeItemReader, type CatalogItem } from './catalogItem';
import { NameOrder } from './nameOrder';
import { SearchIndex } from '../../../search/searchIndex';
import { withChange, type Change } from './withChange';

/** A transaction may commit well after the `updated_at` that it wrote, and machines' clocks differ. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** A row that was read so long after its `updated_at` is final: only another `updated_at` or stock means a change. */
const AT_REST_MS = 10_000;

export interface Catalog {
  /** Another number whenever an answer may have changed. */
  version(): number;
  /** Visible products, by id. */
  items(): readonly CatalogItem[];
  item(id: number): CatalogItem | undefined;
  /** These products in the order of their names. */
  inNameOrder(items: readonly CatalogItem[]): readonly CatalogItem[];
  /** Products that match the term, best first. */
  search(term: string): CatalogItem[];
  /** For a term that finds nothing: similar terms that find something, best first. */
  spellings(term: string): string[];
  /** Visible categories with their subcategories, in display order. */
  categories(): readonly Category[];
  allCategories(): readonly StoredCategory[];
  /** The options of every product of exactly that name (decision 49). */
  optionsOf(name: string): ProductOptionsRow[];
  /** Re-reads these products now. */
  touch(ids: readonly number[]): Promise<void>;
  /** Re-reads what changed. */
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
  /** Each row as it was last read, and the time of that. */
  let lastReads = new Map<number, Omit<Stamp, 'id'> & { readAt: number }>();
  let version = 0;
  const mutex = makeMutex();

  /** Reads some rows again. */
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

  /** Reads every row. The former items are served until all are read, and kept where they did not change. */
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
    await index.update(
      change.added,
      change.removed.map(({ id }) => id).filter((id) => !byId.has(id)),
    );
    items = withChange(items, change, inIdOrder);
    nameOrder.update(change);
    version += 1;
  }

  /** After an import every row has just changed; a sale must not read all of them again. */
  function isAtRest({ id, updated_at, stock }: Stamp): boolean {
    const last = lastReads.get(id);
    return (
      last !== undefined &&
      last.updated_at === updated_at &&
      last.stock === stock &&
      last.readAt - updated_at > AT_REST_MS
    );
  }

  async function refresh(): Promise<void> {
    const startedAt = clock();
    const categories = await repository.categories();
    const categoriesText = JSON.stringify(categories);
    const count = await repository.count();
    const storedVersionNow = await repository.storedVersion();
    // A category's name is part of its products, and a deleted row has no `updated_at`: both mean reading all rows.
    const readAll = categoriesText !== storedText || count < rowCount || storedVersionNow !== storedVersion;
    if (readAll) {
      stored = categories;
      storedText = categoriesText;
      await applyAll();
    } else {
      // Not later than now: the clock may have been set back.
      const moved = await repository.stampsSince(Math.min(lookedAt, startedAt) - OVERLAP_MS);
      await apply(await repository.byIds(moved.filter((stamp) => !isAtRest(stamp)).map(({ id }) => id)));
    }
    rowCount = count;
    storedVersion = storedVersionNow;
    lookedAt = startedAt;
  }

  /** An order is answered after its products are re-read: many orders at once share one reading. */
  const touch = coalesceRequests<readonly number[]>(mutex, async (asked) =>
    apply(await repository.byIds([...new Set(asked.flat())])),
  );

  await refresh();
  const stopListening = database.onChange(() => {
    // A database that is away for a moment announces the next change too; old data is better than none.
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

/** The same rule as the condition in visibleProduct.ts. */
const isHidden = ({ hidden, category_hidden }: StoredProduct): boolean => hidden === 1 || category_hidden === 1;

const inIdOrder = (a: CatalogItem, b: CatalogItem): number => a.id - b.id;

const isSame = (a: CatalogItem, b: CatalogItem): boolean =>
  a.json.equals(b.json) && a.isDeal === b.isDeal && a.topSellerRank === b.topSellerRank;

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

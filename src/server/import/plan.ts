/**
 * Compares a sheet with the shop: what would be added, what changed, what stays. Reads only, so a dry run is a plan
 * that nobody carries out.
 */
import type { Kysely } from 'kysely';
import type { ProductChange } from '../areas/catalog/staffProducts.repository';
import type { NewProductRow, ProductRow, Schema } from '../db/schema';
import { identityText, type Draft } from './draft';
import { USUAL_CATEGORY, moveTo, filedPlace } from './filing';
import { fieldChanges, type FieldChange } from '../areas/catalog/fieldChanges';
import { productsById, productsByKey } from './import.repository';
import { settlePrices } from '../areas/catalog/settlePrices';
import { readCategoryTree, type CategoryRef, type CategoryTree } from './categories';
import { DEFAULT_STOCK } from './parseStock';

type Planned =
  | { outcome: 'added'; categoryRef: CategoryRef; product: Omit<NewProductRow, 'subcategory_id'> }
  | { outcome: 'changed'; id: number; categoryRef: CategoryRef | null; change: ProductChange; changes: FieldChange[] }
  | { outcome: 'unchanged' }
  | { outcome: 'rejected'; reason: string };

export type PlannedRow = Planned & { draft: Draft };

export interface Plan {
  categories: CategoryTree;
  rows: PlannedRow[];
}

/** `now` in epoch milliseconds: the time that new and changed products carry. */
export async function planImport(db: Kysely<Schema>, drafts: Draft[], now: number): Promise<Plan> {
  const categories = await readCategoryTree(db);
  const known = await knownProducts(db, drafts);
  const takenKeys = new Set([...known.values()].map(({ source_key }) => source_key).concat(drafts.flatMap(keyOf)));
  const rows = drafts.map((draft): PlannedRow => {
    const product = known.get(identityText(draft.identity));
    const planned = product
      ? planChange(draft, product, categories, now)
      : planAddition(draft, categories, takenKeys, now);
    return { ...planned, draft };
  });
  return { categories, rows };
}

/** Identity (`identityText`) → the product that the shop has of it. */
export async function knownProducts(db: Kysely<Schema>, drafts: Draft[]): Promise<Map<string, ProductRow>> {
  const keys = [...new Set(drafts.flatMap(keyOf).concat(drafts.map(({ sourceKey }) => sourceKey).filter(Boolean)))];
  const ids = drafts.flatMap(({ identity }) => (identity.kind === 'id' ? [identity.id] : []));
  const byKey = (await productsByKey(db, keys)).map(
    (row) => [identityText({ kind: 'key', key: row.source_key ?? '' }), row] as const,
  );
  const byId = (await productsById(db, ids)).map((row) => [identityText({ kind: 'id', id: row.id }), row] as const);
  return new Map([...byKey, ...byId]);
}

const keyOf = ({ identity }: Draft): string[] => (identity.kind === 'key' ? [identity.key] : []);

function planAddition(draft: Draft, categories: CategoryTree, takenKeys: Set<string | null>, now: number): Planned {
  const { identity, sourceKey, filing, stock, values, noPrice, warnings } = draft;
  const { name } = values;
  if (name === undefined) return { outcome: 'rejected', reason: 'no name, and no product of that number' };
  if (noPrice !== null) return { outcome: 'rejected', reason: noPrice };
  const place = filedPlace(filing, categories.isKnown);
  if (!place) warnings.push(`no category: put under ${USUAL_CATEGORY}`);
  const categoryRef = categories.find(place ?? { category: USUAL_CATEGORY, subcategory: '' });
  const absent = {
    brand: '',
    style: '',
    sizes: '',
    colours: '',
    design_no: '',
    type: '',
    description: '',
    bullets: '',
    pictures: '[]',
    maker: '',
    net_quantity: '',
    country_of_origin: '',
    lightning: 0,
    offered: 0,
    hidden: 0,
    top_seller_rank: null,
  } as const;
  const ownKey = identity.kind === 'key' ? identity.key : freeKey(sourceKey, takenKeys, warnings);
  const product = {
    ...absent,
    ...values,
    name,
    ...settlePrices(values, null, warnings),
    source_key: ownKey,
    category_id: categoryRef.categoryId,
    stock: stock ?? DEFAULT_STOCK,
    created_at: now,
    updated_at: now,
  };
  return { outcome: 'added', categoryRef, product: identity.kind === 'id' ? { id: identity.id, ...product } : product };
}

/** A key finds one product, so a second one with a number of its own goes without. */
function freeKey(sourceKey: string, takenKeys: Set<string | null>, warnings: string[]): string | null {
  if (!sourceKey) return null;
  if (takenKeys.has(sourceKey)) {
    warnings.push('its source key belongs to another product and was left out');
    return null;
  }
  takenKeys.add(sourceKey);
  return sourceKey;
}

/** Only what differs is written: what the sheet does not say stays, and a sale that happens meanwhile is not undone. */
function planChange(
  { filing, stock, values, warnings }: Draft,
  known: ProductRow,
  categories: CategoryTree,
  now: number,
): Planned {
  const wanted: Partial<ProductRow> = {
    ...values,
    ...settlePrices(values, known, warnings),
    ...(stock === null ? {} : { stock }),
  };
  const change = differences(wanted, known);
  const place = moveTo(filing, categories.nameOf(known.category_id, null), categories.isKnown);
  const categoryRef = place && categories.find(place);
  const moves = categoryRef && !isIn(categoryRef, known);
  if (!moves && Object.keys(change).length === 0) return { outcome: 'unchanged' };
  const changes = fieldChanges(change, known);
  if (moves) {
    changes.push({
      field: 'category',
      from: categories.nameOf(known.category_id, known.subcategory_id),
      to: categories.nameOf(categoryRef.categoryId, categoryRef.subcategory),
    });
  }
  const updatedAt = Math.max(now, known.updated_at);
  return {
    outcome: 'changed',
    id: known.id,
    categoryRef: moves ? categoryRef : null,
    change: { ...change, updated_at: updatedAt },
    changes,
  };
}

/** Whether the product is there already; a subcategory that is still to be made has none. */
const isIn = ({ categoryId, subcategory }: CategoryRef, known: ProductRow): boolean =>
  categoryId === known.category_id &&
  (subcategory === null || 'id' in subcategory) &&
  (subcategory?.id ?? null) === known.subcategory_id;

function differences(wanted: Partial<ProductRow>, known: ProductRow): ProductChange {
  const columns = Object.keys(wanted) as (keyof ProductRow)[];
  return Object.fromEntries(
    columns.filter((column) => wanted[column] !== known[column]).map((column) => [column, wanted[column]]),
  );
}

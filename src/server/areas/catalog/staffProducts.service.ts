/**
 * What staff do with single products: find them, read one, change its price or its stock, hide or show it.
 */
import type { Kysely, Transaction } from 'kysely';
import { STOCK_MAX } from '../../../contract/rules/limits';
import { formatMoney } from '../../../contract/rules/money';
import { nameKey } from '../../../contract/rules/names';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { ProductRow, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { writeAudit } from '../staff/audit';
import { fieldChanges, type FieldChange } from './fieldChanges';
import { settlePrices } from './settlePrices';
import { count, printable } from '../../lib/wording';
import { subcategoriesNamed } from './staffCategories.repository';
import { findCategory, noCategory } from './staffCategories.service';
import * as repository from './staffProducts.repository';
import type { Page, ProductChange, ProductFilter, StaffProduct } from './staffProducts.repository';

/** So many pieces, or so many more or fewer. */
export type StockInput = { set: number } | { by: number };

/** What staff may say of a product; what they leave out stays as it is. */
export interface ProductInput {
  /** Paise. */
  ratePaise?: number;
  mrpPaise?: number;
  stock?: StockInput;
  hidden?: boolean;
}

export interface ChangedProduct {
  product: StaffProduct;
  /** None when it was so already. */
  changes: FieldChange[];
  /** What else came of it, or should be looked at. */
  notes: string[];
}

export interface Wanted extends Omit<ProductFilter, 'categoryId' | 'subcategoryIds'> {
  /** A category by name or number, or a subcategory by name. */
  category?: string;
}

/**
 * Throws DomainErrors: NOT_FOUND for what is not there, INVALID for input that breaks a rule, CONFLICT for too few
 * pieces.
 */
export function makeStaffProducts(database: Database, clock: Clock) {
  const { db } = database;
  return {
    list: async ({ category, ...filter }: Wanted, page: Page): Promise<{ products: StaffProduct[]; total: number }> =>
      repository.listProducts(db, { ...filter, ...(category !== undefined && (await placeOf(db, category))) }, page),

    /** `key` is the product's number, or the key of the list that it came from. */
    show: (key: string): Promise<StaffProduct> => knownProduct(db, key),

    /**
     * Everything that was wished for, or nothing; every server shows it at once. A sale in the same moment is not
     * undone. `by` is who changes it, as the audit names them.
     */
    async change(key: string, input: ProductInput, by: string): Promise<ChangedProduct> {
      const result = await database.write((trx) => change(trx, key, input, { at: clock(), who: by }));
      if (result.changes.length > 0) await database.announce();
      return result;
    },
  };
}

async function change(
  trx: Transaction<Schema>,
  key: string,
  input: ProductInput,
  { at, who }: { at: number; who: string },
): Promise<ChangedProduct> {
  const { id } = await knownProduct(trx, key);
  const known = await repository.holdProduct(trx, id);
  const notes: string[] = [];
  const wanted: ProductChange = {
    ...pricesOf(input, known, notes),
    ...(input.hidden !== undefined && { hidden: input.hidden ? 1 : 0 }),
  };
  if (input.stock && 'set' in input.stock) wanted.stock = withinBounds(input.stock.set);
  if (input.stock && 'by' in input.stock) {
    // Counted by the database itself, in one statement, as a sale is.
    const left = await repository.addStock(trx, id, input.stock.by);
    if (left === undefined) throw tooFew(known, -input.stock.by);
    wanted.stock = withinBounds(left);
  }
  const changes = fieldChanges(wanted, known).filter(({ from, to }) => from !== to);
  if (changes.length > 0) {
    const { stock: _, ...rest } = wanted;
    const isCounted = input.stock && 'by' in input.stock;
    await repository.updateProduct(trx, id, {
      ...(isCounted ? rest : wanted),
      updated_at: Math.max(at, known.updated_at),
    });
    const of = (side: 'from' | 'to') => Object.fromEntries(changes.map((one) => [one.field, one[side]]));
    const subject = `product ${id}`;
    await writeAudit(trx, { at, who, what: 'product changed', subject, was: of('from'), isNow: of('to') });
  }
  return { product: await knownProduct(trx, String(id)), changes, notes };
}

/**
 * By the import's rules, except that a price above the MRP is refused and not mended: staff who type one price can
 * type both.
 */
function pricesOf({ ratePaise, mrpPaise }: ProductInput, known: ProductRow, notes: string[]): ProductChange {
  if (ratePaise === undefined && mrpPaise === undefined) return {};
  const [rate, mrp] = [ratePaise ?? known.rate_paise, mrpPaise ?? known.mrp_paise];
  if (rate > mrp) {
    throw new DomainError(
      'INVALID',
      `The price ${formatMoney(rate)} is above the MRP ${formatMoney(mrp)}, which no shop may ask. Nothing was changed.`,
    );
  }
  const said = {
    ...(ratePaise !== undefined && { rate_paise: ratePaise }),
    ...(mrpPaise !== undefined && { mrp_paise: mrpPaise }),
  };
  const prices = settlePrices(said, known, notes);
  if (prices.deal_rate_paise !== null && ratePaise !== undefined) {
    notes.push(`its deal of the day stands: shoppers pay ${formatMoney(prices.deal_rate_paise)}`);
  }
  return prices;
}

function withinBounds(pieces: number): number {
  if (pieces <= STOCK_MAX) return pieces;
  throw new DomainError('INVALID', `A product has at most ${count(STOCK_MAX)} pieces. Nothing was changed.`);
}

function tooFew({ id, name, stock }: ProductRow, pieces: number): DomainError {
  const there = stock === 1 ? 'is 1 piece' : `are ${count(stock)} pieces`;
  return new DomainError(
    'CONFLICT',
    `Of ${id} ${printable(name)} there ${there}, so ${count(pieces)} cannot be taken away. Nothing was changed.`,
  );
}

async function knownProduct(db: Kysely<Schema>, key: string): Promise<StaffProduct> {
  const typed = key.trim();
  const found =
    (/^\d{1,9}$/.test(typed) ? await repository.findProduct(db, { id: Number(typed) }) : undefined) ??
    (await repository.findProduct(db, { sourceKey: typed }));
  if (found) return found;
  throw new DomainError(
    'NOT_FOUND',
    `There is no product ${typed}. Look for its number with shop products list --search.`,
  );
}

async function placeOf(
  db: Kysely<Schema>,
  typed: string,
): Promise<Pick<ProductFilter, 'categoryId' | 'subcategoryIds'>> {
  const category = await findCategory(db, typed);
  if (category) return { categoryId: category.id };
  const subcategories = await subcategoriesNamed(db, nameKey(typed));
  if (subcategories.length > 0) return { subcategoryIds: subcategories.map(({ id }) => id) };
  throw noCategory(typed);
}

/** What a row changes of a known product, field by field, in words that a person compares: `price: ₹400 → ₹350`. */
import { formatMoney } from '../../../contract/rules/money';
import type { ProductRow } from '../../db/schema';
import { shortened } from '../../lib/wording';

import type { ProductChange } from './staffProducts.repository';

export interface FieldChange {
  /** As staff call it: `MRP`, `colours`. */
  field: string;
  /** As staff read it, whole; '' for nothing. */
  from: string;
  to: string;
}

const text = (value: unknown): string => String(value ?? '');
const amount = (value: unknown): string => (value === null ? '' : formatMoney(Number(value)));
const yesNo = (value: unknown): string => (value === 1 ? 'yes' : 'no');

/** In the order in which they are told. */
const fields: readonly [column: keyof ProductRow, field: string, words: (value: unknown) => string][] = [
  ['name', 'name', text],
  ['mrp_paise', 'MRP', amount],
  ['rate_paise', 'price', amount],
  ['deal_rate_paise', 'deal', amount],
  ['brand', 'brand', text],
  ['style', 'style', text],
  ['sizes', 'sizes', text],
  ['colours', 'colours', text],
  ['design_no', 'design number', text],
  ['type', 'type', text],
  ['description', 'description', text],
  ['bullets', 'points', text],
  ['maker', 'maker', text],
  ['net_quantity', 'net quantity', text],
  ['country_of_origin', 'country of origin', text],
  ['lightning', 'lightning', yesNo],
  ['offered', 'offered', yesNo],
  ['hidden', 'hidden', yesNo],
  ['top_seller_rank', 'top seller rank', text],
  ['pictures', 'pictures', (value) => (JSON.parse(text(value)) as string[]).join(' ')],
  ['stock', 'stock', text],
];

export const fieldChanges = (change: ProductChange, known: ProductRow): FieldChange[] =>
  fields
    .filter(([column]) => change[column] !== undefined)
    .map(([column, field, words]) => ({ field, from: words(known[column]), to: words(change[column]) }));

/** Letters of a value that a line shows; the JSON has all. */
const MOST_LETTERS = 60;
const short = (value: string): string => shortened(value.replace(/\s+/g, ' '), MOST_LETTERS) || '(nothing)';

/** `price ₹400 → ₹350; colours (nothing) → Red`; '' for no change. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes.map(({ field, from, to }) => `${field} ${short(from)} → ${short(to)}`).join('; ');

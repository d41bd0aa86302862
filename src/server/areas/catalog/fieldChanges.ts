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

const asWritten = (value: unknown): string => String(value ?? '');
const amount = (value: unknown): string => (value === null ? '' : formatMoney(Number(value)));
const yesNo = (value: unknown): string => (value === 1 ? 'yes' : 'no');

/** In the order in which they are told. */
const fields: readonly [column: keyof ProductRow, field: string, words: (value: unknown) => string][] = [
  ['name', 'name', asWritten],
  ['mrp_paise', 'MRP', amount],
  ['rate_paise', 'price', amount],
  ['deal_rate_paise', 'deal', amount],
  ['brand', 'brand', asWritten],
  ['style', 'style', asWritten],
  ['sizes', 'sizes', asWritten],
  ['colours', 'colours', asWritten],
  ['design_no', 'design number', asWritten],
  ['type', 'type', asWritten],
  ['description', 'description', asWritten],
  ['bullets', 'points', asWritten],
  ['maker', 'maker', asWritten],
  ['net_quantity', 'net quantity', asWritten],
  ['country_of_origin', 'country of origin', asWritten],
  ['lightning', 'lightning', yesNo],
  ['offered', 'offered', yesNo],
  ['hidden', 'hidden', yesNo],
  ['top_seller_rank', 'top seller rank', asWritten],
  ['pictures', 'pictures', (value) => (JSON.parse(asWritten(value)) as string[]).join(' ')],
  ['stock', 'stock', asWritten],
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

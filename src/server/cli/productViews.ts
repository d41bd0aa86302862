/**
 * Products as text for staff (rupees, the shop's own time) and as JSON for programs (whole paise, UTC).
 */
import { formatMoney } from '../../contract/rules/money';
import { pictureAddresses } from '../areas/picture/pictureUrl';
import type { StaffProduct } from '../areas/catalog/staffProducts.repository';
import type { ChangedProduct } from '../areas/catalog/staffProducts.service';
import { changesText } from '../areas/catalog/fieldChanges';
import { isoTime, labelled, table } from './format';
import { count, kolkataTime, printable, shortened } from '../lib/wording';

export const productJson = (product: StaffProduct) => ({
  productId: product.id,
  sourceKey: product.source_key,
  productName: product.name,
  brand: product.brand,
  category: product.category_name,
  subcategory: product.subcategory_name,
  mrpPaise: product.mrp_paise,
  ratePaise: product.rate_paise,
  dealRatePaise: product.deal_rate_paise,
  stock: product.stock,
  hidden: product.hidden === 1,
  categoryHidden: product.category_hidden === 1,
  colours: product.colours,
  sizes: product.sizes,
  type: product.type,
  style: product.style,
  designNo: product.design_no,
  lightning: product.lightning === 1,
  offered: product.offered === 1,
  topSellerRank: product.top_seller_rank,
  pictures: pictureAddresses(product.pictures),
  createdAt: isoTime(product.created_at),
  updatedAt: isoTime(product.updated_at),
});

export const wholeProductJson = (product: StaffProduct) => ({
  ...productJson(product),
  description: product.description,
  points: product.bullets.split('\n').filter(Boolean),
});

/** Characters of a name that a column shows. */
const MOST_LETTERS = 40;
const short = (name: string): string => shortened(printable(name), MOST_LETTERS);

const placeOf = ({ category_name, subcategory_name }: StaffProduct): string =>
  [category_name, subcategory_name]
    .filter(Boolean)
    .map((name) => printable(name ?? ''))
    .join(' › ');

const visibilityOf = ({ hidden, category_hidden }: StaffProduct): string => {
  if (hidden === 1) return 'hidden';
  return category_hidden === 1 ? 'category hidden' : '';
};

export function productListText(products: readonly StaffProduct[], note: string | null): string {
  const rows = products.map((product) => [
    String(product.id),
    short(product.name),
    placeOf(product),
    formatMoney(product.mrp_paise),
    formatMoney(product.rate_paise),
    product.deal_rate_paise === null ? '' : formatMoney(product.deal_rate_paise),
    count(product.stock),
    visibilityOf(product),
  ]);
  const heading = ['No', 'Product', 'Category', 'MRP', 'Price', 'Deal', 'Stock', 'Shelf'];
  const list = products.length === 0 ? [] : [table(heading, rows, new Set(['No', 'MRP', 'Price', 'Deal', 'Stock']))];
  if (list.length === 0 && note === null) return 'No products.';
  return [...list, ...(note === null ? [] : [note])].join('\n\n');
}

export function productText(product: StaffProduct): string {
  const options = (list: string): string => printable(list.split(',').join(', ')) || '-';
  const facts: [string, string | null][] = [
    ['Product', `${product.id} ${printable(product.name)}`],
    ['Key', product.source_key === null ? null : printable(product.source_key)],
    ['Category', placeOf(product)],
    ['Brand', printable(product.brand) || '-'],
    ['Design', printable(product.design_no) || '-'],
    ['Colours', options(product.colours)],
    ['Sizes', options(product.sizes)],
  ];
  const trade: [string, string | null][] = [
    ['MRP', formatMoney(product.mrp_paise)],
    ['Price', formatMoney(product.rate_paise)],
    [
      'Deal',
      product.deal_rate_paise === null
        ? null
        : `${formatMoney(product.deal_rate_paise)}, which shoppers pay as long as it stands`,
    ],
    ['Stock', count(product.stock)],
    ['Shelf', visibilityOf(product) || 'shown'],
    ['Changed', kolkataTime(product.updated_at)],
  ];
  return [labelled(facts), labelled(trade)].join('\n\n');
}

export const changedJson = ({ product, changes, notes }: ChangedProduct) => ({
  ...productJson(product),
  changes,
  notes,
});

/** Field by field, old → new. */
export function changedText({ product, changes, notes }: ChangedProduct): string {
  const name = `${product.id} ${short(product.name)}`;
  const told = notes.map((note) => `Note: ${note}.`);
  if (changes.length === 0) return [`${name} is so already; nothing was changed.`, ...told].join('\n');
  return [`Changed ${name}:`, ...changes.map((change) => `  ${printable(changesText([change]))}`), ...told].join('\n');
}

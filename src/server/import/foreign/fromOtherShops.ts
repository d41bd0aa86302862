/**
 * What other shops' programs export → a sheet of the shop's own headings, with one row a product. Theirs have a row for each choice of
 * colour and size, and more for pictures.
 */
import type { HeadingMap } from '../columns';
import type { Sheet } from '../readCsv';
import { isShopify, shopifySheet } from './shopify';
import { isWooCommerce, wooCommerceSheet } from './wooCommerce';
import { tableOf } from './table';

/** Any other sheet is given back as it is. Whoever says with `map` what the columns mean has them read one by one. */
export function fromOtherShops(sheet: Sheet, map?: HeadingMap): Sheet {
  if (map && map.size > 0) return sheet;
  const table = tableOf(sheet);
  if (isShopify(table)) return shopifySheet(table);
  if (isWooCommerce(table)) return wooCommerceSheet(table);
  return sheet;
}

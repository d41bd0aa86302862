/** A product as the catalogue holds it in memory: ready to send, and folded for comparing. */
import type { Product } from '../../../contract/catalog';
import { type Folding, type Listed, listingKeys, plainFolding } from '../../../contract/rules/listingRules';
import { toRupees } from '../../../contract/rules/money';
import { splitOptions } from '../../../contract/rules/names';
import { pictureAddresses } from '../picture/pictureUrl';
import type { StoredProduct } from './catalog.repository';

export interface CatalogItem extends Listed {
  id: number;
  /** `product`, serialised once: bytes, so that a long list of them is copied and not encoded again. */
  json: Buffer;
  colours: readonly string[];
  sizes: readonly string[];
  isDeal: boolean;
  topSellerRank: number | null;
  /** When what is shown of it last changed, ms. */
  updatedAt: number;
}

/** The price that is charged now (docs/contract.md section 2: the deal price while the deal stands), in paise. */
export const chargedPaise = (row: { rate_paise: number; deal_rate_paise: number | null }): number =>
  row.deal_rate_paise ?? row.rate_paise;

/** Pieces that can be bought now: none of a hidden product, however many there are. */
export const sellable = ({ is_visible, stock }: { is_visible: 0 | 1; stock: number }): number =>
  is_visible === 1 ? stock : 0;

const commaList = (options: readonly string[]): string => options.join(',') || '-';

/** Remembers what the function gave for a text. */
function remembering<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = of(text);
    known.set(text, made);
    return made;
  };
}

/**
 * Makes a reader of rows. Products share colours, sizes, brands and categories: each such text is split and folded
 * once, and what comes of it is held once. It keeps every text it met, so it should not outlive the rows that are read
 * with it.
 */
export function makeItemReader(): (row: StoredProduct) => CatalogItem {
  const split = remembering(splitOptions);
  const folding: Folding = {
    options: remembering(plainFolding.options),
    value: remembering(plainFolding.value),
    name: remembering(plainFolding.name),
  };
  return (row) => toCatalogItem(row, split, folding);
}

function toCatalogItem(row: StoredProduct, split: (list: string) => readonly string[], folding: Folding): CatalogItem {
  const rate = toRupees(chargedPaise(row));
  const { sum, count } = row.review;
  const stars = count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
  const colours = split(row.colours);
  const sizes = split(row.sizes);
  const product: Product = {
    productId: row.id,
    productName: row.name,
    productMRP: toRupees(row.mrp_paise),
    productRate: rate,
    productPrice: rate,
    productRatings: stars,
    rating: stars,
    no_of_rating: count,
    productQuantity: row.stock,
    productStock: row.stock,
    ...Object.fromEntries(pictureAddresses(row.pictures).map((address, index) => [`prodImg${index + 1}`, address])),
    productDescription: row.description,
    productDescription2: row.bullets,
    productBrand: row.brand,
    productStyle: row.style,
    productSize: commaList(sizes),
    productColor: commaList(colours),
    productDesignNo: row.design_no,
    productType: row.type,
    productCategory: row.category_name,
    productSubcategory: row.subcategory_name ?? '',
    lightning: row.lightning === 1,
    offered: row.offered === 1,
    ...(row.maker && { maker: row.maker }),
    ...(row.net_quantity && { netQuantity: row.net_quantity }),
    ...(row.country_of_origin && { countryOfOrigin: row.country_of_origin }),
  };
  return {
    id: row.id,
    product,
    json: Buffer.from(JSON.stringify(product)),
    colours,
    sizes,
    // Folded once: a spread reads every key and keeps what it read.
    keys: { ...listingKeys(product, folding) },
    isDeal: row.deal_rate_paise !== null,
    topSellerRank: row.top_seller_rank,
    updatedAt: row.updated_at,
  };
}

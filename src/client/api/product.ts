/** A product as any backend may send it → the product the screens can rely on (decisions 11, 38, 65). */
import type { Product } from '../../contract/catalog';
import { entries, fieldsOf, tidy, toFlag, toNumber, written } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { isMediaAddress } from '../../contract/rules/addresses';

const LABEL = ['maker', 'netQuantity', 'countryOfOrigin'] as const;

/** What the label says, of what was sent. */
const labelOf = (raw: Loose): Pick<Product, (typeof LABEL)[number]> =>
  Object.fromEntries(LABEL.map((key) => [key, tidy(raw[key])] as const).filter(([, said]) => said !== ''));

/** Every `prodImg<number>` in numeric order, then other keys that start with prodImg; no doubles. */
function pictureAddresses(product: Loose): string[] {
  const order = (key: string) => {
    const number = /^prodImg(\d+)$/.exec(key)?.[1];
    return number === undefined ? Number.POSITIVE_INFINITY : Number(number);
  };
  const keys = Object.keys(product).filter((key) => key.startsWith('prodImg'));
  const addresses = keys.sort((a, b) => order(a) - order(b)).map((key) => product[key]);
  return [...new Set(addresses.filter(isMediaAddress))];
}

/** Stars from whichever field carries them: productRatings, then rating, then none. */
const stars = (raw: Loose): number => toNumber(raw.productRatings, toNumber(raw.rating, 0));

export function toProduct(answer: unknown): Product {
  const raw = fieldsOf(answer);
  const quantity = Math.max(0, toNumber(raw.productQuantity, toNumber(raw.productStock, 0)));
  const rate = toNumber(raw.productRate, toNumber(raw.productPrice, 0));
  const product: Product = {
    productId: toNumber(raw.productId, toNumber(raw.productid, 0)),
    productName: written(raw.productName),
    productMRP: toNumber(raw.productMRP, rate),
    productRate: rate,
    productPrice: rate,
    productRatings: stars(raw),
    rating: stars(raw),
    no_of_rating: toNumber(raw.no_of_rating, 0),
    productQuantity: quantity,
    productStock: quantity,
    productDescription: written(raw.productDescription),
    productDescription2: written(raw.productDescription2),
    productBrand: written(raw.productBrand),
    productStyle: written(raw.productStyle),
    productSize: written(raw.productSize),
    productColor: written(raw.productColor),
    productDesignNo: written(raw.productDesignNo),
    productType: written(raw.productType),
    productCategory: written(raw.productCategory),
    productSubcategory: written(raw.productSubcategory),
    lightning: toFlag(raw.lightning),
    offered: toFlag(raw.offered),
    ...labelOf(raw),
  };
  pictureAddresses(raw).forEach((address, index) => {
    product[`prodImg${index + 1}`] = address;
  });
  return product;
}

/** What names no product cannot be opened; it is left out. */
export const toProducts = (answer: unknown): Product[] =>
  entries(answer)
    .map(toProduct)
    .filter(({ productId }) => productId > 0);

/** As many as a section of the home page shows, without the long texts: they travel inside the server's page. */
export const toCards = (answer: unknown, count: number): Product[] =>
  toProducts(entries(answer).slice(0, count)).map((product) => {
    const { prodImg1, maker: _maker, netQuantity: _quantity, countryOfOrigin: _country, ...rest } = product;
    const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.startsWith('prodImg'))) as Product;
    return { ...others, ...(prodImg1 && { prodImg1 }), productDescription: '', productDescription2: '' };
  });

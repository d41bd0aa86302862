/** Which column of a sheet holds what. The shop's own names and those of common listings are understood, in any case and order. */
import { unguard } from './guard';
import { ImportError } from './importError';

/** Normalised heading (lower case, letters and digits only) → field. */
const fieldOfHeading = {
  productid: 'productId',
  source: 'source',
  sourceid: 'sourceId',
  sku: 'sourceId',
  sourcekey: 'sourceKey',
  title: 'name',
  name: 'name',
  productname: 'name',
  brand: 'brand',
  productbrand: 'brand',
  gender: 'gender',
  category: 'category',
  productcategory: 'category',
  subcategory: 'subcategory',
  productsubcategory: 'subcategory',
  mrp: 'mrp',
  productmrp: 'mrp',
  sellingprice: 'rate',
  productrate: 'rate',
  productprice: 'rate',
  price: 'rate',
  rate: 'rate',
  dealrate: 'dealRate',
  dealprice: 'dealRate',
  colour: 'colours',
  colours: 'colours',
  color: 'colours',
  colors: 'colours',
  productcolor: 'colours',
  productcolour: 'colours',
  size: 'sizes',
  sizes: 'sizes',
  productsize: 'sizes',
  stock: 'stock',
  quantity: 'stock',
  availability: 'stock',
  productquantity: 'stock',
  productstock: 'stock',
  // Listings scraped from pages drop 'Only 3 left in stock.' here; real counts are no concern of the shop (its ratings come from its own reviews).
  ratingcount: 'stockDebris',
  description: 'description',
  productdescription: 'description',
  productdescription2: 'bullets',
  style: 'style',
  productstyle: 'style',
  designno: 'designNo',
  productdesignno: 'designNo',
  type: 'type',
  producttype: 'type',
  lightning: 'lightning',
  offered: 'offered',
  hidden: 'hidden',
  producthidden: 'hidden',
  topsellerrank: 'topSellerRank',
  asis: 'asIs',
  image: 'pictures',
  images: 'pictures',
  imageurl: 'pictures',
} as const;

export type Field = (typeof fieldOfHeading)[keyof typeof fieldOfHeading];

export interface Columns {
  has(field: Field): boolean;
  /** The first filled cell among the field's columns; '' for none. */
  first(cells: string[], field: Field): string;
  /** The cell of the field's first column just as it was before it was guarded; '' for none. */
  exact(cells: string[], field: Field): string;
  /** Every filled cell of the field's columns, left to right. */
  all(cells: string[], field: Field): string[];
  count: number;
}

/** Throws an ImportError when the sheet can be no catalogue. */
export function findColumns(heading: string[]): Columns {
  const places = new Map<Field, number[]>();
  heading.forEach((title, index) => {
    const field = fieldFor(title);
    if (field) places.set(field, [...(places.get(field) ?? []), index]);
  });
  if (!places.has('name')) {
    throw new ImportError('This is not a catalogue: no column is headed productName or title. The first row must hold the headings.');
  }
  if (!places.has('rate') && !places.has('mrp')) {
    throw new ImportError('This is not a catalogue: no column is headed productRate, selling_price or mrp.');
  }
  const all = (cells: string[], field: Field): string[] =>
    (places.get(field) ?? []).map((index) => cells[index] ?? '').filter((cell) => cell.trim() !== '').map(unguard);
  return {
    has: (field) => places.has(field),
    all,
    first: (cells, field) => all(cells, field)[0] ?? '',
    exact: (cells, field) => unguard(cells[places.get(field)?.[0] ?? -1] ?? ''),
    count: heading.length,
  };
}

function fieldFor(title: string): Field | undefined {
  const key = title.toLowerCase().replace(/[^a-z\d]/g, '');
  if (/^prodimg\d*$/.test(key)) return 'pictures';
  return Object.hasOwn(fieldOfHeading, key) ? fieldOfHeading[key as keyof typeof fieldOfHeading] : undefined;
}

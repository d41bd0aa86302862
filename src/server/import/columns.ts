/** Which column of a sheet holds what. The shop's own names and those of common listings are understood, in any case and order. */
import { lettersApartFrom } from '../areas/catalog/nearWords';
import { unguard } from './guard';
import { ImportError } from './importError';

/** Field → the headings that mean it, as `keyOf` writes them. The first is the shop's own. */
const headingsOf = {
  productId: ['productid'],
  source: ['source'],
  sourceId: ['sourceid', 'sku', 'itemcode', 'productcode', 'articleno', 'articlenumber', 'stylecode', 'barcode', 'ean'],
  sourceKey: ['sourcekey'],
  name: ['productname', 'title', 'name', 'itemname', 'producttitle', 'nameofitem', 'particulars'],
  brand: ['productbrand', 'brand', 'brandname', 'vendor'],
  gender: ['gender'],
  category: ['productcategory', 'category', 'categories', 'categoryname', 'maincategory'],
  subcategory: ['productsubcategory', 'subcategory', 'subcategoryname', 'subcat'],
  mrp: ['productmrp', 'mrp', 'mp', 'markedprice', 'originalprice', 'maximumretailprice', 'listprice', 'regularprice', 'actualprice', 'compareatprice'],
  rate: [
    'productrate', 'sellingprice', 'productprice', 'price', 'rate', 'salerate', 'saleprice', 'sellingrate', 'offerprice', 'discountprice',
    'discountedprice', 'finalprice', 'ourprice',
  ],
  dealRate: ['dealrate', 'dealprice'],
  colours: ['productcolor', 'productcolour', 'colour', 'colours', 'color', 'colors'],
  sizes: ['productsize', 'size', 'sizes', 'availablesizes'],
  stock: ['productquantity', 'productstock', 'stock', 'quantity', 'qty', 'availability', 'closingstock', 'stockquantity', 'stockqty', 'availableqty'],
  // Listings scraped from pages drop 'Only 3 left in stock.' here; real counts are no concern of the shop (its ratings come from its own reviews).
  stockDebris: ['ratingcount'],
  description: ['productdescription', 'description', 'longdescription', 'bodyhtml'],
  bullets: ['productdescription2'],
  maker: [
    ...['maker', 'manufacturer', 'manufacturername', 'manufacturerdetails', 'manufacturedby', 'madeby'],
    ...['packer', 'packername', 'packerdetails', 'packedby'],
  ],
  netQuantity: ['netquantity', 'netqty', 'netcontent', 'netcontents', 'netweight'],
  countryOfOrigin: ['countryoforigin', 'origincountry', 'madein', 'manufacturedin', 'countryofmanufacture'],
  style: ['productstyle', 'style'],
  designNo: ['productdesignno', 'designno'],
  type: ['producttype', 'type'],
  lightning: ['lightning'],
  offered: ['offered'],
  hidden: ['hidden', 'producthidden'],
  topSellerRank: ['topsellerrank'],
  asIs: ['asis'],
  pictures: ['prodimg', 'image', 'images', 'imageurl', 'imagesrc', 'imagelink', 'picture', 'pictures'],
} as const;

export type Field = keyof typeof headingsOf;

const fields = Object.keys(headingsOf) as Field[];
const fieldOfKey = new Map<string, Field>(fields.flatMap((field) => headingsOf[field].map((key) => [key, field] as const)));

/** Any of them tells which product of the shop a row without a name speaks of. */
const keys: readonly Field[] = ['productId', 'sourceId', 'sourceKey'];

export interface Columns {
  has(field: Field): boolean;
  /** The first filled cell among the field's columns; '' for none. `NaN` and the like fill none. */
  first(cells: string[], field: Field): string;
  /** The cell of the field's first column just as it was before it was guarded; '' for none. */
  exact(cells: string[], field: Field): string;
  /** Every filled cell of the field's columns, left to right. */
  all(cells: string[], field: Field): string[];
  count: number;
  /** Why a sheet of names with no column of prices can be no catalogue of new products; null for any other. */
  unpriced: ImportError | null;
  /** Headings that mean nothing to the shop. */
  unknown: UnknownHeading[];
}

/** What a person says of headings that the shop does not know: heading → field, or 'ignore'. */
export type HeadingMap = ReadonlyMap<string, Field | 'ignore'>;

export interface UnknownHeading {
  heading: string;
  /** The shop's own heading that is likely meant; null where nothing comes near. */
  likely: Field | null;
}

/** Throws an ImportError when the sheet can be no catalogue. */
export function findColumns(heading: string[], map: HeadingMap = new Map()): Columns {
  const places = new Map<Field, number[]>();
  heading.forEach((title, index) => {
    const field = map.get(keyOf(title)) ?? fieldFor(title);
    if (field && field !== 'ignore') places.set(field, [...(places.get(field) ?? []), index]);
  });
  const isNamed = places.has('name');
  if (!isNamed && !keys.some((key) => places.has(key))) throw notACatalogue('productName or title', ['name'], heading);
  const all = (cells: string[], field: Field): string[] =>
    (places.get(field) ?? []).map((index) => cells[index] ?? '').filter(isFilled).map(unguard);
  return {
    has: (field) => places.has(field),
    all,
    first: (cells, field) => all(cells, field)[0] ?? '',
    exact: (cells, field) => unguard(cells[places.get(field)?.[0] ?? -1] ?? ''),
    count: heading.length,
    unpriced: !isNamed || places.has('rate') || places.has('mrp') ? null : notACatalogue('productRate, selling_price or mrp', ['rate', 'mrp'], heading),
    unknown: heading
      .filter((title) => title.trim() !== '' && !map.has(keyOf(title)) && !fieldFor(title))
      .map((title) => ({ heading: title.trim(), likely: missing(likelyField(title), places) })),
  };
}

/** What another column says already is hardly meant again. */
const missing = (field: Field | null, places: ReadonlyMap<Field, unknown>): Field | null => (field && places.has(field) ? null : field);

/** What programs write into a cell that holds nothing: pandas, databases, spreadsheets. */
const standIns: ReadonlySet<string> = new Set(['', 'NaN', 'nan', 'None', 'null', 'NULL', '#N/A', 'N/A']);
const isFilled = (cell: string): boolean => !standIns.has(cell.trim());

/** Letters and digits alone, of every script with their marks: `Sale Rate (₹)` and `sale_rate` are one heading. */
export const keyOf = (title: string): string => title.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function fieldFor(title: string): Field | undefined {
  const key = keyOf(title);
  return fieldOfKey.get(/^prodimg\d*$/.test(key) ? 'prodimg' : key);
}

/** `Original Prices=mrp`, as typed behind --map. Throws an ImportError that says what is wrong with it. */
export function readMapping(text: string): [key: string, field: Field | 'ignore'] {
  const at = text.lastIndexOf('=');
  const [heading, target] = [text.slice(0, at), text.slice(at + 1).trim()];
  if (at < 1 || !keyOf(heading)) throw new ImportError(`"${text}" is no --map: write it as "HEADING=FIELD", for instance "Original Prices=mrp".`);
  const key = keyOf(target);
  const field = key === 'ignore' ? 'ignore' : (fields.find((known) => keyOf(known) === key) ?? fieldFor(target));
  if (!field) throw new ImportError(`--map "${text}": the shop has no field "${target}". It has ${fields.join(', ')}; ignore leaves a column out.`);
  return [keyOf(heading), field];
}

/** Throws an ImportError when `map` names what the sheet does not have. */
export function refuseStrangers(heading: string[], map: HeadingMap): void {
  const known = new Set(heading.map(keyOf));
  const stranger = [...map.keys()].find((key) => !known.has(key));
  if (stranger !== undefined) throw new ImportError(`--map names a heading that the file does not have (${stranger}). It has ${listed(heading)}.`);
}

const listed = (heading: string[]): string => heading.filter((title) => title.trim()).map((title) => `"${title.trim()}"`).join(', ');

function notACatalogue(wanted: string, sought: readonly Field[], heading: string[]): ImportError {
  const likely = heading.filter((title) => sought.includes(likelyField(title) as Field) && !fieldFor(title));
  const hint = likely.map((title) => `Is "${title.trim()}" meant? Say --map "${title.trim()}=${likelyField(title)}".`).join(' ');
  return new ImportError(
    `This is not a catalogue: no column is headed ${wanted}. Found: ${listed(heading)}. ${hint || 'The first row must hold the headings; --map "HEADING=FIELD" says what another one means.'}`,
  );
}

/** Words within a heading that tell what is in it, the more telling first. */
const hints: readonly [RegExp, Field][] = [
  [/(mrp|market|marked|original|list|regular|maximum|max|before|strike|old|compare).*(price|rate)|mrp/, 'mrp'],
  [/price|rate$|amount/, 'rate'],
  [/net.*(qty|quantit|weight|content)/, 'netQuantity'],
  [/country|madein/, 'countryOfOrigin'],
  [/manufactur|packer|packed/, 'maker'],
  [/sub.*categor|categor.*2/, 'subcategory'],
  [/categor|department|collection/, 'category'],
  [/(qty|quantit|stock|inventor|units|pieces|available)/, 'stock'],
  [/colou?r|shade/, 'colours'],
  [/size|^age/, 'sizes'],
  [/brand|make/, 'brand'],
  [/descri|detail|about/, 'description'],
  [/im(age|g)|photo|pic/, 'pictures'],
  [/sku|code|barcode|upc/, 'sourceId'],
  [/name|title|^(items?|products?|articles?|goods)$/, 'name'],
];

/** What a shop pays for its goods, which it must never be led to ask for them: `Cost Price`, `Purchase Rate`, `P. Rate`. */
const paid = /cost(?!um)|purchas|buy|bought|landed|landing|supplier|dealer|wholesale|trade|^p(rate|price)$/;

/** The nearest by letters (a plural, a slip), else by the words in it. */
function likelyField(title: string): Field | null {
  const key = keyOf(title);
  if (key === '') return null;
  const apart = lettersApartFrom(key);
  const near = [...fieldOfKey.keys()].find((known) => known.length > 4 && apart(known, 1) <= 1);
  const field = fieldOfKey.get(near ?? '') ?? hints.find(([words]) => words.test(key))?.[1] ?? null;
  return (field === 'rate' || field === 'mrp') && paid.test(key) ? null : field;
}

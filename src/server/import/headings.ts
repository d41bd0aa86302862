/**
 * The headings that the import knows: the shop's own names and those of common listings, in any case and spelling of
 * spaces. A heading of the shop's own also stands in the help of ../cli/catalogueCommands.ts, in the messages of
 * sheetColumns.ts and readRow.ts, in README.md and foreign/table.ts, and is written by ../cli/templateCommand.ts,
 * ../export/exportCatalogue.ts and the benchmark's own sheet (tools/bench/load/sheet.ts); what another one is likely
 * meant to be, likelyField.ts guesses.
 */

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
  mrp: [
    'productmrp',
    'mrp',
    'mp',
    'markedprice',
    'originalprice',
    'maximumretailprice',
    'listprice',
    'regularprice',
    'actualprice',
    'compareatprice',
  ],
  rate: [
    'productrate',
    'sellingprice',
    'productprice',
    'price',
    'rate',
    'salerate',
    'saleprice',
    'sellingrate',
    'offerprice',
    'discountprice',
    'discountedprice',
    'finalprice',
    'ourprice',
  ],
  dealRate: ['dealrate', 'dealprice'],
  colours: ['productcolor', 'productcolour', 'colour', 'colours', 'color', 'colors'],
  sizes: ['productsize', 'size', 'sizes', 'availablesizes'],
  stock: [
    'productquantity',
    'productstock',
    'stock',
    'quantity',
    'qty',
    'availability',
    'closingstock',
    'stockquantity',
    'stockqty',
    'availableqty',
  ],
  // Listings scraped from pages drop 'Only 3 left in stock.' here; real counts are no concern of the shop (its ratings
  // come from its own reviews).
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

export const fields = Object.keys(headingsOf) as Field[];
/** `keyOf` of a heading → what it means. */
export const fieldOfKey: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => headingsOf[field].map((key) => [key, field] as const)),
);

/** Letters and digits alone, of every script with their marks: `Sale Rate (₹)` and `sale_rate` are one heading. */
export const keyOf = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export function fieldFor(title: string): Field | undefined {
  const key = keyOf(title);
  return fieldOfKey.get(/^prodimg\d*$/.test(key) ? 'prodimg' : key);
}

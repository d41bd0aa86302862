/**
 * WooCommerce's export of products: a variable product has a row of its own, and rows of Type 'variation' that name it
 * as their Parent.
 */
import {
  choiceOf,
  distinct,
  groupsOf,
  piecesOf,
  pricesNote,
  type ForeignProduct,
  type Table,
  type TableRow,
} from './table';

/** Attributes that are looked at; an export has a column for each that any product has. */
const ATTRIBUTES = Array.from({ length: 10 }, (_, at) => `Attribute ${at + 1}`);

export const isWooCommerce = ({ headings }: Table): boolean =>
  headings.has('regular price') && headings.has('sku') && headings.has('type') && headings.has('name');

export function wooCommerceProducts({ rows }: Table): ForeignProduct[] {
  const idOfSku = new Map(rows.filter(({ cell }) => cell('SKU') !== '').map(({ cell }) => [cell('SKU'), cell('ID')]));
  const ownId = ({ cell }: TableRow): string => cell('ID') || cell('SKU') || cell('Name');
  const parentOf = (row: TableRow): string => {
    const parent = row.cell('Parent');
    if (!isVariation(row) || parent === '') return ownId(row);
    return /^id:/i.test(parent) ? parent.slice(3) : (idOfSku.get(parent) ?? parent);
  };
  return groupsOf(rows, parentOf).map((group) => toProduct(group, parentOf));
}

const isVariation = ({ cell }: TableRow): boolean => cell('Type').toLowerCase().startsWith('variation');

function toProduct(group: [TableRow, ...TableRow[]], idOf: (row: TableRow) => string): ForeignProduct {
  const own = group.find((row) => !isVariation(row)) ?? group[0];
  const all = (heading: string): string[] => group.map(({ cell }) => cell(heading));
  const choice = (wanted: 'colours' | 'sizes'): string[] =>
    distinct(
      ATTRIBUTES.filter((attribute) => choiceOf(own.cell(`${attribute} name`)) === wanted).flatMap((attribute) =>
        all(`${attribute} value(s)`).flatMap((values) => values.split(',').map((value) => value.trim())),
      ),
    );
  const priced = [own, ...group].find(({ cell }) => cell('Regular price') !== '') ?? own;
  const [category = '', subcategory = ''] = (own.cell('Categories').split(',')[0] ?? '')
    .split('>')
    .map((part) => part.trim());
  return {
    row: own.row,
    rows: [own, ...group.filter((row) => row !== own)].map(({ row }) => row),
    source: 'woocommerce',
    sourceId: idOf(own),
    name: own.cell('Name'),
    brand: own.cell('Brands'),
    category,
    subcategory,
    type: '',
    mrp: priced.cell('Regular price'),
    rate: priced.cell('Sale price') || priced.cell('Regular price'),
    stock:
      piecesOf(group.some(isVariation) ? group.filter(isVariation).map(({ cell }) => cell('Stock')) : all('Stock')) ||
      soldOut(own),
    sizes: choice('sizes'),
    colours: choice('colours'),
    description: own.cell('Description') || own.cell('Short description'),
    pictures: distinct(all('Images').flatMap((images) => images.split(',').map((image) => image.trim()))),
    notes: pricesNote(group.map(({ cell }) => cell('Sale price') || cell('Regular price'))),
    isHidden:
      own.cell('Published') + own.cell('Visibility in catalog') === ''
        ? null
        : /^(0|-1|no)$/i.test(own.cell('Published')) || own.cell('Visibility in catalog').toLowerCase() === 'hidden',
  };
}

/** Where stock is not counted the shop is only told whether there is any. */
const soldOut = ({ cell }: TableRow): string => (/^(0|no)$/i.test(cell('In stock?')) ? '0' : '');

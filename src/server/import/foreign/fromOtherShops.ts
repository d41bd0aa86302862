/**
 * What other shops' programs export → a sheet of the shop's own headings, with one row a product. Theirs have a row for
 * each choice of colour and size, and more for pictures.
 */
import { isFilled, isListed, type HeadingMap } from '../sheetColumns';
import { fieldFor, keyOf, type Field } from '../headings';
import type { Sheet } from '../readCsv';
import { isShopify, shopifyProducts } from './shopify';
import { distinct, piecesOf, sheetOf, tableOf, type ForeignProduct, type Table, type ToldColumn } from './table';
import { isWooCommerce, wooCommerceProducts } from './wooCommerce';

interface Reader {
  isIts: (table: Table) => boolean;
  products: (table: Table) => ForeignProduct[];
  /** What tells which rows are one product is read, whatever else it is said to mean. */
  structure: readonly string[];
}

const readers: readonly Reader[] = [
  { isIts: isShopify, products: shopifyProducts, structure: ['handle'] },
  { isIts: isWooCommerce, products: wooCommerceProducts, structure: ['id', 'type', 'sku', 'parent'] },
];

/**
 * Any other sheet is given back as it is. What `map` says of a column counts before what the export's reader makes of
 * it.
 */
export function fromOtherShops(sheet: Sheet, map: HeadingMap = new Map()): Sheet {
  const reader = readers.find(({ isIts }) => isIts(tableOf(sheet)));
  if (!reader) return sheet;
  const products = reader.products(
    tableOf(sheet, (title) => map.has(keyOf(title)) && !reader.structure.includes(title)),
  );
  return oneColumnEach(sheetOf(products, toldColumns(sheet, map)));
}

/** Where a cell of the first column of a field is blank, the next one says it. */
function oneColumnEach({ heading, rows }: Sheet): Sheet {
  const places = new Map<Field | number, number[]>();
  heading.forEach((title, at) => {
    const field = fieldFor(title);
    const key = field === undefined || isListed(field) ? at : field;
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const together = [...places.values()];
  const inOneCell = (cells: readonly string[]): string => cells.find(isFilled) ?? '';
  return {
    heading: together.map((ats) => heading[ats[0] ?? 0] ?? ''),
    rows: rows.map((row) => ({
      ...row,
      cells: together.map((ats) => inOneCell(ats.map((at) => row.cells[at] ?? ''))),
    })),
  };
}

function toldColumns({ heading, rows }: Sheet, map: HeadingMap): ToldColumn[] {
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  return heading.flatMap((title, at) => {
    const field = map.get(keyOf(title));
    if (field === undefined || field === 'ignore') return [];
    return {
      field,
      cellOf: (numbers) =>
        inOne(
          field,
          numbers.map((row) => (cellsOf.get(row)?.[at] ?? '').trim()),
        ),
    };
  });
}

const lists: readonly Field[] = ['sizes', 'colours', 'pictures'];

/** Of the choices of one product: all that a list may hold, all pieces, else the first that says something. */
function inOne(field: Field, cells: readonly string[]): string {
  if (lists.includes(field)) return distinct(cells).join('|');
  return (field === 'stock' && piecesOf(cells)) || (cells.find((cell) => cell !== '') ?? '');
}

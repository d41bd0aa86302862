/** Rows whose cells are found by their headings. */
import type { Sheet, SheetRow } from '../readCsv';

export interface TableRow {
  /** As the spreadsheet numbers it. */
  row: number;
  /** '' for a column that is not there. */
  cell(heading: string): string;
}

export interface Table {
  headings: ReadonlySet<string>;
  rows: TableRow[];
}

/** Columns that `isLeftOut` are as if they were not there. */
export function tableOf({ heading, rows }: Sheet, isLeftOut: (title: string) => boolean = () => false): Table {
  const titles = heading.map((title, index) => [title.trim().toLowerCase(), index] as const);
  const places = new Map(titles.filter(([title]) => !isLeftOut(title)));
  const cellOf =
    ({ cells }: SheetRow) =>
    (title: string): string =>
      (cells[places.get(title.toLowerCase()) ?? -1] ?? '').trim();
  return { headings: new Set(places.keys()), rows: rows.map((row) => ({ row: row.row, cell: cellOf(row) })) };
}

/** Neighbours of one key together, in the order in which each first comes. */
export function groupsOf(rows: readonly TableRow[], keyOf: (row: TableRow) => string): [TableRow, ...TableRow[]][] {
  const groups = new Map<string, [TableRow, ...TableRow[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

/** What is filled, each once. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Pieces of all choices together; '' where none says. */
export function piecesOf(texts: readonly string[]): string {
  const counts = texts.filter((text) => /^-?\d+(\.0+)?$/.test(text)).map(Number);
  return counts.length > 0 ? String(counts.reduce((sum, count) => sum + Math.max(0, count), 0)) : '';
}

/** Which of the shop's two choices an option of another shop is; null for any other. */
export function choiceOf(option: string): 'colours' | 'sizes' | null {
  if (/colou?r|shade/i.test(option)) return 'colours';
  return /size|age/i.test(option) ? 'sizes' : null;
}

/** The shop has one price for all choices of a product. */
export const pricesNote = (prices: readonly string[]): string[] =>
  distinct(prices).length > 1 ? ['its choices differ in price, and the first price was taken'] : [];

/** What a product of another shop comes to here. */
export interface ForeignProduct {
  row: number;
  /** The numbers of all its rows. */
  rows: number[];
  source: string;
  sourceId: string;
  name: string;
  brand: string;
  category: string;
  subcategory: string;
  type: string;
  mrp: string;
  rate: string;
  stock: string;
  sizes: string[];
  colours: string[];
  description: string;
  pictures: string[];
  /** Null where the export does not say. */
  isHidden: boolean | null;
  notes: string[];
}

/**
 * A column of the export that a person says the meaning of. It comes first, so it counts before what the reader makes
 * of others.
 */
export interface ToldColumn {
  field: string;
  /** What it says in these rows together. */
  cellOf(rows: readonly number[]): string;
}

/** Blank cells say nothing of a known product (import/readRow.ts), save that it is shown. */
export function sheetOf(products: readonly ForeignProduct[], told: readonly ToldColumn[]): Sheet {
  const most = Math.max(1, ...products.map(({ pictures }) => pictures.length));
  const texts = [
    'source',
    'source_id',
    'productName',
    'productBrand',
    'productCategory',
    'productSubcategory',
    'productType',
  ];
  const heading = [
    ...texts,
    'productMRP',
    'productRate',
    'productQuantity',
    'productSize',
    'productColor',
    'productDescription',
    'hidden',
  ];
  const pictureHeadings = Array.from({ length: most }, (_, at) => `prodImg${at + 1}`);
  const rows = products.map((one) => ({
    row: one.row,
    notes: one.notes,
    cells: [
      ...told.map(({ cellOf }) => cellOf(one.rows)),
      ...[
        one.source,
        one.sourceId,
        one.name,
        one.brand,
        one.category,
        one.subcategory,
        one.type,
        one.mrp,
        one.rate,
        one.stock,
      ],
      ...[
        one.sizes.join('|'),
        one.colours.join('|'),
        one.description,
        one.isHidden === null ? '' : one.isHidden ? 'yes' : 'no',
      ],
      ...pictureHeadings.map((_, at) => one.pictures[at] ?? ''),
    ],
  }));
  return { heading: [...told.map(({ field }) => field), ...heading, ...pictureHeadings], rows };
}

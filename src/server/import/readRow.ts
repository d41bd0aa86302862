/** A row's cells → a draft of a product, or the reason why it cannot be one. */
import type { Columns, Field } from './columns';
import type { Draft, DraftValues, Identity, RejectedRow } from './draft';
import { parsePrice } from './money';
import { pictureList } from './pictures';
import type { SheetRow } from './readCsv';
import { parseStock, stockInDebris } from './stock';
import { cleanLine, cleanList, cleanText, cleanTitle, isYes } from './text';

/** The longest name that a shopper can ask the shop about (src/contract/catalog.ts). */
const LONGEST_NAME = 300;
const HIGHEST_ID = 2_000_000_000;

/** `identify` names a product that has no number of its own. */
export function readRow(
  { row, cells }: SheetRow,
  columns: Columns,
  identify: (values: { name: string; brand: string; designNo: string; source: string; sourceId: string }) => Identity,
): Draft | RejectedRow {
  const line = (field: Field): string => cleanLine(columns.first(cells, field));
  const warnings: string[] = [];
  const name = readName(columns.first(cells, 'name'), warnings);
  const reject = (reason: string): RejectedRow => ({ row, name, reason });

  if (cells.slice(columns.count).some((cell) => cell.trim())) {
    return reject('more cells than headings: a comma within a cell needs quotation marks around the cell');
  }
  if (!name) return reject('no name');
  const prices = readPrices(line('rate'), line('mrp'), columns.has('mrp'), warnings);
  if (typeof prices === 'string') return reject(prices);
  const productId = line('productId');
  if (productId && !isId(productId)) return reject(`productId "${productId}" is no whole number`);

  return {
    row,
    identity: productId
      ? { kind: 'id', id: Number(productId) }
      : identify({ name, brand: line('brand'), designNo: line('designNo'), source: line('source'), sourceId: line('sourceId') }),
    filing: { gender: line('gender'), category: line('category'), subcategory: line('subcategory') },
    stock: readStock(columns.all(cells, 'stock'), columns.all(cells, 'stockDebris'), warnings),
    values: { name, ...prices, ...readTexts(columns, cells, warnings) },
    warnings,
  };
}

const isId = (text: string): boolean => /^[1-9]\d{0,9}(\.0)?$/.test(text) && Number(text) <= HIGHEST_ID;

function readName(cell: string, warnings: string[]): string {
  const name = cleanTitle(cell);
  if (name.endsWith('…')) warnings.push('the title is cut short');
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  warnings.push(`the title is longer than ${LONGEST_NAME} letters and was cut`);
  return `${letters.slice(0, LONGEST_NAME - 1).join('').trimEnd()}…`;
}

type Prices = Pick<DraftValues, 'mrp_paise' | 'rate_paise'>;

/** The two prices, or why the row has none. A price of nothing would give goods away, so it counts as none. */
function readPrices(rateText: string, mrpText: string, hasMrpColumn: boolean, warnings: string[]): Prices | string {
  const rate = parsePrice(rateText);
  const mrp = parsePrice(mrpText);
  if (rate.kind === 'unclear') return `the price "${rateText}" is not understood`;
  const ratePaise = rate.kind === 'price' ? rate.paise : 0;
  const mrpPaise = mrp.kind === 'price' ? mrp.paise : 0;

  if (mrp.kind === 'unclear') {
    if (!ratePaise) return `the MRP "${mrpText}" is not understood, and there is no other price`;
    warnings.push(`the MRP "${mrpText}" is not understood; the price was taken`);
  }
  if (!ratePaise && !mrpPaise) return 'no price';
  if (!ratePaise) {
    warnings.push('MRP only: it is the price too');
    return { mrp_paise: mrpPaise, rate_paise: mrpPaise };
  }
  if (hasMrpColumn && mrpPaise && mrpPaise < ratePaise) warnings.push('the MRP was below the price and was raised to it');
  return { mrp_paise: Math.max(mrpPaise, ratePaise), rate_paise: ratePaise };
}

function readStock(cells: string[], debris: string[], warnings: string[]): number | null {
  const fromDebris = debris.map(stockInDebris).find((stock) => stock !== null) ?? null;
  const [text = ''] = cells;
  const stock = parseStock(text);
  if (stock !== 'unclear') return stock ?? fromDebris;
  warnings.push(`the stock "${cleanLine(text)}" is not understood`);
  return fromDebris;
}

function readTexts(columns: Columns, cells: string[], warnings: string[]): Omit<DraftValues, 'name' | keyof Prices> {
  /** Only what the sheet has a column for. */
  const when = <T>(field: Field, read: (text: string) => T): T | undefined =>
    columns.has(field) ? read(columns.first(cells, field)) : undefined;
  const flag = (text: string): 0 | 1 => (isYes(text) ? 1 : 0);
  const texts = {
    brand: when('brand', cleanLine),
    style: when('style', cleanLine),
    sizes: when('sizes', cleanList),
    colours: when('colours', cleanList),
    design_no: when('designNo', cleanLine),
    type: when('type', cleanLine),
    description: when('description', cleanText),
    bullets: when('bullets', cleanText),
    lightning: when('lightning', flag),
    offered: when('offered', flag),
    pictures: when('pictures', () => pictureList(columns.all(cells, 'pictures'), warnings)),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}

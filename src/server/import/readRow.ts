/** A row's cells → a draft of a product, or the reason why it cannot be one. */
import type { Columns } from './sheetColumns';
import type { Draft, DraftValues, RejectedRow } from './draft';
import type { Field } from './headings';
import type { Identify } from './identify';
import { parsePrice } from '../lib/parsePrice';
import { picturesNamed } from './pictures';
import type { SheetRow } from './readCsv';
import { parseStock, stockInDebris } from './parseStock';
import { cleanLine, cleanList, cleanText, cleanTitle, isYes } from '../lib/cleanText';

/** The longest name that a shopper can ask the shop about (src/contract/catalog.ts). */
const LONGEST_NAME = 300;
const HIGHEST_ID = 2_000_000_000;

export function readRow(
  { row, cells, notes = [] }: SheetRow,
  columns: Columns,
  identify: Identify,
): Draft | RejectedRow {
  const line = (field: Field): string => cleanLine(columns.first(cells, field));
  const asIs = isYes(columns.first(cells, 'asIs'));
  const read: ReadText = (field, clean) =>
    asIs ? columns.exact(cells, field).replace(/\r\n?/g, '\n') : clean(columns.first(cells, field));
  const says: Says = (field) => columns.has(field) && (asIs || columns.first(cells, field) !== '');
  const warnings: string[] = [...notes];
  const name = readName(read('name', cleanTitle), asIs ? [] : warnings);
  const reject = (reason: string): RejectedRow => ({ row, name, reason });

  if (cells.slice(columns.count).some((cell) => cell.trim())) {
    return reject('more cells than headings: a comma within a cell needs quotation marks around the cell');
  }
  const prices = readPrices(line('rate'), line('mrp'), warnings);
  if (prices.unclear) return reject(prices.unclear);
  const productId = line('productId');
  if (productId && !isId(productId)) return reject(`productId "${productId}" is no whole number`);

  const sourceKey = read('sourceKey', cleanLine);
  const category = read('category', cleanLine);
  if (!name && !productId && !sourceKey && !line('sourceId')) return reject('no name');

  return {
    row,
    name,
    identity: identify(
      {
        productId,
        sourceKey,
        source: line('source'),
        sourceId: line('sourceId'),
        name,
        brand: line('brand'),
        designNo: line('designNo'),
      },
      cells,
    ),
    sourceKey,
    filing: {
      gender: line('gender'),
      category: asIs ? category : named(category, warnings),
      subcategory: says('subcategory') ? read('subcategory', cleanLine) : null,
      asIs,
    },
    stock: readStock(columns.all(cells, 'stock'), columns.all(cells, 'stockDebris'), warnings),
    values: {
      ...(name && { name }),
      ...prices.said,
      ...readTexts(columns, cells, { read, says }),
      ...(columns.has('dealRate') && readDeal(line('dealRate'), warnings)),
      ...(columns.has('topSellerRank') && readRank(line('topSellerRank'), warnings)),
    },
    noPrice: prices.none,
    pictures: says('pictures') ? picturesNamed(columns.all(cells, 'pictures')) : null,
    pictureKeys: [productId, line('sourceId')].filter(Boolean),
    pictureFates: [],
    warnings,
  };
}

/** A field's text: unchanged in rows of the shop's own export, else cleaned. */
type ReadText = (field: Field, clean: (text: string) => string) => string;

/**
 * Whether the sheet gives the field. A blank cell counts only in the shop's own export, which fills every cell it can.
 */
type Says = (field: Field) => boolean;

const isId = (text: string): boolean => /^[1-9]\d{0,9}(\.0)?$/.test(text) && Number(text) <= HIGHEST_ID;

/** A category's name may not be a number, which would pass for an id (`shop categories set` refuses it too). */
function named(category: string, warnings: string[]): string {
  if (!/^\d+(\.\d+)?$/.test(category)) return category;
  warnings.push(`the category "${category}" is a number, which is no name, and was left out`);
  return '';
}

function readName(name: string, warnings: string[]): string {
  if (name.endsWith('…')) warnings.push('the title is cut short');
  const letters = [...name];
  if (letters.length <= LONGEST_NAME) return name;
  warnings.push(`the title is longer than ${LONGEST_NAME} letters and was cut`);
  return `${letters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`;
}

type Prices = Pick<DraftValues, 'mrp_paise' | 'rate_paise'>;

interface ReadPrices {
  said: Prices;
  /** Why the row gives neither price, else null. A known product then keeps its own. */
  none: string | null;
  /** Why the row is refused. */
  unclear?: string;
}

/** The row's prices. Zero would give goods away, so it counts as none. */
function readPrices(rateText: string, mrpText: string, warnings: string[]): ReadPrices {
  const rate = parsePrice(rateText);
  const mrp = parsePrice(mrpText);
  if (rate.kind === 'unclear') return { said: {}, none: null, unclear: `the price "${rateText}" is not understood` };
  const ratePaise = rate.kind === 'price' ? rate.paise : 0;
  const mrpPaise = mrp.kind === 'price' ? mrp.paise : 0;
  const said = { ...(mrpPaise && { mrp_paise: mrpPaise }), ...(ratePaise && { rate_paise: ratePaise }) };

  if (mrp.kind === 'unclear') {
    warnings.push(`the MRP "${mrpText}" is not understood and was left out`);
    return { said, none: ratePaise ? null : `the MRP "${mrpText}" is not understood, and there is no other price` };
  }
  return { said, none: ratePaise || mrpPaise ? null : 'no price' };
}

/** A blank cell ends the deal. */
function readDeal(text: string, warnings: string[]): Pick<DraftValues, 'deal_rate_paise'> {
  const deal = parsePrice(text);
  if (deal.kind === 'unclear') {
    warnings.push(`the deal "${text}" is not understood`);
    return {};
  }
  return { deal_rate_paise: deal.kind === 'none' || deal.paise === 0 ? null : deal.paise };
}

/** A blank cell takes the product out of the top sellers. */
function readRank(text: string, warnings: string[]): Pick<DraftValues, 'top_seller_rank'> {
  if (text === '') return { top_seller_rank: null };
  if (/^[1-9]\d{0,5}(\.0)?$/.test(text)) return { top_seller_rank: Number(text) };
  warnings.push(`the top seller rank "${text}" is no whole number`);
  return {};
}

function readStock(cells: string[], debris: string[], warnings: string[]): number | null {
  const fromDebris = debris.map(stockInDebris).find((stock) => stock !== null) ?? null;
  const [text = ''] = cells;
  const stock = parseStock(text);
  if (stock !== 'unclear') return stock ?? fromDebris;
  warnings.push(`the stock "${cleanLine(text)}" is not understood`);
  return fromDebris;
}

type Texts = Omit<DraftValues, 'name' | 'deal_rate_paise' | 'top_seller_rank' | 'pictures' | keyof Prices>;

interface Reading {
  read: ReadText;
  says: Says;
}

function readTexts(columns: Columns, cells: string[], { read, says }: Reading): Texts {
  const when = (field: Field, clean: (text: string) => string): string | undefined =>
    says(field) ? read(field, clean) : undefined;
  const flag = (field: Field): 0 | 1 | undefined =>
    says(field) ? (isYes(columns.first(cells, field)) ? 1 : 0) : undefined;
  const texts = {
    brand: when('brand', cleanLine),
    style: when('style', cleanLine),
    sizes: when('sizes', cleanList),
    colours: when('colours', cleanList),
    design_no: when('designNo', cleanLine),
    type: when('type', cleanLine),
    description: when('description', cleanText),
    bullets: when('bullets', cleanText),
    maker: when('maker', cleanLine),
    net_quantity: when('netQuantity', cleanLine),
    country_of_origin: when('countryOfOrigin', cleanLine),
    lightning: flag('lightning'),
    offered: flag('offered'),
    hidden: flag('hidden'),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
}

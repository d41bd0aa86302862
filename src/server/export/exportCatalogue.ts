/** Writes the catalogue as a sheet (`shop catalogue export`) that the import takes back, product by product. */
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../db/types';
import type { Progress } from '../lib/progress';
import { guard } from '../lib/guard';
import { rupeesText } from '../lib/money';
import { exportedProducts, measureProducts, type ExportedProduct } from './export.repository';

/** The mark at the start tells Excel that this is UTF-8: without it, Devanagari becomes nonsense. */
const UTF8_MARK = '\ufeff';
const csv = (rows: string[][]): string => stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });

/**
 * Hands the sheet to `write` piece by piece, all of it as the shop was at one moment. Gives how many products it holds.
 */
export function exportCatalogue(
  database: Database,
  write: (text: string) => Promise<void>,
  progress: Progress = () => undefined,
): Promise<number> {
  return database.snapshot(async (trx) => {
    const { products, pictures } = await measureProducts(trx);
    const pictureColumns = Math.max(1, pictures);
    await write(UTF8_MARK + csv([headings(pictureColumns)]));
    let written = 0;
    for await (const piece of exportedProducts(trx)) {
      await write(csv(piece.map((product) => cellsOf(product, pictureColumns))));
      written += piece.length;
      progress({ text: 'Writing products', done: written, total: products });
    }
    return written;
  });
}

const yesNo = (flag: 0 | 1): string => (flag ? 'yes' : 'no');
const amount = (paise: number | null): string => (paise === null ? '' : rupeesText(paise));

/** The import understands every heading (import/sheetColumns.ts), and `asIs` lets it take the texts as they stand. */
const columns: readonly [heading: string, cell: (product: ExportedProduct) => string][] = [
  ['productId', ({ id }) => String(id)],
  ['productName', ({ name }) => name],
  ['productBrand', ({ brand }) => brand],
  ['productCategory', ({ category }) => category],
  ['productSubcategory', ({ subcategory }) => subcategory ?? ''],
  ['productMRP', ({ mrp_paise }) => amount(mrp_paise)],
  ['productRate', ({ rate_paise }) => amount(rate_paise)],
  ['dealRate', ({ deal_rate_paise }) => amount(deal_rate_paise)],
  ['productQuantity', ({ stock }) => String(stock)],
  ['productSize', ({ sizes }) => sizes],
  ['productColor', ({ colours }) => colours],
  ['productStyle', ({ style }) => style],
  ['productDesignNo', ({ design_no }) => design_no],
  ['productType', ({ type }) => type],
  ['productDescription', ({ description }) => description],
  ['productDescription2', ({ bullets }) => bullets],
  ['maker', ({ maker }) => maker],
  ['netQuantity', ({ net_quantity }) => net_quantity],
  ['countryOfOrigin', ({ country_of_origin }) => country_of_origin],
  ['lightning', ({ lightning }) => yesNo(lightning)],
  ['offered', ({ offered }) => yesNo(offered)],
  ['hidden', ({ hidden }) => yesNo(hidden)],
  ['topSellerRank', ({ top_seller_rank }) => (top_seller_rank === null ? '' : String(top_seller_rank))],
  ['sourceKey', ({ source_key }) => source_key ?? ''],
  ['asIs', () => 'yes'],
];

/** `pictures` is how many picture columns the sheet has; at least one, so that a product without any says so. */
function headings(pictures: number): string[] {
  return [
    ...columns.map(([heading]) => heading),
    ...Array.from({ length: pictures }, (_, index) => `prodImg${index + 1}`),
  ];
}

function cellsOf(product: ExportedProduct, pictures: number): string[] {
  const addresses = Array.from({ length: pictures }, (_, index) => product.pictures[index] ?? '');
  return [...columns.map(([, cell]) => cell(product)), ...addresses].map(guard);
}

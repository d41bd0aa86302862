/** The columns of an exported catalogue. The import understands every heading (import/sheetColumns.ts), and `asIs` lets it take the texts as they stand. */
import { guard } from '../import/guard';
import { rupeesText } from '../lib/money';
import type { ExportedProduct } from './export.repository';

const yesNo = (flag: 0 | 1): string => (flag ? 'yes' : 'no');
const amount = (paise: number | null): string => (paise === null ? '' : rupeesText(paise));

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
export function headings(pictures: number): string[] {
  return [...columns.map(([heading]) => heading), ...Array.from({ length: pictures }, (_, index) => `prodImg${index + 1}`)];
}

export function cellsOf(product: ExportedProduct, pictures: number): string[] {
  const addresses = Array.from({ length: pictures }, (_, index) => product.pictures[index] ?? '');
  return [...columns.map(([, cell]) => cell(product)), ...addresses].map(guard);
}

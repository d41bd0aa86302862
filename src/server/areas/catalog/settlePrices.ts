/**
 * What a product's three prices become by a row of a sheet, or by what staff type: the MRP is never below the price,
 * and the deal always is.
 */
import { formatMoney } from '../../../contract/rules/money';

export interface Prices {
  /** Paise, all three. */
  mrp_paise: number;
  rate_paise: number;
  /** Null: no deal. */
  deal_rate_paise: number | null;
}

/** What a row of a sheet, or staff, say of them. */
type Said = Partial<Prices>;

/**
 * What the row does not say stays as `known` has it; a product that is new (null) has its price for its MRP, or its MRP
 * for its price.
 */
export function settlePrices(said: Said, known: Prices | null, warnings: string[]): Prices {
  const rate = said.rate_paise ?? known?.rate_paise ?? said.mrp_paise ?? 0;
  if (said.rate_paise === undefined && !known) warnings.push('MRP only: it is the price too');
  const mrp = said.mrp_paise ?? known?.mrp_paise ?? rate;
  if (mrp < rate) warnings.push('the MRP was below the price and was raised to it');
  const prices = {
    mrp_paise: Math.max(mrp, rate),
    rate_paise: rate,
    deal_rate_paise: settleDeal(said, known, rate, warnings),
  };
  if (known) {
    warnIfFar('price', known.rate_paise, prices.rate_paise, warnings);
    warnIfFar('MRP', known.mrp_paise, prices.mrp_paise, warnings);
  }
  return prices;
}

/** Shoppers are charged the deal's price, so it must be the lower one. */
function settleDeal(said: Said, known: Prices | null, rate: number, warnings: string[]): number | null {
  const deal = said.deal_rate_paise === undefined ? (known?.deal_rate_paise ?? null) : said.deal_rate_paise;
  if (deal === null || deal < rate) return deal;
  warnings.push(
    said.deal_rate_paise === undefined
      ? 'its deal of the day ended: the deal was no lower than the new price'
      : 'the deal is no lower than the price and was left out',
  );
  return null;
}

/** A slipped comma or a column taken for another moves a price far: somebody should look. */
function warnIfFar(what: string, before: number, after: number, warnings: string[]): void {
  if (Math.abs(after - before) * 2 > before)
    warnings.push(`the ${what} moves by more than half: ${formatMoney(before)} → ${formatMoney(after)}`);
}

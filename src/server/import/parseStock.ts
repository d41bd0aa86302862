import { STOCK_MAX } from '../../contract/rules/limits';
import { cleanLine } from '../lib/cleanText';

/** A new product whose sheet does not say how many there are. Staff correct it with another import. */
export const DEFAULT_STOCK = 10;

/**
 * `7`, `1,200`, `Only 3 left in stock.`, `Out of stock` → pieces; null when the text does not say; 'unclear' when it is
 * no stock.
 */
export function parseStock(text: string): number | null | 'unclear' {
  const bare = cleanLine(text).toLowerCase();
  if (/^(|nan|n\/?a|-|null|none|in stock\.?|available\.?|yes)$/.test(bare)) return null;
  if (/out of stock|sold out|unavailable|not available/.test(bare)) return 0;
  const number =
    /^(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.0*)?(?: (?:pieces?|pcs|units?))?$/.exec(bare) ?? leftInStock.exec(bare);
  if (!number?.[1]) return 'unclear';
  return Math.min(Number(number[1].replaceAll(',', '')), STOCK_MAX);
}

const leftInStock = /\bonly (\d{1,6}) left\b/;

/** `Only 3 left in stock.` wherever a page dropped it; null for anything else. */
export function stockInDebris(text: string): number | null {
  const match = leftInStock.exec(cleanLine(text).toLowerCase());
  return match ? Number(match[1]) : null;
}

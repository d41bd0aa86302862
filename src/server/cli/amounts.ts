/** Reads prices and pieces that staff type. */
import { InvalidArgumentError } from 'commander';
import { NO_PRICE, readPrice } from '../lib/parsePrice';
import type { StockInput } from '../areas/catalog/staffProducts.service';

/** Rupees as typed → paise. */
export function parseRupees(text: string): number {
  const paise = readPrice(text);
  if (paise === undefined) throw new InvalidArgumentError(NO_PRICE);
  return paise;
}

/** `12` sets the number of pieces, `+3` and `-2` change it. */
export function parseStockInput(text: string): StockInput {
  const [, sign, digits] = /^\s*([+-]?)(\d{1,7})\s*$/.exec(text) ?? [];
  if (digits === undefined)
    throw new InvalidArgumentError('It is a number of pieces, such as 12, or +3 or -2 for more and fewer.');
  const pieces = Number(digits);
  if (sign === '+') return { by: pieces };
  return sign === '-' ? { by: -pieces } : { set: pieces };
}

export function parsePieces(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It is a number of pieces, such as 3.');
  return Number(text);
}

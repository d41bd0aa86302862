/** Prices as people and web pages write them → whole paise, without ever going through a fraction. */
import { toAsciiDigits } from '../../contract/rules/typedNumbers';
import { cleanLine } from './cleanText';
import { readHundredths } from './money';

/**
 * The most that a price column holds on PostgreSQL (a 32-bit number), rounded down to whole rupees: about two crore.
 */
const MOST_RUPEES = 20_000_000;

const nothing = /^(nan|n\/?a|nil|none|null|undefined|-+|—|–)?$/i;
/**
 * Digits alone, or grouped in the Indian or the Western way: the last group has three, those before it two or three.
 * White space within a number is no grouping: `299 399` may be two prices.
 */
const amount =
  /^(?:mrp:?)?\s*(?:(?:₹|rs\.?|inr)\s*)?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d*))?\s*(?:(?:₹|rs\.?|inr)\s*)?(?:\/[-=])?$/i;

export type ParsedPrice = { kind: 'price'; paise: number } | { kind: 'none' } | { kind: 'unclear' };

/**
 * `₹1,450`, `Rs. 398/-`, `1349.5`, `INR 1,24,999.00` → paise; a third decimal rounds to the nearest paisa. 'none' for a
 * blank or a stand-in for one (`NaN`, `-`, `N/A`); 'unclear' for everything else: ranges, negative amounts, `1,5`, and
 * more than two crore.
 */
export function parsePrice(text: string): ParsedPrice {
  const bare = toAsciiDigits(cleanLine(text));
  if (nothing.test(bare)) return { kind: 'none' };
  const match = amount.exec(bare);
  if (!match?.[1]) return { kind: 'unclear' };
  const rupees = Number(match[1].replaceAll(',', ''));
  if (rupees >= MOST_RUPEES) return { kind: 'unclear' };
  const decimals = (match[2] ?? '').padEnd(3, '0');
  const roundUp = decimals.charAt(2) >= '5' ? 1 : 0;
  return { kind: 'price', paise: rupees * 100 + Number(decimals.slice(0, 2)) + roundUp };
}

/**
 * Rupees as staff type them on the command line → paise: a plain number, or whatever is read as a price, such as
 * `₹1,450`. Undefined for anything else, and for a third decimal, which is more likely a slip than a fraction of a
 * paisa.
 */
export function readRupees(text: string): number | undefined {
  const plain = readHundredths(text);
  if (plain !== undefined) return plain;
  const price = parsePrice(text);
  return price.kind === 'price' && !/\p{Nd}\.\p{Nd}{3}/u.test(text) ? price.paise : undefined;
}

/** What staff are told when `readPrice` does not take what they typed. */
export const NO_PRICE =
  'An amount in rupees is above 0 and below 2,00,00,000 and has at most two decimals, such as 499 or 499.50.';

/**
 * What staff type for a price, or for an amount that is weighed against prices → paise. Undefined besides for 0, and
 * for more than the column holds.
 */
export function readPrice(text: string): number | undefined {
  const paise = readRupees(text);
  return paise !== undefined && paise > 0 && paise < MOST_RUPEES * 100 ? paise : undefined;
}

/**
 * What only the server makes of money; the rest is in contract/rules/money.ts. Whole paise inside, rupees on the wire
 * (docs/contract.md section 1).
 */
import { toRupees } from '../../contract/rules/money';
import { linePaise } from '../../contract/rules/pricing';

/** Whether an amount that a client sent is this one; a third decimal is no match. */
export const isAmount = (rupees: number, paise: number): boolean => rupees === toRupees(paise);

/** Rupees as a program and a spreadsheet read them, without a fraction where there is none: `399`, `399.50`. */
export const rupeesText = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : toRupees(paise).toFixed(2);

/** What a stored line costs, before a coupon. */
export const storedLinePaise = ({ rate_paise, quantity }: { rate_paise: number; quantity: number }): number =>
  linePaise({ ratePaise: rate_paise, quantity });

/**
 * Shares an amount out over parts in proportion to their weights, by the largest remainder: the shares are whole paise
 * and add up to exactly `totalPaise`. Equal remainders go to the earlier part. Where nothing weighs anything the first
 * part gets all.
 */
export function shareOut(totalPaise: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? totalPaise : 0));
  // Exact whatever the amounts: their product may be more than a number holds.
  const exact = weights.map((weight) => BigInt(totalPaise) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const left = totalPaise - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((product, at) => ({ at, remainder: product % BigInt(whole) }));
  byRemainder.sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/**
 * A number as staff type it, with at most two decimals → whole hundredths: paise of rupees. Undefined for anything
 * else; what people make of a price is read in parsePrice.ts.
 */
export function readHundredths(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

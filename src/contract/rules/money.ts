/**
 * Money: rupees on the wire, whole paise inside, and how it is written for people. Free of zod: the browser imports
 * these values.
 */

/** Rupees as they came over the wire → whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise → rupees for the wire. Exact: the nearest double, the same one that its text parses to. */
export const toRupees = (paise: number): number => paise / 100;

/**
 * Whole numbers as India writes them: 1,24,999. A browser’s own formatter says the same, and takes a tenth of a second
 * to be made on a cheap phone, before any price can hydrate; the test holds the two together.
 */
export const grouped = (whole: number): string => {
  const digits = String(Math.abs(whole));
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(end - 2, 0), end));
  return `${whole < 0 ? '-' : ''}${groups.join(',')}`;
};

/** Whole paise → `₹1,24,999`, or `₹1,24,999.50` when there are paise (decision 12). */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '-' : '';
  const amount = Math.round(Math.abs(paise));
  const rest = amount % 100;
  return `${sign}₹${grouped((amount - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** What is saved against the MRP, in whole per cent; 0 when nothing is. */
export function savingPercent(mrpPaise: number, ratePaise: number): number {
  if (mrpPaise <= 0 || ratePaise >= mrpPaise) return 0;
  return Math.floor(((mrpPaise - ratePaise) * 100) / mrpPaise);
}

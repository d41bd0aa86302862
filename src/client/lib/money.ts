/** Money on screen. Amounts cross the wire in rupees; inside they are whole paise. */

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rupees as they came over the wire → whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise → rupees for the wire. */
export const toRupees = (paise: number): number => paise / 100;

/** Whole paise → `₹1,24,999`, or `₹1,24,999.50` when there are paise (DECISIONS.md T12). */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '-' : '';
  const amount = Math.abs(paise);
  return `${sign}₹${amount % 100 === 0 ? whole.format(amount / 100) : withPaise.format(amount / 100)}`;
}

/** What is saved against the MRP, in whole per cent; 0 when nothing is. */
export function savingPercent(mrpPaise: number, ratePaise: number): number {
  if (mrpPaise <= 0 || ratePaise >= mrpPaise) return 0;
  return Math.floor(((mrpPaise - ratePaise) * 100) / mrpPaise);
}

/** Money on screen. Amounts cross the wire in rupees; inside they are whole paise. */

import { grouped } from './grouped';

/** Rupees as they came over the wire → whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise → rupees for the wire. */
export const toRupees = (paise: number): number => paise / 100;

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

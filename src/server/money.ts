/** Money is whole paise inside and rupees on the wire (CONTRACT.md section 1). */

/** Exact: the nearest double of a two-decimal number, the same one that its text parses to. */
export const toRupees = (paise: number): number => paise / 100;

/** Whether an amount that a client sent is this one; a third decimal is no match. */
export const isAmount = (rupees: number, paise: number): boolean => rupees === toRupees(paise);

/** Rupees as a program and a spreadsheet read them, without a fraction where there is none: `399`, `399.50`. */
export const rupeesText = (paise: number): string => (paise % 100 === 0 ? String(paise / 100) : toRupees(paise).toFixed(2));

/**
 * Paying by UPI (docs/contract.md section 10): what a UPI id looks like, the address that a payment app opens, and the
 * reference that it gives. Pure, and free of zod: the browser imports these values.
 */

/** Of the National Payments Corporation's linking specification: a name, an @, and the bank's handle. */
const upiIdShape = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9.-]{1,63}$/i;
export const isUpiId = (text: string): boolean => upiIdShape.test(text);

/** Of the payee's name. */
export const PAYEE_MAX = 99;

interface UpiPayment {
  /** Whom it is paid to, as `shop@bank`. */
  id: string;
  /** The name that the payment app shows. */
  payee: string;
  /** Whole paise. */
  amountPaise: number;
  orderNo: string;
  /** What the payer's statement says. */
  note: string;
}

/**
 * What a QR code holds and a payment app opens. Every value is encoded but for the @ of the id, which some apps look
 * for as it is; two decimals always, since some refuse fewer.
 */
export function upiLink({ id, payee, amountPaise, orderNo, note }: UpiPayment): string {
  const fields = {
    pa: id,
    pn: payee,
    am: `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`,
    cu: 'INR',
    tr: orderNo,
    tn: note,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}

/** Characters of a payment's reference, spaces left out: a UTR has 12, or 16 to 22 of a bank transfer. */
const REFERENCE = { min: 6, max: 40 } as const;

/** As it is kept and compared: without spaces, in large letters. Undefined for what is no reference. */
export function readReference(typed: string): string | undefined {
  const bare = typed.replace(/\s/g, '').toUpperCase();
  const isLongEnough = bare.length >= REFERENCE.min && bare.length <= REFERENCE.max;
  const isOne = isLongEnough && /^[A-Z0-9/._-]+$/.test(bare) && /\d/.test(bare);
  return isOne ? bare : undefined;
}

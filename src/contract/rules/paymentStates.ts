/** How far the payment of an order is (docs/contract.md section 10). Free of zod: the browser imports these values. */
export const paymentStates = [
  /** Nothing is asked for: what the shipping costs has not been said. */
  'none',
  /** The amount is said, and may be paid. */
  'asked',
  /** The customer says that it was paid; staff have not seen it. */
  'claimed',
  /** Only staff set it, with amount and reference. */
  'received',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

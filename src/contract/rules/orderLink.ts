/**
 * Asking for the link to an order's page once more (docs/contract.md section 10). Free of zod: the browser imports
 * these values.
 */
import { EMAIL_MAX } from './limits';

/** Of an order's number, and of the mobile number or e-mail address beside it. */
export const CONTACT_TYPED_MAX = EMAIL_MAX;

/** The answer whatever is right: it tells nobody which orders there are, and whose they are. */
export const LINK_ASKED =
  'If we know such an order, its link is on its way to the e-mail address of the order. Where the order has none, our ' +
  'team calls you.';

/** An order's number as it is printed: `7k3m 9qx2` → `7K3M-9QX2`. Anything else stays, in large letters. */
export function asPrinted(typed: string): string {
  const bare = typed.trim().toUpperCase();
  const [, first, second] = /^([A-Z0-9]{4})[\s-]*([A-Z0-9]{4})$/.exec(bare) ?? [];
  return first === undefined ? bare : `${first}-${second}`;
}

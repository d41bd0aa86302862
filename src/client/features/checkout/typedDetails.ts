/**
 * What is typed at the checkout waits in this tab's storage for the way to the cart or the login and back; it goes when the
 * order is placed, or with the tab.
 */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { OrderDetails } from './detailsSchema';

const GUEST = 'checkoutDetails';
const MEMBER = 'memberCheckout';

export const keepDetails = (details: OrderDetails): void => keepInTab(GUEST, details);
export const readDetails = (): OrderDetails | null => readFromTab<OrderDetails>(GUEST);

/** A member's choice, and of name and number what the account does not tell anyway (DECISIONS.md T73). */
export interface MemberTyped {
  addrId: string | null;
  name?: string;
  mobile?: string;
}

export const keepMemberTyped = (userId: string, typed: MemberTyped): void => keepInTab(MEMBER, { userId, typed });

export function readMemberTyped(userId: string): MemberTyped | null {
  const kept = readFromTab<{ userId: string; typed: MemberTyped }>(MEMBER);
  return kept?.userId === userId ? kept.typed : null;
}

export function dropTyped(): void {
  dropFromTab(GUEST);
  dropFromTab(MEMBER);
}

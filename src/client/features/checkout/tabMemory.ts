/**
 * The checkout's part of this tab's storage. Typed details wait there for the way to the cart or the login and back;
 * they go when the order is placed, or with the tab. Anything can stand there: a value of another shape counts as
 * nothing.
 */
import type { CartItem } from '../../../contract/cart';
import type { Owner } from '../../api/cartApi';
import type { Order, Seen } from '../../api/orderApi';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { asOrder } from '../../lib/latestOrder';
import type { LatestOrder } from '../../lib/latestOrder';
import type { WaitingAttempt } from '../../store/checkoutSlice';
import { addressRecalled, attemptRecalled, latestOrderRecalled, unheardTold } from '../../store/checkoutSlice';
import type { AppStore } from '../../store/makeStore';
import { forgetUnheard, noteUnheard, unheardOwner } from '../../store/unheardOrder';
import type { OrderDetails } from './checkoutSchema';

/**
 * What this tab kept of its checkout over a reload, told to the store once, when a visit begins: screens read the store
 * alone, or a replay would show another tab's order. Whose it is, they compare themselves.
 */
export function recallCheckout({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  const attempt = readAttempt();
  const waiting = attempt && toWaiting(attempt);
  if (waiting) dispatch(attemptRecalled(waiting));
  const unheard = unheardOwner();
  if (unheard !== null) dispatch(unheardTold(unheard));
  const latest = readLatestOrder();
  if (latest) dispatch(latestOrderRecalled(latest));
  const { userId, typed } = readKeptMember() ?? {};
  // An order that waits knows better where it goes to.
  const isDecided = waiting?.ownerId === userId && typeof waiting?.addrId === 'string';
  if (userId !== undefined && typeof typed?.addrId === 'string' && !isDecided)
    dispatch(addressRecalled({ userId, addrId: typed.addrId }));
}

const ATTEMPT = 'orderAttempt';
const LATEST = 'latestOrder';
const GUEST = 'checkoutDetails';
const MEMBER = 'memberCheckout';

export interface Wanted {
  order: Order;
  /** What was ordered, for the page that thanks. */
  lines: readonly CartItem[];
  /** What a guest typed, to stand in the form again as it was sent; null for a member. */
  details: OrderDetails | null;
  seen: Seen;
  /** A member's order: the parts of the address that the page shows. Not kept: none of it belongs into a storage. */
  deliverTo?: readonly string[];
}

export interface Attempt extends Wanted {
  key: string;
  /** It was answered, and no order was named: what became of it the cart says. */
  isUnnamed?: boolean;
  /** Nothing came of it, and it waits for nothing; its key is kept for another try (decision 59d). */
  isRefused?: boolean;
  /** What was sent under the same key before it and got no answer either, the latest first. */
  earlier?: Wanted[];
}

/** Whose order it is. */
export const ownerOf = (order: Order): string => (order.kind === 'guest' ? order.guestId : order.userId);

/** As much of it as a log may know. */
export const toWaiting = ({ key, order }: Attempt): WaitingAttempt => ({
  key,
  ownerId: ownerOf(order),
  addrId: order.kind === 'member' ? order.addrId : null,
});

export function keepAttempt({ deliverTo: _, ...attempt }: Attempt): void {
  keepInTab(ATTEMPT, attempt);
  if (attempt.order.kind === 'guest') noteUnheard(attempt.key, attempt.order.guestId);
}
/** It was refused: nothing is open, but the shopper may send the same again. */
export function keepRefused({ deliverTo: _, ...attempt }: Attempt): void {
  forgetUnheard(attempt.key);
  keepInTab(ATTEMPT, { ...attempt, isRefused: true } satisfies Attempt);
}
/** Of any owner, refused or not. */
function readLast(): Attempt | null {
  const attempt = readFromTab<Partial<Attempt>>(ATTEMPT);
  return typeof attempt?.key === 'string' && attempt.order && Array.isArray(attempt.lines)
    ? ({ seen: {}, ...attempt } as Attempt)
    : null;
}
/** Of any owner; no answer has said yet what became of it. */
function readAttempt(): Attempt | null {
  const attempt = readLast();
  return attempt?.isRefused ? null : attempt;
}
export function endAttempt(): void {
  forgetUnheard(readLast()?.key ?? '');
  dropFromTab(ATTEMPT);
}
/** This shopper's attempt that nobody has answered yet. */
export function unansweredAttempt(ownerId: string | null): Attempt | null {
  const attempt = readAttempt();
  return attempt !== null && ownerOf(attempt.order) === ownerId ? attempt : null;
}

/**
 * This shopper's latest attempt, refused ones too: what another try sends again. One that was refused because the
 * guest's session had ended is the next guest's, who has the same cart.
 */
export function lastAttempt(owner: Owner | null): Attempt | null {
  const attempt = readLast();
  if (!attempt || !owner) return null;
  if (ownerOf(attempt.order) === owner.id) return attempt;
  const { order, isRefused = false } = attempt;
  const isHandedOn = isRefused && order.kind === 'guest' && owner.kind === 'guest';
  return isHandedOn ? { ...attempt, order: { ...order, guestId: owner.id } } : null;
}

/** Without where it goes to: the next one at this phone may open the page that thanks. */
export const keepLatestOrder = ({ deliveryAddress: _, ...order }: LatestOrder): void => keepInTab(LATEST, order);
const readLatestOrder = (): LatestOrder | null => asOrder(readFromTab(LATEST));

export const keepDetails = (details: OrderDetails): void => keepInTab(GUEST, details);
export const readDetails = (): OrderDetails | null => readFromTab<OrderDetails>(GUEST);

/** A member's choice, and of name and number what the account does not tell anyway (decision 73). */
export interface MemberTyped {
  addrId: string | null;
  name?: string;
  mobile?: string;
}

interface KeptMember {
  userId: string;
  typed: MemberTyped;
}

export const keepMemberTyped = (userId: string, typed: MemberTyped): void =>
  keepInTab(MEMBER, { userId, typed } satisfies KeptMember);
/** Of any owner. */
function readKeptMember(): KeptMember | null {
  const kept = readFromTab<Partial<KeptMember>>(MEMBER);
  return typeof kept?.userId === 'string' && kept.typed ? (kept as KeptMember) : null;
}
export function readMemberTyped(userId: string): MemberTyped | null {
  const kept = readKeptMember();
  return kept?.userId === userId ? kept.typed : null;
}

export function dropTyped(): void {
  dropFromTab(GUEST);
  dropFromTab(MEMBER);
}

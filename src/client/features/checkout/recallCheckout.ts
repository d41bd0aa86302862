/**
 * What this tab kept of its checkout over a reload, told to the store once, when a visit begins: screens read the store alone, or a
 * replay would show another tab's order. Whose it is, they compare themselves.
 */
import type { AppStore } from '../../store/makeStore';
import { addressRecalled, attemptRecalled, latestOrderRecalled, unheardTold } from '../../store/checkoutSlice';
import { unheardOwner } from '../../store/unheardOrder';
import { readAttempt, readKeptMember, readLatestOrder, toWaiting } from './tabMemory';

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
  if (userId !== undefined && typeof typed?.addrId === 'string' && !isDecided) dispatch(addressRecalled({ userId, addrId: typed.addrId }));
}

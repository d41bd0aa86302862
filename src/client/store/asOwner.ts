/**
 * Asks in the name of the cart's owner, so that a press is not lost with a guest's session: while a new guest is
 * being found for the cart (store/guestListener) it waits, and what was refused to the guest of before is asked once
 * more.
 */
import type { Owner } from '../api/cartApi';
import { isApiError } from '../api/errors';
import { ownerOfCart } from './authSlice';
import { guestRenewed } from './identityKnown';
import type { AppStore } from './makeStore';

/** The session of a guest has ended, or its id belongs to another browser. */
export const isGuestGone = (error: unknown, owner: Owner): boolean =>
  owner.kind === 'guest' && isApiError(error) && [401, 403].includes(error.status);

/**
 * @param ask is called again, with another owner, where the first was refused
 * @returns what the last one gave
 */
export async function asOwner<A extends { error?: unknown }>(
  store: AppStore,
  ask: (owner: Owner) => Promise<A>,
): Promise<A> {
  await guestRenewed(store);
  const owner = ownerOfCart(store.getState().auth);
  const answer = await ask(owner);
  if (!isGuestGone(answer.error, owner)) return answer;
  await guestRenewed(store);
  const { auth } = store.getState();
  const isAnother = auth.userId !== null || (auth.guestId !== null && auth.guestId !== owner.id);
  return isAnother ? ask(ownerOfCart(auth)) : answer;
}

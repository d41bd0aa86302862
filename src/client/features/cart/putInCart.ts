/**
 * Puts a line into the cart: the badge moves with the press, the server's word follows, and a refusal puts everything
 * back (decision 68). A visitor becomes a guest on the first thing that goes into a cart.
 */
import type { CartItem } from '../../../contract/cart';
import { accountApi, runningSession } from '../../api/accountApi';
import { cartApi } from '../../api/cartApi';
import type { Owner } from '../../api/cartApi';
import { isApiError, noCookies, toUserMessage } from '../../api/errors';
import { guestApi } from '../../api/guestApi';
import { choiceOf } from '../../lib/cartLine';
import { isGuestGone } from '../../store/asOwner';
import { selectDoubt, selectIsSignedIn, toOwner } from '../../store/authSlice';
import { lineAdded, lineRefused, sameLine, selectCartLines } from '../../store/cartSlice';
import { askWhoThisIs } from '../../store/guestListener';
import { identityKnown } from '../../store/identityKnown';
import type { AppStore } from '../../store/makeStore';
import { cartMessages } from './cartMessages';

/** Pieces that there still are of what was refused; 0 when that was not the reason, or there are none. */
export const piecesLeft = (error: unknown): number =>
  isApiError(error) && error.code === 'OUT_OF_STOCK' ? (error.stockQuantity ?? 0) : 0;

/** Why something did not go into the cart: the requirements' sentence first, then how many pieces there still are. */
export function refusalMessage(error: unknown): string {
  const message = toUserMessage(error);
  const pieces = piecesLeft(error);
  return pieces > 0 ? `${message} ${cartMessages.left(pieces)}` : message;
}

async function newGuest(store: AppStore): Promise<Owner> {
  const asked = store.dispatch(guestApi.endpoints.createGuest.initiate());
  return { id: await asked.unwrap().finally(asked.reset), kind: 'guest' };
}

const { getSession } = accountApi.endpoints;

/**
 * Nobody has said who this is: a new guest might take a member's place. One that was asked about it before is asked
 * once more; a backend that does not know the question (404) has no members to lose.
 */
async function ownerUnknown(store: AppStore, wasAsked: boolean): Promise<void> {
  if (selectDoubt(store.getState()) !== 'unknown' || !getSession.select()(store.getState()).isError) return;
  if (!wasAsked) await store.dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { error } = getSession.select()(store.getState());
  if (isApiError(error) && error.status !== 404) throw error;
}

async function ownerNow(store: AppStore): Promise<Owner> {
  const wasAsked = store.dispatch(runningSession()) !== undefined;
  // An answer about the session that came after a new guest would undo it.
  await identityKnown(store);
  if (toOwner(store.getState().auth) === null) await ownerUnknown(store, wasAsked);
  return toOwner(store.getState().auth) ?? newGuest(store);
}

async function send(store: AppStore, line: CartItem, onGuestGone: () => Promise<void>): Promise<void> {
  const { productId, productName, productColor, productSize, orderQuantity } = line;
  const add = async (owner: Owner) => {
    const asked = store.dispatch(
      cartApi.endpoints.addProduct.initiate({
        owner,
        productId,
        productName,
        productColor,
        productSize,
        orderQuantity,
      }),
    );
    await asked.unwrap().finally(asked.reset);
  };
  const owner = await ownerNow(store);
  try {
    await add(owner);
  } catch (error) {
    if (!isGuestGone(error, owner)) throw error;
    await onGuestGone();
    const fresh = await ownerNow(store);
    // Who was made a moment ago and is unknown already is a browser that keeps no cookie.
    await add(fresh).catch((refusal: unknown) => {
      throw isGuestGone(refusal, fresh) ? noCookies : refusal;
    });
  }
}

/** Throws the server's refusal. */
export async function putInCart(store: AppStore, line: CartItem): Promise<void> {
  const wasMember = selectIsSignedIn(store.getState());
  // A line that holds more already keeps it, as far as this tab knows at once and as the database knows in the end.
  const known = selectCartLines(store.getState()).find((other) => sameLine(other, line))?.orderQuantity ?? 0;
  const wanted = { ...line, orderQuantity: Math.max(line.orderQuantity, known) };
  store.dispatch(lineAdded(wanted));
  const revertLine = () => store.dispatch(lineRefused({ line: choiceOf(line), quantity: known }));
  try {
    await send(store, wanted, async () => {
      // The rest of the cart comes along first (store/guestListener), as it was before this press.
      revertLine();
      await askWhoThisIs(store.dispatch);
      await identityKnown(store);
      store.dispatch(lineAdded(wanted));
    });
  } catch (error) {
    // A member whose session has ended has no cart to put back (decision 85).
    if (!wasMember || selectIsSignedIn(store.getState())) revertLine();
    throw error;
  }
}

/**
 * A guest's end (docs/decisions/0223-unknown-empty-failed.md). The session of a guest may end while this device still
 * knows the cart: the server is asked who this is, and what is known goes into the cart of the guest that it names, or
 * of a new one. Middleware, as sessionListener.
 */
import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import { cartApi } from '../api/cartApi';
import { isApiError } from '../api/errors';
import type { keepCartApi } from '../api/keepCartApi';
import { loadChunk } from '../browser/loadChunk';
import { guestChanged, guestDoubted, guestNotRenewed } from './events';
import type { AppDispatch, RootState } from './rootReducer';

const { getSession } = accountApi.endpoints;
const { addProduct } = cartApi.endpoints;
type KeepingEndpoint = keyof typeof keepCartApi.endpoints;

const isRefused = (action: unknown): boolean =>
  isRejectedWithValue(action) && isApiError(action.payload) && [401, 403].includes(action.payload.status);
/**
 * Its caller asks by itself, when the press is over (features/cart/putInCart); the cart being kept is the answer
 * itself; and a backend that refuses the question who this is must not be asked it again for that, without end.
 */
const asksItself = (action: unknown): boolean =>
  addProduct.matchRejected(action) || getSession.matchRejected(action) || isOfKeeping(action);
/** By its name: its code is fetched when it is needed. */
const isOfKeeping = (action: unknown): boolean =>
  (action as { meta?: { arg?: { endpointName?: KeepingEndpoint } } }).meta?.arg?.endpointName === 'keepCart';

/** Finds out whether this is still the guest of before. The answer's consequences are below. */
export const askWhoThisIs = async (dispatch: AppDispatch): Promise<void> => {
  dispatch(guestDoubted());
  await dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

const isGuest = ({ auth }: RootState): boolean => auth.userId === null && auth.guestId !== null;

export const guestListener: Middleware<object, RootState> = (store) => {
  const dispatch = store.dispatch as AppDispatch;
  const keep = async (guestId: string | null) => {
    try {
      // Few guests need it.
      const { keepGuestsCart } = await loadChunk(
        () => import(/* webpackChunkName: "keep-guests-cart" */ './keepGuestsCart'),
        'part',
      );
      await keepGuestsCart(store, guestId);
    } catch {
      dispatch(guestNotRenewed());
    }
  };
  const follow = ({ cart }: RootState, guestId: string | null) => {
    if ((cart.lines?.length ?? 0) > 0) void keep(guestId);
    else dispatch(guestChanged({ guestId }));
  };
  return (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    const after = store.getState();
    // What changes nothing leads nowhere: above all what a paused store does not take.
    if (after === before) return result;
    if (isRefused(action) && !asksItself(action) && isGuest(after) && after.auth.doubt !== 'renewing')
      void askWhoThisIs(dispatch);
    if (getSession.matchFulfilled(action) && action.payload.userId === null) {
      const { guestId } = action.payload;
      if (after.auth.doubt === 'renewing') follow(after, guestId);
      else if (guestId === null) dispatch(guestChanged({ guestId }));
    }
    // A backend that does not know the question: whom it refused it has forgotten.
    if (getSession.matchRejected(action) && before.auth.doubt === 'renewing' && action.payload?.status === 404) {
      dispatch(guestDoubted());
      follow(after, null);
    }
    return result;
  };
};

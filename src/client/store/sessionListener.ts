/**
 * A member's end, however it comes. A call that is answered 401 says that the session is over: the shopper is signed
 * out here as well (decision 85). And what the server told about a member goes when the member does, in this tab or in
 * another (decision 73).
 */
import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { isApiError } from '../api/errors';
import { signedOut } from './events';
import type { RootState } from './rootReducer';

const isSessionOver = (action: unknown): boolean =>
  isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401;

export const sessionListener: Middleware<object, RootState> = (store) => (next) => (action) => {
  const { userId: before } = store.getState().auth;
  const result = next(action);
  if (before === null) return result;
  if (isSessionOver(action) && store.getState().auth.userId === before) store.dispatch(signedOut('ended'));
  if (store.getState().auth.userId !== before) {
    // A moment later no screen asks about this member any more, so these answers are dropped and not fetched again.
    setTimeout(() => store.dispatch(baseApi.util.invalidateTags(['Account', 'Orders', 'Wishlist', 'Cart', 'Reviews'])));
  }
  return result;
};

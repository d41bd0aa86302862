/**
 * The stored ids of SPEC.md section 4. They keep the client's contract; what they open is decided by the server's session,
 * which sets them right on load (CONTRACT.md section 1).
 */
import { createSlice } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import type { Owner } from '../api/cartApi';
import { guestApi } from '../api/guestApi';
import { mergedFromOtherTab, signedOut, visitRestored } from './events';

interface AuthState {
  userId: string | null;
  guestId: string | null;
}

const nobody: AuthState = { userId: null, guestId: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState: nobody,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => nobody)
      .addCase(mergedFromOtherTab, (auth, { payload }) => payload.auth ?? auth)
      .addCase(visitRestored, (auth, { payload }) => payload.auth ?? auth)
      .addMatcher(accountApi.endpoints.getSession.matchFulfilled, (_, { payload }) => ({
        userId: payload.userId,
        guestId: payload.guestId,
      }))
      // The guest's session has ended with the login, and its cart is the member's (CONTRACT.md section 1).
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (auth, { payload }) => (payload.userId === null ? auth : { userId: payload.userId, guestId: null }))
      .addMatcher(guestApi.endpoints.createGuest.matchFulfilled, (auth, { payload }) => {
        auth.guestId = payload;
      }),
  selectors: {
    selectUserId: (auth) => auth.userId,
    selectGuestId: (auth) => auth.guestId,
    selectIsSignedIn: (auth) => auth.userId !== null,
    selectOwnerId: (auth) => auth.userId ?? auth.guestId,
  },
});

export const { selectUserId, selectGuestId, selectIsSignedIn, selectOwnerId } = authSlice.selectors;

/** Whose cart it is; null before the first thing goes into it. */
export const toOwner = ({ userId, guestId }: AuthState): Owner | null => {
  if (userId !== null) return { id: userId, kind: 'user' };
  return guestId === null ? null : { id: guestId, kind: 'guest' };
};

/** For what is done to a line: what is in a cart is somebody's. */
export function ownerOfCart(auth: AuthState): Owner {
  const owner = toOwner(auth);
  if (!owner) throw new Error('A cart with lines has an owner');
  return owner;
}

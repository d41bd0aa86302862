/**
 * The stored ids of docs/requirements.md section 4. They keep the client's contract; what they open is decided by the
 * server's session, which sets them right on load (docs/contract.md section 1).
 */
import { createSlice } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import type { Owner } from '../api/cartApi';
import { guestApi } from '../api/guestApi';
import { guestChanged, guestDoubted, guestNotRenewed, mergedFromOtherTab, signedOut, sessionRestored } from './events';

export interface AuthState {
  userId: string | null;
  guestId: string | null;
  /**
   * `unknown`: nobody has said who this is, so no ids means nothing. `renewing`: the guest's session may have ended,
   * and store/guestListener finds a new one for the cart. Left out: it is as the ids say. Never kept.
   */
  doubt?: 'unknown' | 'renewing';
}

const unknown: AuthState = { userId: null, guestId: null, doubt: 'unknown' };
const nobody: AuthState = { userId: null, guestId: null };
const certain = ({ userId, guestId }: AuthState): AuthState => ({ userId, guestId });
const { getSession, logIn } = accountApi.endpoints;

export const authSlice = createSlice({
  name: 'auth',
  initialState: unknown,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => nobody)
      .addCase(mergedFromOtherTab, (auth, { payload }) => payload.auth ?? auth)
      .addCase(sessionRestored, (auth, { payload }) => payload.auth ?? auth)
      .addCase(guestDoubted, (auth) => ({ ...auth, doubt: 'renewing' as const }))
      .addCase(guestNotRenewed, certain)
      .addCase(guestChanged, (_, { payload }) => ({ userId: null, guestId: payload.guestId }))
      .addMatcher(getSession.matchFulfilled, (auth, { payload }) => {
        const isAnotherGuest = payload.userId === null && auth.guestId !== null && payload.guestId !== auth.guestId;
        // What this device knows of that guest's cart comes along first.
        return isAnotherGuest
          ? { ...auth, doubt: 'renewing' as const }
          : { userId: payload.userId, guestId: payload.guestId };
      })
      // Nobody could be asked: it stands as it was.
      .addMatcher(getSession.matchRejected, (auth, { meta }) =>
        auth.doubt === 'renewing' && !meta.condition ? certain(auth) : auth,
      )
      // The guest's session has ended with the login, and its cart is the member's (docs/contract.md section 1).
      .addMatcher(logIn.matchFulfilled, (auth, { payload }) =>
        payload.userId === null ? auth : { userId: payload.userId, guestId: null },
      )
      .addMatcher(guestApi.endpoints.createGuest.matchFulfilled, (auth, { payload }) => ({
        userId: auth.userId,
        guestId: payload,
      })),
  selectors: {
    selectUserId: (auth) => auth.userId,
    selectIsSignedIn: (auth) => auth.userId !== null,
    selectOwnerId: (auth) => auth.userId ?? auth.guestId,
    selectDoubt: (auth) => auth.doubt,
  },
});

export const { selectUserId, selectIsSignedIn, selectOwnerId, selectDoubt } = authSlice.selectors;

/** Whose cart it is; null before the first thing goes into it. */
export const toOwner = ({ userId, guestId }: Pick<AuthState, 'userId' | 'guestId'>): Owner | null => {
  if (userId !== null) return { id: userId, kind: 'user' };
  return guestId === null ? null : { id: guestId, kind: 'guest' };
};

/** For what is done to a line: what is in a cart is somebody's. */
export function ownerOfCart(auth: AuthState): Owner {
  const owner = toOwner(auth);
  if (!owner) throw new Error('A cart with lines has an owner');
  return owner;
}

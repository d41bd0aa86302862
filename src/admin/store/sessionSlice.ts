/**
 * Whether this browser is logged in. `unknown`: it has a cookie, and the first answer says what it is worth. `ended`:
 * it was open, and a call was refused: the desk stays as it is, with what is typed there, and the login stands over it.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { accessApi } from '../api/accessApi';
import { isApiError } from '../api/errors';

export type SessionState = 'none' | 'unknown' | 'open' | 'ended';

const isRefused = (action: unknown): boolean => {
  const { type, payload } = action as { type: string; payload?: unknown };
  return /^api\/execute\w+\/rejected$/.test(type) && isApiError(payload) && payload.code === 'UNAUTHENTICATED';
};

const wrongLogin = accessApi.endpoints.logIn.matchRejected;

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { state: 'unknown' as SessionState },
  reducers: { known: (_, { payload }: PayloadAction<SessionState>) => ({ state: payload }) },
  extraReducers: (builder) =>
    builder
      .addMatcher(accessApi.endpoints.getMe.matchFulfilled, () => ({ state: 'open' as const }))
      .addMatcher(accessApi.endpoints.logIn.matchFulfilled, () => ({ state: 'open' as const }))
      .addMatcher(accessApi.endpoints.logOut.matchFulfilled, () => ({ state: 'none' as const }))
      .addMatcher(accessApi.endpoints.endSessions.matchFulfilled, () => ({ state: 'none' as const }))
      .addMatcher(
        (action) => isRefused(action) && !wrongLogin(action),
        ({ state }) => ({ state: state === 'open' || state === 'ended' ? ('ended' as const) : ('none' as const) }),
      ),
  selectors: { selectSession: ({ state }) => state },
});
export const { known: sessionKnown } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;

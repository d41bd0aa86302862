/**
 * Whether this browser is logged in, and as whom. `unknown`: it has a cookie, and the first answer says what it is
 * worth. `ended`: it was open, and a call was refused: the desk stays as it is, with what is typed there, and the login
 * stands over it.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { StaffMe } from '../../contract/staff';
import { accessApi } from '../api/accessApi';
import { isRefused } from '../api/errors';

export type SessionState = 'none' | 'unknown' | 'open' | 'ended';

/** `me`: of the session that is open, or has ended. */
type Session = { state: SessionState; me: StaffMe | null };

const none: Session = { state: 'none', me: null };
const { getMe, logIn, confirm, logOut, endSessions } = accessApi.endpoints;
const opened = (_: Session, { payload }: { payload: StaffMe }): Session => ({ state: 'open', me: payload });

export const sessionSlice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(getMe.matchFulfilled, opened)
      .addMatcher(logIn.matchFulfilled, opened)
      .addMatcher(confirm.matchFulfilled, opened)
      .addMatcher(logOut.matchFulfilled, () => none)
      .addMatcher(endSessions.matchFulfilled, () => none)
      .addMatcher(
        (action) => isRefused(action, 'UNAUTHENTICATED') && !logIn.matchRejected(action),
        ({ me }) => (me === null ? none : { state: 'ended' as const, me }),
      ),
  selectors: { selectSession: ({ state }) => state, selectMe: ({ me }) => me },
});
export const { selectSession, selectMe } = sessionSlice.selectors;

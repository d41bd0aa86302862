/**
 * Who may be where (decision 18): a visitor on a page of members' own goes to the login and comes back, and a member
 * has nothing to do at the login. Middleware and no effect of a component, so that who steps through a recorded visit
 * is led nowhere.
 */
import { nanoid } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { parsePath } from 'react-router-dom';
import { accountApi, runningSession } from '../api/accountApi';
import { toUserMessage } from '../api/errors';
import type { ApiError } from '../api/errors';
import { returnPathTo, returnPlaceOf } from '../lib/returnPath';
import { isMembersOnly, isVisitorsOnly, paths } from '../lib/paths';
import { signedOut } from './events';
import { locationChanged } from './locationSlice';
import type { AppDispatch, RootState } from './rootReducer';
import { toastShown } from './toastsSlice';

const ended: ApiError = { status: 401, code: 'UNAUTHENTICATED', message: '' };

/** Where the shopper must go from here, and what is handed over; null: nowhere. */
function wayFrom({ auth, location, visit }: RootState): { to: string; state: unknown } | null {
  if (!visit.restored) return null;
  if (auth.userId === null)
    return isMembersOnly(location.pathname) ? { to: paths.login, state: returnPathTo(location) } : null;
  return isVisitorsOnly(location.pathname) ? { to: returnPlaceOf(location.state) ?? paths.home, state: null } : null;
}

export const routeGuard: Middleware<object, RootState> = (store) => {
  let judging = false;
  /** The form that logged somebody in goes back by itself: to the very place, scrolled as it was. */
  let goesBackItself = false;

  const sayThatItEnded = () => {
    const visitEnded = toUserMessage(ended);
    const isSaid = store.getState().toasts.some(({ text }) => text.startsWith(visitEnded));
    if (!isSaid) store.dispatch(toastShown('warning', visitEnded));
  };

  const judge = async (hasEnded: boolean) => {
    // What local storage kept is back one moment before the page asks whose session this is.
    await Promise.resolve();
    await (store.dispatch as AppDispatch)(runningSession());
    judging = false;
    const way = goesBackItself ? null : wayFrom(store.getState());
    if (!way) return;
    const { pathname = paths.home, search = '', hash = '' } = parsePath(way.to);
    store.dispatch(locationChanged({ pathname, search, hash, key: nanoid(8), state: way.state, action: 'REPLACE' }));
    // A form that met the end itself says so with more words, a moment later than this.
    if (hasEnded) setTimeout(sayThatItEnded);
  };

  return (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    if (accountApi.endpoints.logIn.matchFulfilled(action)) goesBackItself = action.payload.userId !== null;
    else if (locationChanged.match(action)) goesBackItself = false;
    // What changes nothing leads nowhere: above all what a paused store does not take.
    const hasMoved = store.getState() !== before;
    if (hasMoved && !judging && !goesBackItself && wayFrom(store.getState())) {
      judging = true;
      void judge(signedOut.match(action) && action.payload === 'ended');
    }
    return result;
  };
};

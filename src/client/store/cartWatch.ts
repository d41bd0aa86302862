/**
 * Notes what changed in the cart without the shopper, here or in another tab, and forgets it when the shopper has looked and left.
 * Middleware and no effect of a component, so that a replay notes nothing twice; and none of RTK's listeners, as in couponWatch.
 */
import type { Middleware } from '@reduxjs/toolkit';
import { cartApi } from '../api/cartApi';
import { changedFacts } from '../lib/lineFacts';
import { paths } from '../lib/paths';
import { cartNewsSeen, linesChanged, selectCartNews } from './cartNewsSlice';
import { mergedFromOtherTab } from './events';
import { locationChanged } from './locationSlice';
import type { RootState } from './makeStore';

const showsCart = ({ location }: RootState): boolean => location.pathname === paths.cart || location.pathname === paths.checkout;

function hasNews(state: RootState): boolean {
  const { former, joined } = selectCartNews(state);
  return joined.length > 0 || Object.keys(former).length > 0;
}

export const cartWatch: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState();
  const result = next(action);
  const after = store.getState();
  if (cartApi.endpoints.getCart.matchFulfilled(action) || mergedFromOtherTab.match(action)) {
    const former = changedFacts(before.cart.lines, after.cart.lines);
    if (Object.keys(former).length > 0) store.dispatch(linesChanged(former));
  }
  if (locationChanged.match(action) && showsCart(before) && !showsCart(after) && hasNews(after)) store.dispatch(cartNewsSeen());
  return result;
};

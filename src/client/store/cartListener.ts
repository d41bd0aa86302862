/**
 * Notes what changed in the cart without the shopper, here or in another tab, and forgets it when the shopper has
 * looked and left. Middleware and no effect of a component, so that a replay notes nothing twice; and none of RTK's
 * listeners, as in couponListener.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { cartApi } from '../api/cartApi';
import { isNews, newsOf } from '../lib/lineFacts';
import { paths } from '../lib/paths';
import { selectOwnerId } from './authSlice';
import { selectWaitingAttempt } from './checkoutSlice';
import { linesChanged, linesTold, newsSeen, selectCartLines, selectCartNews } from './cartSlice';
import { mergedFromOtherTab } from './events';
import { dropKeptLines } from './keptLines';
import { locationChanged } from './locationSlice';
import type { RootState } from './rootReducer';

const withCart: readonly string[] = [paths.cart, paths.checkout, paths.paymentUnsuccessful];
const showsCart = ({ location }: RootState): boolean => withCart.includes(location.pathname);

/** The lines on the page are the server's own, or were sent as an order, and are not those of an earlier visit. */
function isConfirmed(state: RootState): boolean {
  const ownerId = selectOwnerId(state);
  if (ownerId === null) return false;
  const { data } = cartApi.endpoints.getCart.select(ownerId)(state);
  return data !== undefined || selectWaitingAttempt(state, ownerId) !== null;
}

const tellsLines = isAnyOf(cartApi.endpoints.getCart.matchFulfilled, mergedFromOtherTab, linesTold);

function hasNews(state: RootState): boolean {
  const news = selectCartNews(state);
  return news.joined.length > 0 || news.kept !== undefined || isNews(news);
}

export const cartListener: Middleware<object, RootState> = (store) => (next) => (action) => {
  const before = store.getState();
  const result = next(action);
  const after = store.getState();
  if (tellsLines(action)) {
    const isSeen = showsCart(before) && (linesTold.match(action) || isConfirmed(before));
    const lines = selectCartLines(after);
    // Emptied in another tab: the shopper's own doing, which needs no words.
    const isOwn = mergedFromOtherTab.match(action) && lines.length === 0;
    const news = newsOf(selectCartLines(before), lines, isSeen && !isOwn);
    if (isNews(news)) store.dispatch(linesChanged(news));
  }
  if (locationChanged.match(action) && showsCart(before) && !showsCart(after) && hasNews(after)) {
    dropKeptLines();
    store.dispatch(newsSeen());
  }
  return result;
};

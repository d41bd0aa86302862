/**
 * The lines as last known. The server's cart is the truth; this copy lets the badge move at once, and shows the cart
 * after a reload or without a network. Prices in it are what was last heard, never what is charged. What is not known
 * is left out, so that it is never taken for an empty cart (docs/decisions/0223-unknown-empty-failed.md).
 */
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../contract/cart';
import { accountApi } from '../api/accountApi';
import type { LineChoice, ServerCart } from '../api/cartApi';
import { cartApi } from '../api/cartApi';
import { orderPlaced } from './checkoutSlice';
import { guestChanged, mergedFromOtherTab, signedOut, visitRestored } from './events';
import type { KeptSlices } from './keptVisit';

export interface CartState {
  /** Left out: not known. */
  lines?: CartItem[];
  /** How many lines, for the badge (decision 29). May be known where the lines are not, as after a login. */
  count?: number | undefined;
  /** The server's word for the lines it told last, for an order to send back; another backend has none. */
  version?: string | undefined;
  /**
   * The server has confirmed a change since the last question about the cart: an answer that comes now is from before
   * it, as on a poor network. RTK Query asks again by itself. Left out: no. Not persisted.
   */
  overtaken?: true;
}

const { getCart, getCartCount, addProduct, updateQuantity, removeProduct } = cartApi.endpoints;
const isAsked = isAnyOf(getCart.matchPending, getCartCount.matchPending);

const unknown: CartState = {};
const empty: CartState = { lines: [], count: 0 };
const whole = (lines: CartItem[]): CartState => ({ lines, count: lines.length });
const nothing: CartItem[] = [];

export const sameLine = (a: LineChoice, b: LineChoice): boolean =>
  a.productId === b.productId && a.productColor === b.productColor && a.productSize === b.productSize;

/** What the other tab does not know changes nothing here, unless it is somebody else's cart now. */
function mergedWith(cart: CartState, { auth, cart: told }: Omit<KeptSlices, 'filters'>): CartState {
  if (auth) return told ?? unknown;
  // Lines come with their own version, or with none.
  return told?.lines ? told : { ...cart, ...told };
}

const without = (lines: CartItem[], choice: LineChoice) => lines.filter((line) => !sameLine(line, choice));

export const cartSlice = createSlice({
  name: 'cart',
  initialState: unknown,
  reducers: {
    /** The shopper pressed a button; the server's word follows. */
    lineAdded: (cart, { payload }: PayloadAction<CartItem>) => {
      const known = cart.lines?.find((line) => sameLine(line, payload));
      if (known) known.orderQuantity = payload.orderQuantity;
      else {
        // Of lines that are not known this is one more, and not the only one.
        if (cart.lines || cart.count === undefined) cart.lines = [...(cart.lines ?? []), payload];
        cart.count = (cart.count ?? 0) + 1;
      }
    },
    /** A refused order tells the lines as they are now, and the word for them. */
    linesTold: (_, { payload: { lines, cartVersion } }: PayloadAction<ServerCart>) => ({
      ...whole(lines),
      version: cartVersion,
    }),
    /** The server refused what was added: as many stay as there were before. */
    lineRefused: (cart, { payload: { line, quantity } }: PayloadAction<{ line: LineChoice; quantity: number }>) => {
      const known = cart.lines?.find((other) => sameLine(other, line));
      if (!cart.lines && cart.count !== undefined && quantity === 0) cart.count -= 1;
      // The server's own list came meanwhile, without it.
      if (!known) return;
      if (quantity > 0) known.orderQuantity = quantity;
      else {
        cart.lines = without(cart.lines ?? [], line);
        cart.count = (cart.count ?? 1) - 1;
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => empty)
      .addCase(mergedFromOtherTab, (cart, { payload }) => mergedWith(cart, payload))
      .addCase(visitRestored, (cart, { payload }) => payload.cart ?? cart)
      .addCase(orderPlaced, (cart, { payload: { failed } }) => {
        // What was short stays in the cart; everything else is ordered.
        if (failed.length === 0) return empty;
        return cart.lines ? whole(cart.lines.filter((line) => failed.some((short) => sameLine(line, short)))) : unknown;
      })
      .addCase(guestChanged, (_, { payload: { guestId, kept } }) => {
        if (guestId === null) return empty;
        return kept
          ? whole(
              kept.filter(({ orderQuantity }) => orderQuantity > 0).map(({ wantedQuantity: _wanted, ...line }) => line),
            )
          : unknown;
      })
      // The guest's cart has joined the member's: how many lines that makes, and what they hold, the server says.
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (cart, { payload }) =>
        payload.userId === null ? cart : { count: cart.count },
      )
      .addMatcher(isAsked, (cart) => {
        delete cart.overtaken;
      })
      .addMatcher(getCart.matchFulfilled, (cart, { payload: { lines, cartVersion } }) =>
        cart.overtaken ? cart : { ...whole(lines), version: cartVersion },
      )
      .addMatcher(getCartCount.matchFulfilled, (cart, { payload }) => {
        if (!cart.overtaken) cart.count = payload;
      })
      .addMatcher(addProduct.matchFulfilled, (cart, { payload }) => {
        cart.overtaken = true;
        // A backend that answers nothing of use leaves the count as the press made it.
        if (typeof payload?.count !== 'number') return;
        cart.count = payload.count;
        // There are lines that this tab has never heard of, so it does not know the cart.
        if (cart.lines && cart.lines.length < payload.count) delete cart.lines;
      })
      .addMatcher(updateQuantity.matchFulfilled, (cart, { payload, meta }) => {
        cart.overtaken = true;
        const { originalArgs } = meta.arg;
        const changed = cart.lines?.find((line) => sameLine(line, originalArgs));
        if (changed)
          changed.orderQuantity =
            typeof payload?.orderQuantity === 'number' ? payload.orderQuantity : originalArgs.orderQuantity;
      })
      .addMatcher(removeProduct.matchFulfilled, (cart, { payload, meta }) => {
        cart.overtaken = true;
        if (cart.lines) cart.lines = without(cart.lines, meta.arg.originalArgs);
        cart.count = typeof payload?.count === 'number' ? payload.count : cart.lines?.length;
      }),
  selectors: {
    /** None also where they are not known; who must tell that apart asks `selectAreLinesKnown`. */
    selectCartLines: (cart) => cart.lines ?? nothing,
    selectAreLinesKnown: (cart) => cart.lines !== undefined,
    selectCartCount: (cart) => cart.count ?? 0,
    selectCartVersion: (cart) => cart.version,
  },
});

export const { lineAdded, lineRefused, linesTold } = cartSlice.actions;
export const { selectCartLines, selectAreLinesKnown, selectCartCount, selectCartVersion } = cartSlice.selectors;

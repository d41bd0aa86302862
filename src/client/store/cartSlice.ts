/**
 * The lines as last known. The server's cart is the truth; this copy lets the badge move at once, and shows the cart
 * after a reload or without a network. Prices in it are what was last heard, never what is charged.
 */
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../contract/cart';
import { accountApi } from '../api/accountApi';
import type { LineChoice } from '../api/cartApi';
import { cartApi } from '../api/cartApi';
import { orderPlaced } from './checkoutSlice';
import { mergedFromOtherTab, signedOut, visitRestored } from './events';

interface CartState {
  lines: CartItem[];
  /** How many lines, for the badge (DECISIONS.md T29). */
  count: number;
  /** The server's word for the lines it told last, for an order to send back; another backend has none. */
  version?: string | undefined;
}

const empty: CartState = { lines: [], count: 0 };

export const sameLine = (a: LineChoice, b: LineChoice): boolean =>
  a.productId === b.productId && a.productColor === b.productColor && a.productSize === b.productSize;

const without = (lines: CartItem[], choice: LineChoice) => lines.filter((line) => !sameLine(line, choice));

export const cartSlice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: {
    /** The shopper pressed a button; the server's word follows. */
    lineAdded: (cart, { payload }: PayloadAction<CartItem>) => {
      const known = cart.lines.find((line) => sameLine(line, payload));
      if (known) known.orderQuantity = payload.orderQuantity;
      else {
        cart.lines.push(payload);
        cart.count += 1;
      }
    },
    /** The server refused what was added: as many stay as there were before. */
    lineRefused: (cart, { payload: { line, quantity } }: PayloadAction<{ line: LineChoice; quantity: number }>) => {
      const known = cart.lines.find((other) => sameLine(other, line));
      // The server's own list came meanwhile, without it.
      if (!known) return;
      if (quantity > 0) known.orderQuantity = quantity;
      else {
        cart.lines = without(cart.lines, line);
        cart.count -= 1;
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => empty)
      .addCase(mergedFromOtherTab, (cart, { payload }) => payload.cart ?? cart)
      .addCase(visitRestored, (cart, { payload }) => payload.cart ?? cart)
      .addCase(orderPlaced, (cart, { payload: { failed } }) => {
        // What was short stays in the cart; everything else is ordered.
        cart.lines = cart.lines.filter((line) => failed.some((short) => sameLine(line, short)));
        cart.count = cart.lines.length;
      })
      // The visit that filled it has ended: what was kept of it belongs to nobody.
      .addMatcher(accountApi.endpoints.getSession.matchFulfilled, (cart, { payload }) =>
        payload.userId === null && payload.guestId === null ? empty : cart,
      )
      // The guest's cart has joined the member's: how many lines that makes, and what they hold, the server says.
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (cart, { payload }) => (payload.userId === null ? cart : { ...cart, lines: [] }))
      .addMatcher(cartApi.endpoints.getCart.matchFulfilled, (_, { payload: { lines, cartVersion } }) => ({ lines, count: lines.length, version: cartVersion }))
      .addMatcher(cartApi.endpoints.getCartCount.matchFulfilled, (cart, { payload }) => {
        cart.count = payload;
      })
      .addMatcher(cartApi.endpoints.addProduct.matchFulfilled, (cart, { payload }) => {
        // A backend that answers nothing of use leaves the count as the press made it.
        if (typeof payload?.count === 'number') cart.count = payload.count;
      })
      .addMatcher(cartApi.endpoints.updateQuantity.matchFulfilled, (cart, { payload, meta }) => {
        const { originalArgs } = meta.arg;
        const changed = cart.lines.find((line) => sameLine(line, originalArgs));
        if (changed) changed.orderQuantity = typeof payload?.orderQuantity === 'number' ? payload.orderQuantity : originalArgs.orderQuantity;
      })
      .addMatcher(cartApi.endpoints.removeProduct.matchFulfilled, (cart, { payload, meta }) => {
        cart.lines = without(cart.lines, meta.arg.originalArgs);
        cart.count = typeof payload?.count === 'number' ? payload.count : cart.lines.length;
      }),
  selectors: {
    selectCartLines: (cart) => cart.lines,
    selectCartCount: (cart) => cart.count,
    selectCartVersion: (cart) => cart.version,
  },
});

export const { lineAdded, lineRefused } = cartSlice.actions;
export const { selectCartLines, selectCartCount, selectCartVersion } = cartSlice.selectors;

/**
 * The cart: the lines as last known, changes that the server has not confirmed yet, and news of it. The server's cart
 * is the truth; this copy lets the badge move at once, and shows the cart after a reload or without a network. Prices
 * in it are what was last heard, never what is charged. What is not known is left out, so that it is never taken for
 * an empty cart (docs/decisions/0223-unknown-empty-failed.md).
 */
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { JoinedLine } from '../../contract/account';
import type { CartItem } from '../../contract/cart';
import { accountApi } from '../api/accountApi';
import type { LineChoice, ServerCart } from '../api/cartApi';
import { cartApi } from '../api/cartApi';
import { lineKey } from '../lib/cartLine';
import type { KeptLine } from '../lib/cartLine';
import { addNews, noNews } from '../lib/lineFacts';
import type { LineNews } from '../lib/lineFacts';
import { orderPlaced } from './checkoutSlice';
import { guestChanged, keptRecalled, mergedFromOtherTab, signedOut, sessionRestored } from './events';
import type { KeptSlices } from './persistedState';

/**
 * Changes that the server has not confirmed yet. They lie over the confirmed lines, so that a number moves as it is
 * pressed while the money waits for the server, and an answer to an earlier question cannot set the number back.
 */
export interface CartEdits {
  /** Line → the quantity asked for. */
  quantities: Record<string, number>;
  /** Lines on their way out. */
  leaving: string[];
}

/**
 * What has happened to the cart without the shopper: prices, stock, colours, sizes and quantities that changed since
 * they were last seen, what a guest brought along to the member's cart (decision 74), and what this device kept of
 * a guest's whose session ended. Told for one visit to the cart; nothing of it is kept for the next, and only the last
 * over a reload before it (store/keptLines).
 */
export interface CartNews extends LineNews {
  joined: JoinedLine[];
  /** What was known of a guest's cart whose session had ended. */
  kept?: KeptLine[];
}

/** What is persisted and told to other tabs (store/persistedState); everything else is this page's own. */
type KnownCart = Required<KeptSlices>['cart'];

export interface CartState {
  /** Left out: not known. */
  lines?: CartItem[];
  /** How many lines, for the badge (decision 29). May be known where the lines are not, as after a login. */
  count?: number | undefined;
  /** The server's word for the lines it told last, for an order to send back; another backend has none. */
  version?: string | undefined;
  /**
   * The server has confirmed a change since the last question about the cart: an answer that comes now is from before
   * it, as on a poor network. RTK Query asks again by itself. Left out: no.
   */
  overtaken?: true;
  /** Left out: none. */
  edits?: CartEdits;
  /** Left out: none. */
  news?: CartNews;
}

const { getCart, getCartCount, addProduct, updateQuantity, removeProduct } = cartApi.endpoints;

const empty: KnownCart = { lines: [], count: 0 };
const whole = (lines: CartItem[]): KnownCart => ({ lines, count: lines.length });
const none: never[] = [];
const noEdits: CartEdits = { quantities: {}, leaving: [] };
const nothingNew: CartNews = { ...noNews, joined: [] };

export const sameLine = (a: LineChoice, b: LineChoice): boolean =>
  a.productId === b.productId && a.productColor === b.productColor && a.productSize === b.productSize;

const without = (lines: CartItem[], choice: LineChoice) => lines.filter((line) => !sameLine(line, choice));

/** Edits and news stay. */
function replaceKnown(cart: CartState, known: KnownCart): void {
  delete cart.lines;
  delete cart.count;
  delete cart.version;
  delete cart.overtaken;
  Object.assign(cart, known);
}

const editsIn = (cart: CartState): CartEdits => (cart.edits ??= { quantities: {}, leaving: [] });
const newsIn = (cart: CartState): CartNews => (cart.news ??= { ...nothingNew });

/** The shopper has answered to it. */
function forgetNews({ news }: CartState, line: LineChoice): void {
  if (!news) return;
  delete news.former[lineKey(line)];
  news.added = news.added.filter((key) => key !== lineKey(line));
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): CartState => ({}),
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
    linesTold: (cart, { payload: { lines, cartVersion } }: PayloadAction<ServerCart>) => {
      replaceKnown(cart, { ...whole(lines), version: cartVersion });
    },
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
    quantityChosen: (cart, { payload }: PayloadAction<{ line: LineChoice; quantity: number }>) => {
      editsIn(cart).quantities[lineKey(payload.line)] = payload.quantity;
      forgetNews(cart, payload.line);
    },
    /** Its removal follows, and what comes of it. */
    lineLeaving: (cart, { payload }: PayloadAction<LineChoice>) => {
      editsIn(cart).leaving.push(lineKey(payload));
    },
    /** The server's cart is not as it was known. */
    linesChanged: (cart, { payload }: PayloadAction<LineNews>) => {
      const news = cart.news ?? nothingNew;
      cart.news = { ...news, ...addNews(news, payload) };
    },
    /** The shopper has looked at the cart and gone elsewhere. */
    newsSeen: (cart) => {
      delete cart.news;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, (): CartState => empty)
      .addCase(mergedFromOtherTab, (cart, { payload: { auth, cart: told } }) => {
        // What the other tab does not know changes nothing here, unless it is somebody else's cart now. Lines come with
        // their own version, or with none.
        if (auth || told?.lines) replaceKnown(cart, told ?? {});
        else Object.assign(cart, told);
      })
      .addCase(sessionRestored, (cart, { payload }) => {
        if (payload.cart) replaceKnown(cart, payload.cart);
      })
      .addCase(orderPlaced, (cart, { payload: { failed } }) => {
        delete cart.news;
        // What was short stays in the cart; everything else is ordered.
        const short = cart.lines?.filter((line) => failed.some((other) => sameLine(line, other)));
        if (failed.length === 0) replaceKnown(cart, empty);
        else replaceKnown(cart, short ? whole(short) : {});
      })
      .addCase(guestChanged, (cart, { payload: { guestId, kept } }) => {
        if (kept) newsIn(cart).kept = kept;
        else delete cart.news?.kept;
        const lines = kept
          ?.filter(({ orderQuantity }) => orderQuantity > 0)
          .map(({ wantedQuantity: _wanted, ...line }) => line);
        if (guestId === null) replaceKnown(cart, empty);
        else replaceKnown(cart, lines ? whole(lines) : {});
      })
      .addCase(keptRecalled, (cart, { payload }) => {
        newsIn(cart).kept = payload;
      })
      .addMatcher(accountApi.endpoints.logIn.matchFulfilled, (cart, { payload }) => {
        // The guest's cart has joined the member's: how many lines that makes, and what they hold, the server says.
        if (payload.userId !== null) replaceKnown(cart, { count: cart.count });
        newsIn(cart).joined = payload.joined;
      })
      .addMatcher(isAnyOf(getCart.matchPending, getCartCount.matchPending), (cart) => {
        delete cart.overtaken;
      })
      .addMatcher(getCart.matchFulfilled, (cart, { payload: { lines, cartVersion } }) => {
        if (!cart.overtaken) replaceKnown(cart, { ...whole(lines), version: cartVersion });
      })
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
      .addMatcher(isAnyOf(updateQuantity.matchFulfilled, updateQuantity.matchRejected), ({ edits }, { meta }) => {
        const { originalArgs } = meta.arg;
        const key = lineKey(originalArgs);
        // Pressed again meanwhile: the later wish stands and is sent next, whatever came of this one.
        if (edits?.quantities[key] === originalArgs.orderQuantity) delete edits.quantities[key];
      })
      .addMatcher(removeProduct.matchPending, (cart, { meta }) => {
        editsIn(cart).leaving.push(lineKey(meta.arg.originalArgs));
      })
      .addMatcher(isAnyOf(removeProduct.matchFulfilled, removeProduct.matchRejected), ({ edits }, { meta }) => {
        const key = lineKey(meta.arg.originalArgs);
        if (edits) edits.leaving = edits.leaving.filter((other) => other !== key);
      })
      .addMatcher(removeProduct.matchFulfilled, (cart, { payload, meta }) => {
        cart.overtaken = true;
        if (cart.lines) cart.lines = without(cart.lines, meta.arg.originalArgs);
        cart.count = typeof payload?.count === 'number' ? payload.count : cart.lines?.length;
        forgetNews(cart, meta.arg.originalArgs);
      }),
  selectors: {
    /** None also where they are not known; who must tell that apart asks `selectAreLinesKnown`. */
    selectCartLines: (cart): CartItem[] => cart.lines ?? none,
    selectAreLinesKnown: (cart) => cart.lines !== undefined,
    selectCartCount: (cart) => cart.count ?? 0,
    selectCartVersion: (cart) => cart.version,
    selectCartEdits: (cart) => cart.edits ?? noEdits,
    selectCartNews: (cart) => cart.news ?? nothingNew,
    selectJoined: ({ news = nothingNew }) => news.joined,
    selectKept: ({ news }): KeptLine[] => news?.kept ?? none,
  },
});

export const { lineAdded, lineRefused, linesTold, quantityChosen, lineLeaving, linesChanged, newsSeen } =
  cartSlice.actions;
export const {
  selectCartLines,
  selectAreLinesKnown,
  selectCartCount,
  selectCartVersion,
  selectCartEdits,
  selectCartNews,
  selectJoined,
  selectKept,
} = cartSlice.selectors;

/**
 * Brings a file of an earlier release to the names that this build's store knows, so that it replays to the same
 * screens. What is old is told by its names and not by a number: an export of Redux DevTools says no release. Every
 * shape that was released has a file in `__tests__/fixtures/visits`, which must still open.
 */
import { isObject } from '../contract/rules/isObject';
import type { Loose } from '../client/lib/decode';
import type { SupportBundle } from '../client/lib/supportBundle';

/** Up to 0.9.0 the cart's edits and news were slices of their own. */
const renamedActions = new Map([
  ['cartEdits/quantityChosen', 'cart/quantityChosen'],
  ['cartEdits/lineLeaving', 'cart/lineLeaving'],
  ['cartNews/linesChanged', 'cart/linesChanged'],
  ['cartNews/seen', 'cart/newsSeen'],
]);

function toPresentAction(action: unknown): unknown {
  if (!isObject(action) || typeof action.type !== 'string') return action;
  const type = renamedActions.get(action.type);
  return type === undefined ? action : { ...action, type };
}

/** A part of another shape is left out, and begins as in an empty shop. */
function toPresentState({ cartEdits, cartNews, ...state }: Loose): Loose {
  const { cart = {} } = state;
  // The replay says of a cart that is none what is wrong with it.
  if (!isObject(cart)) return state;
  const parts = { ...(isObject(cartEdits) && { edits: cartEdits }), ...(isObject(cartNews) && { news: cartNews }) };
  return { ...state, cart: { ...cart, ...parts } };
}

const isOld = (text: string): boolean => text.includes('"cartEdits') || text.includes('"cartNews');

/** @param bundle as it was read: a list of anything, and a state that is an object */
export function toPresentBundle(bundle: SupportBundle): SupportBundle {
  const { payload, preloadedState } = bundle;
  const actions = () => (JSON.parse(payload) as unknown[]).map(toPresentAction);
  const state = () => toPresentState(JSON.parse(preloadedState) as Loose);
  return {
    ...bundle,
    payload: isOld(payload) ? JSON.stringify(actions()) : payload,
    preloadedState: isOld(preloadedState) ? JSON.stringify(state()) : preloadedState,
  };
}

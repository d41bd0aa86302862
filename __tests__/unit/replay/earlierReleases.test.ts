/** What a file of an earlier release called otherwise, and what of it is left as it is. */
import { parseBundle } from '../../../src/client/lib/supportBundle';
import { toPresentBundle } from '../../../src/replay/earlierReleases';

function opened(actions: readonly unknown[], state: object) {
  const file = { payload: JSON.stringify(actions), preloadedState: JSON.stringify(state) };
  const parsed = parseBundle(JSON.stringify(file));
  if ('fault' in parsed) throw new Error(parsed.fault);
  const { payload, preloadedState } = toPresentBundle(parsed.bundle);
  return { actions: JSON.parse(payload) as unknown, state: JSON.parse(preloadedState) as unknown };
}

const edits = { quantities: { a: 2 }, leaving: ['b'] };
const news = { former: {}, added: ['a'], gone: [], joined: [] };

describe('file of an earlier release', () => {
  it('has the present names of its steps, with all that they carry', () => {
    const payload = { line: { productId: 1 }, quantity: 2 };
    const old = ['cartEdits/quantityChosen', 'cartEdits/lineLeaving', 'cartNews/linesChanged', 'cartNews/seen'];
    const present = ['cart/quantityChosen', 'cart/lineLeaving', 'cart/linesChanged', 'cart/newsSeen'];
    const actions = (types: readonly string[]) => types.map((type) => ({ type, payload }));
    expect(opened(actions(old), {}).actions).toEqual(actions(present));
  });

  it('has the edits and the news of its cart in the cart', () => {
    const state = { cart: { lines: [], count: 0 }, cartEdits: edits, cartNews: news, coupon: {} };
    expect(opened([], state).state).toEqual({ cart: { lines: [], count: 0, edits, news }, coupon: {} });
    expect(opened([], { cartEdits: edits }).state).toEqual({ cart: { edits } });
  });

  it('keeps what is no step and no part of a cart for the replay to name', () => {
    const others = [{ type: 3 }, { type: 'cartEdits/other' }, { type: 'cart/lineAdded' }];
    const actions = [7, null, {}, ...others, 'cartEdits/seen'];
    expect(opened(actions, { cart: 5, cartEdits: edits }).actions).toEqual(actions);
    expect(opened(actions, { cart: 5, cartEdits: edits }).state).toEqual({ cart: 5 });
    expect(opened([], { cart: { count: 1 }, cartEdits: 5, cartNews: [] }).state).toEqual({ cart: { count: 1 } });
  });

  it('is left as it is by this release', () => {
    const state = { cart: { lines: [], count: 0, edits, news } };
    const actions = [{ type: 'cart/quantityChosen', payload: { quantity: 2 } }];
    expect(opened(actions, state)).toEqual({ actions, state });
  });
});

/** One slice holds the lines, the pending edits and the news of the cart; a change of one leaves the others alone. */
import { noNews } from '../../../../src/client/lib/lineFacts';
import {
  lineLeaving,
  linesChanged,
  linesTold,
  newsSeen,
  quantityChosen,
  selectCartEdits,
  selectCartLines,
  selectCartNews,
  selectJoined,
  selectKept,
} from '../../../../src/client/store/cartSlice';
import { keptRecalled, mergedFromOtherTab, signedOut, sessionRestored } from '../../../../src/client/store/events';
import { makeStore } from '../../../../src/client/store/makeStore';
import type { RootState } from '../../../../src/client/store/rootReducer';
import { line } from '../../../support/data/builders';

const jhabla = line();
const socks = line({ productId: 2 });
const pressed = quantityChosen({ line: socks, quantity: 3 });
const news = { ...noNews, added: ['a line of another device'] };

/** A cart with something of each. */
function open() {
  const store = makeStore({ preloadedState: { cart: { lines: [jhabla, socks], count: 2 } } });
  store.dispatch(lineLeaving(jhabla));
  store.dispatch(linesChanged(news));
  store.dispatch(keptRecalled([{ ...jhabla, wantedQuantity: 2 }]));
  return store;
}

type Part = (state: RootState) => unknown;
const parts: Record<'lines' | 'edits' | 'news' | 'kept', Part> = {
  lines: selectCartLines,
  edits: selectCartEdits,
  news: selectCartNews,
  kept: selectKept,
};

describe('cart', () => {
  it.each<[string, { type: string }, (keyof typeof parts)[]]>([
    ['a removal', lineLeaving(socks), ['edits']],
    ['news', linesChanged({ ...noNews, added: ['one more'] }), ['news']],
    ['lines from another tab', mergedFromOtherTab({ cart: { lines: [jhabla], count: 1 } }), ['lines']],
    ['a refused order’s lines', linesTold({ lines: [socks], cartVersion: 'v2' }), ['lines']],
    ['a visit that was kept', sessionRestored({ cart: { lines: [], count: 0 } }), ['lines']],
  ])('changes by %s in that part alone', (_what, action, changed) => {
    const store = open();
    const before = store.getState();
    store.dispatch(action);
    const names = Object.keys(parts) as (keyof typeof parts)[];
    expect(names.filter((name) => parts[name](store.getState()) !== parts[name](before))).toEqual(changed);
  });

  it('gives the same nothing again and again', () => {
    const [one, other] = [makeStore().getState(), makeStore().getState()];
    for (const part of [...Object.values(parts), selectJoined]) expect(part(one)).toBe(part(other));
  });

  it('forgets of the news what the shopper has answered to, and all of it once it was seen', () => {
    const store = open();
    store.dispatch(linesChanged({ ...noNews, former: { [JSON.stringify([2, 'Blue', '0-3M'])]: socks } }));
    store.dispatch(pressed);
    expect(selectCartNews(store.getState())).toMatchObject(news);
    store.dispatch(newsSeen());
    expect(selectCartNews(store.getState())).toEqual({ ...noNews, joined: [] });
    expect(Object.values(selectCartEdits(store.getState()).quantities)).toEqual([3]);
  });

  it('is empty, without edits and news, when the member has left', () => {
    const store = open();
    store.dispatch(pressed);
    store.dispatch(signedOut());
    expect(store.getState().cart).toEqual({ lines: [], count: 0 });
  });
});

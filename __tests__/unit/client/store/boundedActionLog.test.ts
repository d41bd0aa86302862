/** What the shop remembers of a visit, for support. */
import { categoriesApi } from '../../../../src/client/api/categoriesApi';
import { understandingNames } from '../../../../src/client/store/storeEnhancer';
import { locationChanged } from '../../../../src/client/store/locationSlice';
import { toastDismissed, toastShown } from '../../../../src/client/store/toastsSlice';
import { makeStore } from '../../../../src/client/store/makeStore';
import { MOST_ACTIONS } from '../../../../src/client/store/boundedActionLog';
import { category } from '../../../support/data/builders';
import { categoriesAre, host } from '../../../support/answers/handlers';
import { server } from '../../../support/answers/server';

const recordedStore = () => makeStore({ records: true, extra: { baseUrl: host } });
const typesOf = (store: ReturnType<typeof makeStore>) => store.loggedActions().actions.map(({ action }) => action.type);

/** As a replay works it out: from the starting state, action by action. */
function workedOut(store: ReturnType<typeof makeStore>) {
  const { startState, actions } = store.loggedActions();
  const again = makeStore({ preloadedState: startState as never });
  for (const { action } of actions) again.dispatch(action);
  return again.getState();
}

describe('The record of a visit', () => {
  it('tells a request by its endpoint, and what came of it', async () => {
    server.use(categoriesAre([]));
    const store = recordedStore();
    await store.dispatch(categoriesApi.endpoints.getCategories.initiate());
    expect(typesOf(store)).toEqual(['api/getCategories/pending', 'api/getCategories/fulfilled']);
  });

  it('leaves out what was not sent because the answer was there', async () => {
    server.use(categoriesAre([]));
    const store = recordedStore();
    await store.dispatch(categoriesApi.endpoints.getCategories.initiate());
    await store.dispatch(categoriesApi.endpoints.getCategories.initiate());
    expect(typesOf(store)).toHaveLength(2);
  });

  it('says by name which answer was forgotten', () => {
    const store = recordedStore();
    store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: 'getCategories(undefined)' } });
    expect(typesOf(store)).toEqual(['api/getCategories/forgotten']);
  });

  it('gives the same state when it is worked out again', async () => {
    server.use(categoriesAre([category({ categoryName: 'Kids' })]));
    const store = recordedStore();
    await store.dispatch(categoriesApi.endpoints.getCategories.initiate());
    store.dispatch(toastShown('info', 'Hello'));
    expect(workedOut(store).api.queries).toEqual(store.getState().api.queries);
    expect(workedOut(store).toasts).toEqual(store.getState().toasts);
  });

  it('folds what is older than two thousand actions into its starting state', () => {
    const store = recordedStore();
    for (let round = 0; round < MOST_ACTIONS * 3; round += 1) store.dispatch(toastShown('info', `Notice ${round}`));
    const { actions } = store.loggedActions();
    expect(actions.length).toBeLessThanOrEqual(MOST_ACTIONS);
    expect(actions.length).toBeGreaterThan(MOST_ACTIONS * 0.8);
    expect(workedOut(store).toasts).toEqual(store.getState().toasts);
  });

  it('keeps with each action how far the page was scrolled at last while it was the newest', () => {
    const store = recordedStore();
    const scrolls = () => store.loggedActions().actions.map(({ scroll }) => scroll);
    const goTo = (pathname: string, search = '') =>
      store.dispatch(
        locationChanged({ pathname, search, hash: '', key: pathname + search, state: null, action: 'PUSH' }),
      );
    store.noteScroll(120.4);
    expect(store.loggedActions().startScroll).toBe(120);
    store.dispatch(toastShown('info', 'One'));
    store.dispatch(toastShown('info', 'Two'));
    store.noteScroll(300);
    store.noteScroll(640);
    goTo('/', '?sort=new');
    // A new page is seen from its top, whatever the old one was scrolled to.
    goTo('/cart');
    store.dispatch(toastShown('info', 'Three'));
    store.noteScroll(80);
    expect(scrolls()).toEqual([120, 640, 640, 0, 80]);
    expect(workedOut(store).toasts).toEqual(store.getState().toasts);
  });

  it('knows how far the page was scrolled where the older actions were folded away', () => {
    const store = recordedStore();
    store.noteScroll(500);
    for (let round = 0; round < MOST_ACTIONS * 2; round += 1) store.dispatch(toastShown('info', `Notice ${round}`));
    expect(store.loggedActions().startScroll).toBe(500);
  });

  it('holds no more of the server’s rows than a visit needs', () => {
    const store = recordedStore();
    const rows = Array.from({ length: 9000 }, (_, id) => ({ id }));
    for (let round = 0; round < 10; round += 1) store.dispatch({ type: 'rows/arrived', payload: rows });
    expect(store.loggedActions().actions.length).toBeLessThanOrEqual(4);
  });

  it('is not kept on the server, nor of a replay', () => {
    const [onServer, replay] = [makeStore(), makeStore({ replay: true, records: true })];
    for (const store of [onServer, replay]) {
      store.dispatch(toastDismissed('none'));
      expect(store.loggedActions().actions).toEqual([]);
    }
  });
});

describe('A recorded action', () => {
  it('means the same to a reducer, whether an action comes by RTK Query’s name or by its endpoint’s', () => {
    const seen: string[] = [];
    const reducer = understandingNames((_state: null | undefined, action: { type: string }) => {
      seen.push(action.type);
      return null;
    });
    const meta = { arg: { type: 'mutation', endpointName: 'addProduct' } };
    reducer(null, { type: 'api/addProduct/fulfilled', meta } as never);
    reducer(null, { type: 'api/executeMutation/fulfilled', meta } as never);
    reducer(null, { type: 'api/getCart/forgotten', payload: { queryCacheKey: 'getCart("g_1")' } } as never);
    reducer(null, { type: 'cart/lineAdded' });
    expect(seen).toEqual([
      'api/executeMutation/fulfilled',
      'api/executeMutation/fulfilled',
      'api/queries/removeQueryResult',
      'cart/lineAdded',
    ]);
  });
});

/**
 * What Redux DevTools' extension puts into a page, made of DevTools' own core, for a browser that has no extension: bundled by
 * `devTools.ts` and run before the page's own scripts. The page of a test can ask it.
 */
import { instrument } from '@redux-devtools/instrument';
import { compose } from 'redux';
import type { StoreEnhancer } from 'redux';

interface Lifted {
  getState: () => unknown;
  dispatch: (action: object) => unknown;
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  maxAge?: number;
}

const found: { store: Lifted | null } = { store: null };

/** The last to be composed, so that it stands where the extension stands: next to the reducer. */
const catchStore: StoreEnhancer = (next) => (reducer, preloadedState) => {
  const store = next(reducer, preloadedState) as unknown as { liftedStore: Lifted };
  found.store = store.liftedStore;
  return store as never;
};

const lifted = (): Lifted => {
  if (!found.store) throw new Error('The page has made no store');
  return found.store;
};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ maxAge }: Options = {}) =>
    (...enhancers: StoreEnhancer[]) =>
      compose(catchStore, ...enhancers, instrument(undefined, maxAge === undefined ? {} : { maxAge }) as StoreEnhancer),
  devTools: {
    state: () => lifted().getState(),
    dispatch: (action: object) => void lifted().dispatch(action),
  },
});

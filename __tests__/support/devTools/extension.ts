/**
 * What Redux DevTools' extension puts into a page, made of DevTools' own core, for a browser that has no extension: bundled by
 * `devTools.ts` and run before the page's own scripts. The page of a test can ask it. As the extension's page script it goes by
 * `maxAge`, and sends its panel the rows that `predicate` lets through, each with its state, as the sanitizers leave them.
 */
import { instrument } from '@redux-devtools/instrument';
import { compose } from 'redux';
import type { StoreEnhancer, UnknownAction } from 'redux';

interface Lifted {
  getState: () => unknown;
  dispatch: (action: object) => unknown;
  subscribe: (listener: () => void) => () => void;
}

interface LiftedLog {
  actionsById: Record<number, { action: UnknownAction }>;
  computedStates: { state: unknown }[];
  stagedActionIds: number[];
  nextActionId: number;
}

interface Options {
  maxAge?: number;
  predicate?: (state: unknown, action: UnknownAction) => boolean;
  stateSanitizer?: (state: unknown) => unknown;
  actionSanitizer?: (action: UnknownAction) => UnknownAction;
}

const found: { store: Lifted | null } = { store: null };
/** What the panel has: a row of each action, and how many bytes it was told. */
const panel = { options: {} as Options, sent: 0, told: 0 };

interface Row {
  id: number;
  label: string;
}

const log = (): LiftedLog => lifted().getState() as LiftedLog;

const rows = (): Row[] => {
  const { actionsById, computedStates, stagedActionIds } = log();
  const { predicate = () => true, actionSanitizer = (action) => action } = panel.options;
  return stagedActionIds.flatMap((id, index) => {
    const action = actionsById[id]?.action;
    if (index === 0 || !action || !predicate(computedStates[index]?.state, action)) return [];
    return [{ id, label: actionSanitizer(action).type }];
  });
};

/** The newest action and its state, once, as a message. */
function send(): void {
  const { actionsById, computedStates, nextActionId } = log();
  if (nextActionId === panel.told) return;
  panel.told = nextActionId;
  const { action } = actionsById[nextActionId - 1] ?? {};
  const state = computedStates.at(-1)?.state;
  const { predicate = () => true, stateSanitizer = (whole) => whole, actionSanitizer = (whole) => whole } = panel.options;
  if (!action || !predicate(state, action)) return;
  panel.sent += JSON.stringify({ payload: stateSanitizer(state), action: actionSanitizer(action) }).length;
}

/** The last to be composed, so that it stands where the extension stands: next to the reducer. */
const catchStore: StoreEnhancer = (next) => (reducer, preloadedState) => {
  const store = next(reducer, preloadedState) as unknown as { liftedStore: Lifted };
  found.store = store.liftedStore;
  found.store.subscribe(send);
  return store as never;
};

const lifted = (): Lifted => {
  if (!found.store) throw new Error('The page has made no store');
  return found.store;
};

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: Options = {}) =>
    (...enhancers: StoreEnhancer[]) => {
      panel.options = options;
      const { maxAge } = options;
      return compose(catchStore, ...enhancers, instrument(undefined, maxAge === undefined ? {} : { maxAge }) as StoreEnhancer);
    },
  devTools: {
    state: () => lifted().getState(),
    dispatch: (action: object) => void lifted().dispatch(action),
    rows,
    sentBytes: () => panel.sent,
  },
});

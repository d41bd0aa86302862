/**
 * What Redux DevTools' extension puts into a page, made of DevTools' own core, for a browser that has no extension:
 * bundled by `devTools.ts` and run before the page's own scripts. The page of a test can ask it. As the extension's
 * page script it goes by `maxAge`, and sends its panel the rows that `predicate` lets through, each with its state, as
 * the sanitizers leave them.
 */
import { instrument } from '@redux-devtools/instrument';
import { compose } from 'redux';
import type { StoreEnhancer, UnknownAction } from 'redux';
import type { PanelRow } from './devTools';

interface Lifted {
  getState: () => unknown;
  dispatch: (action: object) => unknown;
  subscribe: (listener: () => void) => () => void;
}

interface LiftedLog {
  actionsById: Record<number, { action: UnknownAction }>;
  computedStates: { state: unknown }[];
  committedState: unknown;
  stagedActionIds: number[];
  nextActionId: number;
}

interface Options {
  maxAge?: number;
  predicate?: (state: unknown, action: UnknownAction) => boolean;
  stateSanitizer?: (state: unknown) => unknown;
  actionSanitizer?: (action: UnknownAction) => UnknownAction;
  serialize?: { replacer?: (key: string, value: unknown) => unknown };
}

const found: { store: Lifted | null } = { store: null };
/** What the panel has: a row of each action, and what it was told. */
const panel = { options: {} as Options, messages: [] as string[], told: 0 };

const log = (): LiftedLog => lifted().getState() as LiftedLog;

const rows = (): PanelRow[] => {
  const { actionsById, computedStates, stagedActionIds } = log();
  const { predicate = () => true, actionSanitizer = (action) => action } = panel.options;
  return stagedActionIds.flatMap((id, index) => {
    const action = actionsById[id]?.action;
    if (index === 0 || !action || !predicate(computedStates[index]?.state, action)) return [];
    return [{ id, label: actionSanitizer(action).type }];
  });
};

/** As the extension's own writer calls a replacer: what is whole has no name, and neither has the first of a list. */
function written(value: unknown): string {
  const { replacer } = panel.options.serialize ?? {};
  if (!replacer) return JSON.stringify(value);
  return JSON.stringify(value, function (this: unknown, key: string, inner: unknown) {
    return replacer(key === '0' && Array.isArray(this) ? '' : key, inner);
  });
}

/** The newest action and its state, once, as a message. */
function send(): void {
  const { actionsById, computedStates, nextActionId } = log();
  if (nextActionId === panel.told) return;
  panel.told = nextActionId;
  const { action } = actionsById[nextActionId - 1] ?? {};
  const state = computedStates.at(-1)?.state;
  const {
    predicate = () => true,
    stateSanitizer = (whole) => whole,
    actionSanitizer = (whole) => whole,
  } = panel.options;
  if (!action || !predicate(state, action)) return;
  panel.messages.push(written(actionSanitizer(action)) + written(stateSanitizer(state)));
}

/** The file that the panel's Export saves: the log as it is in the page, written as everything is. */
function exported(): string {
  const { actionsById, stagedActionIds, committedState } = log();
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  const payload = written(actions);
  return JSON.stringify({ payload, preloadedState: written(committedState) });
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
      Object.assign(panel, { options, messages: [], told: 0 });
      const { maxAge } = options;
      return compose(
        catchStore,
        ...enhancers,
        instrument(undefined, maxAge === undefined ? {} : { maxAge }) as StoreEnhancer,
      );
    },
  devTools: {
    state: () => lifted().getState(),
    dispatch: (action: object) => void lifted().dispatch(action),
    rows,
    messages: () => panel.messages,
    exported,
  },
});

/**
 * What Redux DevTools hears, and what a support log is made of: every action as JSON. Imported before the store,
 * because Redux Toolkit looks for the extension as it is loaded.
 */
import { compose } from 'redux';
import type { StoreEnhancer } from 'redux';

const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
});

const listen: StoreEnhancer = (next) => (reducer, preloadedState) =>
  next((state, action) => {
    heard.push(JSON.stringify(action));
    return reducer(state, action);
  }, preloadedState);

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
      compose(...enhancers, listen),
});

export const devToolsLog = (): string => heard.join('\n');

/** Lends the store to the shopper or the part of the page that reports a problem (ui/ProblemButton). */
import { pageCrashed } from '../../store/events';
import type { AppStore } from '../../store/makeStore';
import { panelOpened } from '../../store/panelSlice';
import type { ProblemDesk } from '../../ui/ProblemButton';

export const problemDesk = (store: AppStore): ProblemDesk => ({
  open: () => {
    store.dispatch(panelOpened({ name: 'problem' }));
  },
  crashed: (error) => {
    const fault = error instanceof Error ? error.name : 'Error';
    store.dispatch(pageCrashed({ pathname: store.getState().location.pathname, fault }));
  },
});

/** The shop on a recorded visit: it shows the moments that the support page asks for, and nothing else moves it. */
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { holdTabWhile } from '../client/browser/tabStorage';
import { selectLocation } from '../client/store/locationSlice';
import type { Navigator } from '../client/ui/useNavigate';
import { fetchSlick } from '../client/ui/useSlick';
import { interacted } from '../client/browser/scheduling';
import { fetchRestOnInteraction } from '../client/ui/Picture';
import { App } from '../client/app/App';
import { loadScreen } from '../client/app/router/loadedScreens';
import { connectHistory } from '../client/app/router/navigator';
import { routes } from '../client/app/router/routes';
import type { MisfitOf } from './actionShape';
import { makeReplayStore } from './replayStore';
import { scrollAsThen } from './scrollAsThen';
import type { ReplayedVisit, StepFault, VisitText } from './shopFrame';

/** Milliseconds of work at a time: presses and frames come between. */
const SLICE = 12;

/** The address bar follows the visit; Back and Forward are the support page's. */
const withoutHistory = (navigator: Navigator): Navigator => ({ ...navigator, go: () => undefined });

/**
 * Renders the shop. After a failure it is rendered anew at the next moment, since React keeps a failed part as it is.
 */
function makeDrawing(document: Document, draw: (onFirstCommit: () => void) => React.ReactElement) {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  let fault: string | null = null;
  let attempt = 0;
  let hear = () => undefined as void;
  const note = (error: unknown) => {
    fault ??= String(error);
    hear();
  };
  const root = createRoot(element, { onCaughtError: note, onUncaughtError: note });
  const drawAnew = (onFirstCommit = () => undefined as void) => {
    attempt += 1;
    root.render(<Fragment key={attempt}>{draw(onFirstCommit)}</Fragment>);
  };
  return {
    fault: () => fault,
    note,
    /** Resolves when the shop stands, or has fallen. */
    begin: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
        drawAnew(resolve);
      }),
    onFault: (listener: () => void) => void (hear = listener),
    /** Before another moment is shown. */
    forget: () => {
      if (fault === null) return;
      fault = null;
      drawAnew();
    },
  };
}

export async function openVisit(window: Window, visit: VisitText, misfitOf: MisfitOf): Promise<ReplayedVisit> {
  // A jump draws at once, and nothing changes hands while it is looked at.
  await Promise.all([...routes.map(loadScreen), fetchSlick()]);
  interacted();
  fetchRestOnInteraction(window.document);
  holdTabWhile(() => true);
  const { store, log, show } = makeReplayStore(visit, misfitOf);
  const { navigator } = connectHistory(store, window);
  const detached = withoutHistory(navigator);
  const drawing = makeDrawing(window.document, (onFirstCommit) => (
    <App store={store} navigator={detached} onFirstCommit={onFirstCommit} />
  ));
  await drawing.begin();

  let wanted = 0;
  let version = 0;
  let faults: readonly StepFault[] = log.faults();
  let working: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  drawing.onFault(tell);
  const { scrollTo } = scrollAsThen(window, visit.scrolls);

  const follow = () => {
    clearTimeout(working);
    if (!log.workOut(wanted, SLICE)) {
      working = setTimeout(follow);
      return;
    }
    faults = log.faults();
    const state = log.stateAt(wanted);
    drawing.forget();
    try {
      if (state) show(state);
    } catch (error) {
      drawing.note(error);
    }
    scrollTo(wanted);
    tell();
  };

  return {
    jumpTo: (moment) => {
      wanted = moment;
      follow();
    },
    setSkipped: (moment, skipped) => {
      log.setSkipped(moment, skipped);
      if (moment <= wanted) follow();
    },
    stateAt: log.stateAt,
    faults: () => faults,
    drawFault: drawing.fault,
    address: () => {
      try {
        const { pathname, search } = selectLocation(store.getState());
        return pathname + search;
      } catch {
        return '';
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
  };
}

/** Shows the present route's screen; while its chunk is on the way, a quiet page of the same height. */
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { loadChunk } from '../../browser/loadChunk';
import { IsShownContext, RouteContext } from '../../screens/screen';
import type { Screen } from '../../screens/screen';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import type { AppDispatch } from '../../store/rootReducer';
import { SLOW_MS, SLOW_WORDS } from '../../store/slowListener';
import { toastShown } from '../../store/toastsSlice';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { HydrationBoundary } from '../../ui/HydrationBoundary';
import { LoadFailed } from '../../ui/LoadFailed';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton';
import { useUiState } from '../../ui/useUiState';
import { useDocumentHead } from '../head/useDocumentHead';
import { fetchParts } from '../hydration/lazyParts';
import { loadScreen, loadedScreen } from './loadedScreens';
import { findRoute } from './routes';
import { usePressedLink } from '../prefetch/usePressedLink';
import type { Address, PressedLink } from '../prefetch/usePressedLink';
import { useScrollAndFocus } from './useScrollAndFocus';

export function ScreenOutlet() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useAppSelector(selectLocation);
  const { route } = findRoute({ pathname, search });
  const pressed = usePressedLink();
  // Drawn in slices: the press itself, and the click if it comes sooner, are answered between them.
  const next = useDeferredValue(pressed);
  const [missing, setMissing] = useUiState<'' | 'did not arrive' | 'asked again'>('notice', 'screen', '');
  const screen = missing === 'did not arrive' ? undefined : loadedScreen(route);
  const [, setArrived] = useState<Screen | null>(null);

  useEffect(() => {
    if (screen || missing === 'did not arrive') return undefined;
    let wanted = true;
    const hush = sayWhenSlow(dispatch);
    loadChunk(() => loadScreen(route), missing === '' ? 'step' : 'retry').then(
      (arrived) => wanted && setArrived(arrived),
      () => wanted && setMissing('did not arrive'),
    );
    return () => {
      wanted = false;
      hush();
    };
  }, [route, screen, missing, setMissing, dispatch]);

  useEffect(() => {
    if (missing !== 'did not arrive') return undefined;
    // The network is back: nobody need press for that.
    const onOnline = () => setMissing('asked again');
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [missing, setMissing]);

  const opened = useRef(route);
  useEffect(() => {
    // The page that was opened has its parts brought by what its shopper does there.
    if (!screen?.lazy || route === opened.current) return undefined;
    const hush = sayWhenSlow(dispatch);
    void fetchParts(screen.lazy).then(hush);
    return hush;
  }, [route, screen, dispatch]);

  useScrollAndFocus(screen !== undefined);

  if (!screen) {
    if (missing === '') return <ScreenSkeleton />;
    const onRetry = () => setMissing('asked again');
    return (
      <LoadFailed
        title="This page did not arrive"
        message="Check your connection and try again."
        retrying={missing === 'asked again'}
        onRetry={onRetry}
      />
    );
  }
  const isNext = next !== null && next.pathname !== pathname && screenAt(next)?.isPrerendered === true;
  const left = pressed !== null && pressed.pathname === pathname ? leftScreen(pressed) : null;
  return (
    <>
      {left && <RouteSlot key={left.pathname} pathname={left.pathname} search={left.search} place="left" />}
      <RouteSlot key={pathname} pathname={pathname} search={search} place="shown" />
      {isNext && <RouteSlot key={next.pathname} pathname={next.pathname} search={next.search} place="next" />}
    </>
  );
}

/** @returns what keeps it from being said. */
function sayWhenSlow(dispatch: AppDispatch): () => void {
  const slow = window.setTimeout(() => dispatch(toastShown('info', SLOW_WORDS)), SLOW_MS);
  return () => window.clearTimeout(slow);
}

const screenAt = (address: Address): Screen | undefined => loadedScreen(findRoute(address).route);

/**
 * The screen that the press has led away from, where taking it down would hold up the next one, which has been
 * prerendered.
 */
function leftScreen(pressed: PressedLink): Address | null {
  const next = screenAt(pressed);
  const left = screenAt(pressed.from);
  // The same screen twice would ask for the same things twice, and leaving would give up what the next one waits for.
  return pressed.from.pathname !== pressed.pathname && left?.isUnmountedLater && next?.isPrerendered && left !== next
    ? pressed.from
    : null;
}

const SLOTS = { shown: 'route-slot', next: 'route-slot route-slot-next', left: 'route-slot route-slot-left' };

/** One address's screen; out of sight while it is only pressed for, and once it is left. */
const RouteSlot = memo(function RouteSlot({ pathname, search, place }: Address & { place: keyof typeof SLOTS }) {
  const isShown = place === 'shown';
  const { state, screen, drawing } = useMemo(() => {
    const found = findRoute({ pathname, search });
    const here = loadedScreen(found.route);
    // The same element when it is shown: what was drawn out of sight is not drawn again.
    return { state: found.state, screen: here, drawing: here && <here.Component /> };
  }, [pathname, search]);
  if (!screen) return null;
  return (
    <RouteContext.Provider value={state}>
      <IsShownContext.Provider value={isShown}>
        <ErrorBoundary>
          {isShown && <DocumentHead screen={screen} />}
          <div className={SLOTS[place]} aria-hidden={!isShown || undefined}>
            <HydrationBoundary>{drawing}</HydrationBoundary>
          </div>
        </ErrorBoundary>
      </IsShownContext.Provider>
    </RouteContext.Provider>
  );
});

/** On its own, so that a new title does not draw the screen again. */
function DocumentHead({ screen }: { screen: Screen }) {
  useDocumentHead(screen);
  return null;
}

/** Shows the present route's screen; while its chunk is on the way, a quiet page of the same height. */
import { useEffect, useState } from 'react';
import { RouteContext } from '../screens/RouteContext';
import type { Screen } from '../screens/screen';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { LivePart } from '../ui/LivePart';
import { LoadFailed } from '../ui/LoadFailed';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { useShown } from '../ui/useShown';
import { useDocumentHead } from './head/useDocumentHead';
import { loadScreen, loadedScreen } from './loadedScreens';
import { findRoute } from './routes';
import { useScrollAndFocus } from './useScrollAndFocus';

export function ScreenOutlet() {
  const { pathname, search } = useAppSelector(selectLocation);
  const { route, state } = findRoute({ pathname, search });
  const [missing, setMissing] = useShown('notice', 'screen', '');
  const failed = missing !== '';
  const screen = failed ? undefined : loadedScreen(route);
  const [, setArrived] = useState<Screen | null>(null);

  useEffect(() => {
    if (screen || failed) return undefined;
    let wanted = true;
    loadScreen(route).then(
      (arrived) => wanted && setArrived(arrived),
      () => wanted && setMissing('did not arrive'),
    );
    return () => {
      wanted = false;
    };
  }, [route, screen, failed, setMissing]);

  useScrollAndFocus(screen !== undefined);

  if (!screen) {
    if (!failed) return <ScreenSkeleton />;
    return <LoadFailed title="This page did not arrive" message="Check your connection and try again." onRetry={() => setMissing('')} />;
  }
  return (
    <RouteContext.Provider value={state}>
      <ErrorBoundary key={pathname}>
        <DocumentHead screen={screen} />
        <LivePart key={pathname}>
          <screen.Component />
        </LivePart>
      </ErrorBoundary>
    </RouteContext.Provider>
  );
}

/** On its own, so that a new title does not draw the screen again. */
function DocumentHead({ screen }: { screen: Screen }) {
  useDocumentHead(screen);
  return null;
}

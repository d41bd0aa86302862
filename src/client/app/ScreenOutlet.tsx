/** Shows the present route's screen; while its chunk is on the way, a quiet page of the same height. */
import { useEffect, useState } from 'react';
import { RouteContext } from '../screens/RouteContext';
import type { Screen } from '../screens/screen';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { LoadFailed } from '../ui/LoadFailed';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { useDocumentHead } from './head/useDocumentHead';
import { loadScreen, loadedScreen } from './loadedScreens';
import { findRoute } from './routes';
import { useScrollAndFocus } from './useScrollAndFocus';

export function ScreenOutlet() {
  const { pathname, search } = useAppSelector(selectLocation);
  const { route, state } = findRoute({ pathname, search });
  const screen = loadedScreen(route);
  /** How the latest fetch of a screen ended; another screen's end says nothing of this one. */
  const [fetched, setFetched] = useState<{ chunk: string; failed: boolean } | null>(null);
  const failed = fetched?.chunk === route.chunk && fetched.failed;

  useEffect(() => {
    if (screen || failed) return undefined;
    let wanted = true;
    const end = (how: boolean) => wanted && setFetched({ chunk: route.chunk, failed: how });
    loadScreen(route).then(
      () => end(false),
      () => end(true),
    );
    return () => {
      wanted = false;
    };
  }, [route, screen, failed]);

  useScrollAndFocus(screen !== undefined);

  if (!screen) {
    if (!failed) return <ScreenSkeleton />;
    return <LoadFailed message="This page did not arrive. Check your connection and try again." onRetry={() => setFetched(null)} />;
  }
  return (
    <RouteContext.Provider value={state}>
      <ErrorBoundary key={pathname}>
        <DocumentHead screen={screen} />
        <screen.Component key={pathname} />
      </ErrorBoundary>
    </RouteContext.Provider>
  );
}

/** On its own, so that a new title does not draw the screen again. */
function DocumentHead({ screen }: { screen: Screen }) {
  useDocumentHead(screen);
  return null;
}

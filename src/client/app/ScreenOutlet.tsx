/** Shows the present route's screen; while its chunk is on the way, a quiet page of the same height. */
import { useEffect, useState } from 'react';
import { RouteContext } from '../screens/RouteContext';
import { useAppSelector, useAppStore } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { LoadFailed } from '../ui/LoadFailed';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { documentTitle } from './documentTitle';
import { loadScreen, loadedScreen } from './loadedScreens';
import { findRoute } from './routes';
import { useScrollAndFocus } from './useScrollAndFocus';

export function ScreenOutlet() {
  const { pathname, search } = useAppSelector(selectLocation);
  const { route, state } = findRoute({ pathname, search });
  const screen = loadedScreen(route);
  const [attempt, setAttempt] = useState({ failed: false, count: 0 });

  useEffect(() => {
    if (screen) return undefined;
    let wanted = true;
    loadScreen(route).then(
      () => wanted && setAttempt(({ count }) => ({ failed: false, count: count + 1 })),
      () => wanted && setAttempt(({ count }) => ({ failed: true, count })),
    );
    return () => {
      wanted = false;
    };
  }, [route, screen, attempt.count]);

  useScrollAndFocus(screen !== undefined);

  if (!screen) {
    if (!attempt.failed) return <ScreenSkeleton />;
    return (
      <LoadFailed
        message="This page did not arrive. Check your connection and try again."
        onRetry={() => setAttempt(({ count }) => ({ failed: false, count: count + 1 }))}
      />
    );
  }
  return (
    <RouteContext.Provider value={state}>
      <ErrorBoundary key={pathname}>
        <TabTitle screen={screen} />
        <screen.Component key={pathname} />
      </ErrorBoundary>
    </RouteContext.Provider>
  );
}

/** Keeps the tab's title in step with the store. */
function TabTitle({ screen }: { screen: NonNullable<ReturnType<typeof loadedScreen>> }) {
  const store = useAppStore();
  const { pathname, search } = useAppSelector(selectLocation);
  const title = useAppSelector((state) => screen.head(state, findRoute({ pathname, search }).state).title);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title, store]);
  return null;
}

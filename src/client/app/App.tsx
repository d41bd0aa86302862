/**
 * The whole page: providers, frame, and the screen of the present route. Rendered alike on the server and in the
 * browser.
 */
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useAppSelector } from '../store/hooks';
import type { AppStore } from '../store/makeStore';
import type { RootState } from '../store/rootReducer';
import { selectSavesData } from '../store/visitSlice';
import { DataSavingContext } from '../ui/dataSaving';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { ProblemContext } from '../ui/ProblemButton';
import { AntdProvider } from '../ui/theme/AntdProvider';
import { NavigatorContext } from '../ui/useNavigate';
import type { Navigator } from '../ui/useNavigate';
import { UiStateContext } from '../ui/useUiState';
import { AppShell } from './AppShell';
import { PageFailed } from './PageFailed';
import { problemDesk } from './problem/problemDesk';
import { ScreenOutlet } from './router/ScreenOutlet';
import { uiStateStore } from './uiStateStore';

interface ProvidersProps {
  store: AppStore;
  navigator: Navigator;
  /**
   * What the server drew the page from, where it is hydrated: parts that hydrate later still meet what they were drawn
   * with.
   */
  serverState?: RootState;
  children: ReactNode;
}

function DataSaving({ children }: Pick<ProvidersProps, 'children'>) {
  const savesData = useAppSelector(selectSavesData);
  return <DataSavingContext.Provider value={savesData}>{children}</DataSavingContext.Provider>;
}

/** What every part of the shop stands in, whether the whole page is drawn or one feature. */
export function ShopProviders({ store, navigator, serverState, children }: ProvidersProps) {
  const uiStore = useMemo(() => uiStateStore(store), [store]);
  const desk = useMemo(() => problemDesk(store), [store]);
  return (
    <Provider store={store} {...(serverState && { serverState })}>
      <UiStateContext.Provider value={uiStore}>
        <ProblemContext.Provider value={desk}>
          <ErrorBoundary fallback={<PageFailed />}>
            <AntdProvider>
              <DataSaving>
                <NavigatorContext.Provider value={navigator}>{children}</NavigatorContext.Provider>
              </DataSaving>
            </AntdProvider>
          </ErrorBoundary>
        </ProblemContext.Provider>
      </UiStateContext.Provider>
    </Provider>
  );
}

interface AppProps extends Omit<ProvidersProps, 'children'> {
  /** Called once, when the page stands. */
  onFirstCommit?: () => void;
}

// The same element every time: a step to another page draws the screen anew, and not the frame around it.
const page = (
  <AppShell>
    <ScreenOutlet />
  </AppShell>
);

export function App({ onFirstCommit, ...provided }: AppProps) {
  useEffect(() => onFirstCommit?.(), [onFirstCommit]);
  return <ShopProviders {...provided}>{page}</ShopProviders>;
}

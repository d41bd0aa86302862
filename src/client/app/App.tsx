/** The whole page: providers, frame, and the screen of the present route. Rendered alike on the server and in the browser. */
import { StyleProvider } from '@ant-design/cssinjs';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { selectLocation } from '../store/locationSlice';
import type { AppStore } from '../store/makeStore';
import { AppShell } from './AppShell';
import { ScreenOutlet } from './ScreenOutlet';

interface AppProps {
  store: AppStore;
  navigator: Navigator;
  /** The server collects Ant Design's styles here. */
  styleCache?: React.ComponentProps<typeof StyleProvider>['cache'];
  /** Called once, when the page stands. */
  onFirstCommit?: () => void;
}

function ShopRouter({ navigator }: { navigator: Navigator }) {
  const { action, ...location } = useAppSelector(selectLocation);
  return (
    <Router location={location} navigationType={action as never} navigator={navigator}>
      <AppShell>
        <ScreenOutlet />
      </AppShell>
    </Router>
  );
}

export function App({ store, navigator, styleCache, onFirstCommit }: AppProps) {
  useEffect(() => onFirstCommit?.(), [onFirstCommit]);
  return (
    <Provider store={store}>
      {/* In a layer of its own, whatever the shop's style sheets say wins over Ant Design. */}
      <StyleProvider cache={styleCache} layer>
        <ShopRouter navigator={navigator} />
      </StyleProvider>
    </Provider>
  );
}

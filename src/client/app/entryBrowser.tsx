/** Where the browser starts: takes over the page that the server drew. */
import '../ui/theme/fonts.css';
import '../ui/theme/base.css';
import { hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { setupListeners } from '@reduxjs/toolkit/query';
import { accountApi } from '../api/accountApi';
import { mergeOtherTabs } from '../store/otherTabs';
import { makeStore } from '../store/makeStore';
import type { RootState } from '../store/makeStore';
import { App } from './App';
import { loadScreen } from './loadedScreens';
import { connectHistory, currentLocation } from './navigator';
import { readPageData } from './pageData';
import { findRoute } from './routes';

async function start() {
  const { state, apiHost } = readPageData(document);
  const location = currentLocation(window);
  const store = makeStore({
    preloadedState: { ...(state as Partial<RootState>), location: { ...location, action: 'POP' } },
    persist: true,
    extra: { baseUrl: apiHost },
  });
  const { navigator } = connectHistory(store, window);
  await loadScreen(findRoute(location).route);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  hydrateRoot(root, <App store={store} navigator={navigator} />);
  setupListeners(store.dispatch);
  // What was kept is read after the first commit: the first commit must be what the server drew.
  persistStore(store, null, () => {
    void store.dispatch(accountApi.endpoints.getSession.initiate());
  });
  mergeOtherTabs(store, window);
}

void start();

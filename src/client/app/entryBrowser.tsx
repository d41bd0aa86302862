/** Where the browser starts: takes over the page that the server drew. */
import '../ui/theme/fonts.css';
import '../ui/theme/base.css';
import { hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { setupListeners } from '@reduxjs/toolkit/query';
import { accountApi } from '../api/accountApi';
import { takeResetLink } from '../lib/resetLink';
import { mergeOtherTabs } from '../store/otherTabs';
import { locationChanged } from '../store/locationSlice';
import type { ShopLocation } from '../store/locationSlice';
import { makeStore } from '../store/makeStore';
import type { AppStore, RootState } from '../store/makeStore';
import { App } from './App';
import { loadScreen } from './loadedScreens';
import { connectHistory, currentLocation } from './navigator';
import { readPageData } from './pageData';
import { prefetchScreens } from './prefetchScreens';
import { findRoute } from './routes';

/** What the server could not know comes in once the page stands as it drew it: navigation state, what was kept, who this is. */
function bringInTheVisit(store: AppStore, location: ShopLocation): void {
  if (location.state !== null) store.dispatch(locationChanged({ ...location, action: 'POP' }));
  persistStore(store, null, () => {
    void store.dispatch(accountApi.endpoints.getSession.initiate());
  });
  setupListeners(store.dispatch);
  mergeOtherTabs(store, window);
  prefetchScreens(store, document);
}

async function start() {
  const { state, apiHost, credentialsInQuery } = readPageData(document);
  takeResetLink(window);
  const location = currentLocation(window);
  const store = makeStore({
    preloadedState: { ...(state as Partial<RootState>), location: { ...location, state: null, action: 'POP' } },
    persist: true,
    extra: { baseUrl: apiHost, credentialsInQuery },
  });
  const { navigator } = connectHistory(store, window);
  await loadScreen(findRoute(location).route);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const onFirstCommit = () => bringInTheVisit(store, location);
  hydrateRoot(root, <App store={store} navigator={navigator} onFirstCommit={onFirstCommit} />);
}

void start();

/** One feature, or one screen without the frame around it, on the real store, router and endpoints. */
import type { ReactElement } from 'react';
import { ShopProviders } from '../../../src/client/app/App';
import { Notices } from '../../../src/client/app/AppShell';
import { loadScreen } from '../../../src/client/app/router/loadedScreens';
import { findRoute } from '../../../src/client/app/router/routes';
import { ScreenOutlet } from '../../../src/client/app/router/ScreenOutlet';
import { HeaderIcons } from '../../../src/client/features/shell/HeaderIcons';
import type { RootState } from '../../../src/client/store/rootReducer';
import { openSession } from './renderApp';
import type { Draw, Options } from './renderApp';

/** A feature as a screen mounts it, with what the shop says about it for a moment. `path` is where the shopper is. */
export function renderFeature(
  ui: ReactElement,
  state?: Partial<RootState>,
  { path = '/', ...options }: Options & { path?: string } = {},
) {
  const { show } = openSession(path, { ...options, ...(state && { state }) });
  return show((store, navigator) => (
    <ShopProviders store={store} navigator={navigator}>
      <Notices />
      {ui}
    </ShopProviders>
  ));
}

const drawScreen: Draw = (store, navigator) => (
  <ShopProviders store={store} navigator={navigator}>
    <header>
      <HeaderIcons />
    </header>
    <Notices />
    <main id="page" tabIndex={-1}>
      <ScreenOutlet />
    </main>
  </ShopProviders>
);

/**
 * The screen of a path, and of whatever path it leads to, with the header's badges, which follow what is done there:
 * without menus and footer, which other tests look at.
 */
export async function renderScreen(path: string, options?: Options) {
  const { location, show } = openSession(path, options);
  await loadScreen(findRoute(location).route);
  return show(drawScreen);
}

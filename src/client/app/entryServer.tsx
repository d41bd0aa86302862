/** Where the server renders a page: one store for one request, queries first, then the markup. */
import { baseApi } from '../api/baseApi';
import { selectShopWords } from '../api/wordsApi';
import { halfSizes } from '../lib/picture';
import type { Loader } from '../screens/screen';
import { filtersAt } from '../store/filtersSlice';
import { startLocation } from '../store/locationSlice';
import { makeStore } from '../store/makeStore';
import { persistedSlices } from '../store/persistence';
import { visitOf } from '../store/visitSlice';
import { App } from './App';
import { canonicalPath } from './head/canonicalPath';
import { pageHead } from './head/pageHead';
import type { PageHead } from './head/pageHead';
import { loadScreen } from './router/loadedScreens';
import { inertNavigator } from './router/navigator';
import { frameLoaders } from './frameLoaders';
import { insideCall } from './insideReads';
import type { ReadInside } from './insideReads';
import { renderMarkup } from './renderMarkup';
import { findRoute } from './router/routes';

export interface RenderedPage {
  status: number;
  html: string;
  head: PageHead;
  /** The route's chunk in the build's manifest. */
  chunk: string;
  /** Another one, whose styles the page needs and whose scripts come later. */
  lazyChunk: string | undefined;
  /** What the browser's store starts from. */
  state: unknown;
}

/** The store's state without what local storage brings back, and without the bookkeeping of this request. */
function stateForBrowser(state: Record<string, unknown>): unknown {
  const kept = new Set<string>(persistedSlices.filter((slice) => slice !== 'filters'));
  const own = Object.fromEntries(Object.entries(state).filter(([slice]) => !kept.has(slice)));
  const api = state[baseApi.reducerPath] as Record<string, unknown>;
  return { ...own, [baseApi.reducerPath]: { ...api, subscriptions: {} } };
}

async function settle(loaders: Loader[], dispatch: Parameters<Loader>[0]): Promise<void> {
  await Promise.allSettled(loaders.map(async (loader) => loader(dispatch)));
}

/**
 * @param url path and query of the page
 * @param read answers the page's own calls
 * @param siteUrl where the public reaches the shop; '' where that is not known
 * @param savesData whether the browser asks for less data
 */
export async function renderPage(
  url: string,
  read: ReadInside,
  siteUrl: string,
  savesData = false,
): Promise<RenderedPage> {
  // Put together, not resolved: `//elsewhere/shop` would name a host.
  const { pathname, search } = new URL(`http://shop.internal${url}`);
  const location = { ...startLocation, pathname, search };
  const store = makeStore({
    preloadedState: { location, filters: filtersAt(location), visit: visitOf(savesData) },
    extra: { sendCall: insideCall(read) },
  });
  const { route, state: routeState } = findRoute(location);
  const screen = await loadScreen(route);
  const [first, ...later] = screen.loaders ?? [];
  await settle([...frameLoaders, ...(first?.(routeState, store.getState()) ?? [])], store.dispatch);
  for (const row of later) await settle(row(routeState, store.getState()), store.dispatch);

  const html = await renderMarkup(<App store={store} navigator={inertNavigator} />);
  const state = store.getState();
  const head = screen.head(state, routeState);
  // As the picture itself is asked for (ui/Picture): two different answers would fetch it twice.
  const preloadPicture =
    head.preloadPicture && savesData
      ? { ...head.preloadPicture, sizes: halfSizes(head.preloadPicture.sizes) }
      : head.preloadPicture;
  const status = screen.status?.(state, routeState) ?? 200;
  const page: RenderedPage = {
    status,
    html,
    head: pageHead({
      head: { ...head, preloadPicture },
      address: canonicalPath(head, route, pathname),
      status,
      listed: !screen.unlisted && !head.unlisted,
      siteUrl,
      shop: selectShopWords(state),
    }),
    chunk: route.chunk,
    lazyChunk: screen.lazy?.chunk,
    state: stateForBrowser(state),
  };
  // Ends the store's timers: nothing of a request outlives it.
  store.dispatch(baseApi.util.resetApiState());
  return page;
}

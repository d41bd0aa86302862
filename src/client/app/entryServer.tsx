/** Where the server renders a page: one store for one request, queries first, then the markup. */
import { text } from 'node:stream/consumers';
import { renderToReadableStream } from 'react-dom/server.edge';
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
 * By React's renderer for web streams: the one for Node's streams keeps a storage of its own for each render
 * (`AsyncLocalStorage`), and from then on the whole process pays for it at every answer
 * (docs/decisions/0221-server-rendered-pages.md).
 */
async function renderMarkup(element: React.ReactElement): Promise<string> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(element, {
    // Everything in its place: a part that came in a later piece would need a script of its own to move there.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (fault) => void faults.push(fault),
  });
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return text(stream as AsyncIterable<Uint8Array>);
}

/**
 * @param url path and query of the page
 * @param fetch answers the page's own calls, without a network
 * @param siteUrl where the public reaches the shop; '' where that is not known
 * @param savesData whether the browser asks for less data
 */
export async function renderPage(
  url: string,
  fetch: typeof globalThis.fetch,
  siteUrl: string,
  savesData = false,
): Promise<RenderedPage> {
  // Put together, not resolved: `//elsewhere/shop` would name a host.
  const { pathname, search } = new URL(`http://shop.internal${url}`);
  const location = { ...startLocation, pathname, search };
  const store = makeStore({
    preloadedState: { location, filters: filtersAt(location), visit: visitOf(savesData) },
    extra: { fetch, baseUrl: 'http://shop.internal' },
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

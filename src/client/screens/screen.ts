/**
 * What a route needs to know of its screen: what to show, what to fetch before the server renders it, what the tab and
 * a search engine are told.
 */
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { Product } from '../../contract/catalog';
import type { PicturePreload } from '../lib/picturePreload';
import type { AppDispatch, RootState } from '../store/rootReducer';

/** The parameters of the present route, for the screens. */
export const RouteContext = createContext<RouteState>({ params: {}, pathname: '/', search: '' });

export const useRouteState = (): RouteState => useContext(RouteContext);

/** Whether the screen is on the page, or only drawn out of sight while the link to it is pressed. */
export const IsShownContext = createContext(true);

export interface RouteState {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
}

/** Starts a query and resolves when it settled. */
export type Loader = (dispatch: AppDispatch) => PromiseLike<unknown>;

export interface Head {
  title: string;
  /** Of any length; a search engine and a link preview get its beginning (app/head/pageHead.ts). */
  description?: string;
  /** The largest picture of the first view, fetched before any script. */
  preloadPicture?: PicturePreload | undefined;
  /**
   * What a shared link shows, where it is not the product's own picture: an address of the shop, and what the picture
   * is of.
   */
  sharedPicture?: { src: string; alt: string } | undefined;
  /** Path and query that the page should be known by, where the route's own path does not say it. */
  canonical?: string;
  /** Search engines leave out this view of the screen. */
  unlisted?: boolean;
  /** The product that the page is about; the server makes tags of the head from it (app/head/pageHead.ts). */
  product?: Product;
}

export interface Screen {
  Component: ComponentType;
  /**
   * Queries of the first view. Those that depend on another's answer go into a later row: the rows are awaited in turn.
   */
  loaders?: ((route: RouteState, state: RootState) => Loader[])[];
  /**
   * Queries that a link to the screen may start before anybody follows it (app/prefetch/prefetchLinks.ts); none for
   * what the store knows. `wanted`: a finger, the mouse or the focus is on the link, and it is not only in view.
   */
  prefetch?: (route: RouteState, state: RootState, wanted: boolean) => Loader[];
  /**
   * Drawn out of sight while a link to it is pressed (app/router/ScreenOutlet.tsx). What it does by being there alone,
   * such as a step to another page, must wait for `IsShownContext`.
   */
  isPrerendered?: boolean;
  /**
   * Large enough that taking it down would be felt: left for a screen that was prerendered, it is out of sight at once
   * and off the page after that one's first paint (app/router/ScreenOutlet.tsx). Until then the store speaks of the
   * next screen, which must mean nothing to this one.
   */
  isUnmountedLater?: boolean;
  head: (state: RootState, route: RouteState) => Head;
  /** What a page that was only opened does without: parts that the server drew (ui/lazyPart). */
  lazy?: {
    /** The chunk's name in the build's manifest: its styles belong to the first view. */
    chunk: string;
    load: () => Promise<void>;
    /** The element that they stand in, as a selector. */
    within: string;
    /** Whether an address leads right there, so that they come by themselves. */
    isNamedBy?: (search: string) => boolean;
  };
  /** The whole screen is one shopper's own affair: search engines are kept away from it (server/pages/siteFiles.ts). */
  unlisted?: boolean;
  /** 200 unless said otherwise. */
  status?: (state: RootState, route: RouteState) => number;
}

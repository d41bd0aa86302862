/** What a route needs to know of its screen: what to show, what to fetch before the server renders it, what the tab says. */
import type { ComponentType } from 'react';
import type { AppDispatch, RootState } from '../store/makeStore';

export interface RouteState {
  params: Readonly<Record<string, string | undefined>>;
  pathname: string;
  search: string;
}

/** Starts a query and resolves when it settled. */
export type Preload = (dispatch: AppDispatch) => PromiseLike<unknown>;

export interface Head {
  title: string;
  description?: string;
  /** The largest picture of the first view, fetched before any script. */
  preloadPicture?: { srcSet: string; sizes: string; type: string };
}

export interface Screen {
  Component: ComponentType;
  /** Queries of the first view. Those that depend on another's answer go into a later row: the rows are awaited in turn. */
  preloads?: ((route: RouteState, state: RootState) => Preload[])[];
  head: (state: RootState, route: RouteState) => Head;
  /** 200 unless said otherwise. */
  status?: (state: RootState, route: RouteState) => number;
}

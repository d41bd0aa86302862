/**
 * A shopper's navigation (docs/requirements.md section 2). The hook and the link of react-router follow the address and
 * are rendered again at every navigation, each card's and each heart's; these are not.
 */
import { createContext, useContext, useMemo } from 'react';

/** What navigates: app/router/navigator.ts in a browser. A path is one of the shop, query included. */
export interface Navigator {
  /** So many entries of the history further; back when negative. */
  go: (delta: number) => void;
  push: (to: string, state?: unknown) => void;
  /** In place of the present history entry. */
  replace: (to: string, state?: unknown) => void;
}

export interface NavigateOptions {
  /** In place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry: what survives a copy into JSON. */
  state?: unknown;
}

/** To a path of the shop, query included; or so many entries of the history further, back when negative. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The same navigator for as long as the page is open. */
export const NavigatorContext = createContext<Navigator | null>(null);

/**
 * The same function at every drawing.
 * @throws outside of the app's providers
 */
export function useNavigate(): Navigate {
  const navigator = useContext(NavigatorContext);
  if (!navigator) throw new Error('useNavigate needs a NavigatorContext around it');
  return useMemo(
    () =>
      (to, { replace = false, state } = {}) => {
        if (typeof to === 'number') navigator.go(to);
        else if (replace) navigator.replace(to, state);
        else navigator.push(to, state);
      },
    [navigator],
  );
}

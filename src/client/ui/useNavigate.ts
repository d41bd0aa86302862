/**
 * The steps of a shopper, through the router's navigator (docs/requirements.md section 2). react-router's own hook and
 * link follow the address and are drawn anew at every step, each card's and each heart's; these do not.
 */
import { createContext, useContext, useMemo } from 'react';
import type { Navigator } from 'react-router-dom';

export interface NavigateOptions {
  /** In place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry: what survives a copy into JSON. */
  state?: unknown;
}

/** To a path of the shop, query included; or so many entries of the history further, back when negative. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The navigator that the page's `Router` has; the same one for as long as the page is open. */
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

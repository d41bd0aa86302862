/**
 * The steps of a shopper, through the router's navigator (docs/requirements.md section 2). react-router's own hook and
 * link follow the address and are drawn anew at every step, each card's and each heart's; these do not.
 */
import { useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

export interface NavigateOptions {
  /** In place of the present history entry. */
  replace?: boolean;
  /** Kept with the history entry: what survives a copy into JSON. */
  state?: unknown;
}

/** To a path of the shop, query included; or so many entries of the history further, back when negative. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The same function at every drawing. */
export function useNavigate(): Navigate {
  const { navigator } = useContext(NavigationContext);
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

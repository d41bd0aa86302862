/**
 * Where a shopper returns to after the login (decisions 18, 19). It travels as navigation state to /login and
 * /signup, which hand it on; a reload keeps it with the history entry. A link pressed before the page's scripts were
 * there makes the browser load /login anew: then the browser says where it came from.
 */
import { isAccessPage, isInternal, safeRedirect } from './paths';

export interface ReturnPath {
  /** Path and query inside the shop. */
  from: string;
  /** How many history entries back `from` is; absent where the way there is not one of steps back. */
  stepsBack?: number;
}

interface Place {
  pathname: string;
  search: string;
}

interface Entry extends Place {
  state: unknown;
}

export const returnPathTo = ({ pathname, search }: Place): ReturnPath => ({ from: `${pathname}${search}` });

/** The place that a navigation state names; null unless it is a page of ours and none of those on which one logs in. */
export function returnPlaceOf(state: unknown): string | null {
  const { from } = (state ?? {}) as { from?: unknown };
  const place = typeof from === 'string' ? safeRedirect(from, '') : '';
  // Read as a browser reads it, so that `/x/../login` is /login.
  return isInternal(place) && !isAccessPage(new URL(place, 'http://shop.internal').pathname) ? place : null;
}

/**
 * The navigation state of a page of a login that the browser loaded by itself.
 * @param referrer the whole address of the page before it, as the document tells it; '' if it tells none
 */
export function cameFrom({ pathname }: Place, origin: string, referrer: string): ReturnPath | null {
  if (!isAccessPage(pathname) || !referrer.startsWith(`${origin}/`)) return null;
  const place = returnPlaceOf({ from: referrer.slice(origin.length) });
  return place === null ? null : { from: place };
}

/** How many entries back it is from here; 0 when it must be gone to anew. */
export function stepsBackOf(state: unknown): number {
  const { stepsBack } = (state ?? {}) as { stepsBack?: unknown };
  return returnPlaceOf(state) !== null && Number.isInteger(stepsBack) && (stepsBack as number) > 0
    ? (stepsBack as number)
    : 0;
}

/**
 * The navigation state of a step from one page to another: what leads to a login, or from one to the next, carries the
 * way back along.
 */
export function carryOn(from: Entry, to: Entry, action: 'PUSH' | 'REPLACE'): unknown {
  if (!isAccessPage(to.pathname)) return to.state;
  const isOnTheWay = isAccessPage(from.pathname);
  const start = isOnTheWay ? returnPlaceOf(from.state) : returnPathTo(from).from;
  const place = returnPlaceOf(to.state) ?? start;
  if (place === null) return to.state;
  const known = isOnTheWay ? stepsBackOf(from.state) : 0;
  const steps = action === 'PUSH' && (known > 0 || !isOnTheWay) ? known + 1 : known;
  const stepsBack = place === start && steps > 0 ? { stepsBack: steps } : {};
  return { ...(to.state as object | null), from: place, ...stepsBack } satisfies ReturnPath;
}

/**
 * The action log of this visit, for a shopper who has a problem (docs/support.md). Always on, so it is as little as it
 * can be: one entry an action, and now and then the state itself, which shares nearly everything with its neighbours.
 * What is older than the newest two thousand actions is folded into the starting state.
 */
import { isRejected } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { LoggedAction, LoggedActions } from '../lib/loggedActions';
import { locationChanged } from './locationSlice';

/** A whole visit. */
export const MOST_ACTIONS = 2000;
/** The states that are kept stand this far apart: so many actions are folded away at once. */
const STRIDE = 200;
/**
 * Rows of the server's answers that may be held for the sake of the log, so that large lists asked for again and again
 * do not pile up.
 */
const MOST_ROWS = 20_000;

interface Stretch {
  /** Before the first of its actions. */
  state: unknown;
  startedAt: number;
  startScroll: number;
  actions: LoggedAction[];
  rows: number;
}

const rowsOf = ({ payload }: UnknownAction): number => (Array.isArray(payload) ? payload.length : 1);

/** What tells nothing: RTK Query's bookkeeping, and requests that were not sent because the answer was there. */
export const isNoise = (action: UnknownAction): boolean =>
  action.type.startsWith('api/internalSubscriptions/') ||
  action.type.startsWith('api/config/') ||
  (isRejected(action) && action.meta.condition);

/** A new page is seen from its top, until it is scrolled. */
const isNewPage = (state: unknown, action: UnknownAction): boolean =>
  locationChanged.match(action) &&
  action.payload.pathname !== (state as { location?: { pathname?: string } }).location?.pathname;

export interface BoundedActionLog {
  /** @param state before the action */
  note: (state: unknown, action: UnknownAction) => void;
  /**
   * How far the page is scrolled now, in CSS pixels, once a scroll has come to rest: it stays with the newest action.
   */
  noteScroll: (top: number) => void;
  loggedActions: () => LoggedActions;
}

/** @param start the state that the visit begins with */
export function makeBoundedActionLog(start: unknown): BoundedActionLog {
  let scroll = 0;
  const begin = (state: unknown): Stretch => ({
    state,
    startedAt: Date.now(),
    startScroll: scroll,
    actions: [],
    rows: 0,
  });
  let stretches = [begin(start)];
  const total = (of: (stretch: Stretch) => number) => stretches.reduce((sum, stretch) => sum + of(stretch), 0);
  const isTooLong = () =>
    total(({ actions }) => actions.length) >= MOST_ACTIONS || total(({ rows }) => rows) > MOST_ROWS;

  return {
    note: (state, action) => {
      if (isNoise(action)) return;
      const latest = stretches[stretches.length - 1] as Stretch;
      const isFull = latest.actions.length >= STRIDE || latest.rows > MOST_ROWS / 4;
      if (isFull) stretches.push(begin(state));
      while (stretches.length > 1 && isTooLong()) stretches = stretches.slice(1);
      const current = stretches[stretches.length - 1] as Stretch;
      if (isNewPage(state, action)) scroll = 0;
      current.actions.push({ action, at: Date.now(), scroll });
      current.rows += rowsOf(action);
    },
    noteScroll: (top) => {
      scroll = Math.round(top);
      const latest = stretches[stretches.length - 1] as Stretch;
      const newest = latest.actions[latest.actions.length - 1];
      if (newest) newest.scroll = scroll;
      else latest.startScroll = scroll;
    },
    loggedActions: () => {
      const [{ state, startedAt, startScroll }] = stretches as [Stretch];
      return { startState: state, startedAt, startScroll, actions: stretches.flatMap(({ actions }) => actions) };
    },
  };
}

/**
 * Whether the store shows another moment than the newest: DevTools has jumped, skipped or imported, or a recorded visit is being
 * replayed. A store that is still takes no actions: what the page would do at this moment was done when it was recorded.
 */
import type { UnknownAction } from '@reduxjs/toolkit';

/** As much of the state of `@redux-devtools/instrument` as is looked at; the extension's has the same. */
interface LiftedState {
  actionsById: Record<number, { action: UnknownAction } | undefined>;
  stagedActionIds: readonly number[];
  skippedActionIds: readonly number[];
  currentStateIndex: number;
  isLocked?: boolean;
}

export interface LiftedStore {
  getState: () => LiftedState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: { type: string }) => unknown;
}

/** What this page itself did last. */
export interface Newest {
  action: UnknownAction | null;
  state: unknown;
  /** It is doing it at this moment. */
  isActing: boolean;
}

/** Actions that somebody dispatched from within DevTools may have come after the page's own. */
const isAmong = ({ actionsById, stagedActionIds }: LiftedState, action: UnknownAction): boolean =>
  stagedActionIds.some((_, index) => actionsById[stagedActionIds[stagedActionIds.length - 1 - index] as number]?.action === action);

/** @param state what the store shows now */
export function isStill(lifted: LiftedState, state: unknown, newest: Newest): boolean {
  const isAtTheEnd = lifted.currentStateIndex === lifted.stagedActionIds.length - 1 && lifted.skippedActionIds.length === 0;
  if (lifted.isLocked || !isAtTheEnd) return true;
  // Committed, or paused: DevTools has forgotten the action, and what it shows is still what the page made.
  if (state === newest.state) return false;
  return newest.action === null || !isAmong(lifted, newest.action);
}

export interface Stillness {
  isStill: () => boolean;
  /** Resolves at once in a store that lives, and never in a replay. */
  untilLive: () => Promise<void>;
}

export const alwaysStill: Stillness = { isStill: () => true, untilLive: () => new Promise(() => undefined) };
export const neverStill: Stillness = { isStill: () => false, untilLive: () => Promise.resolve() };

/** A store that DevTools can take back, and that lives again once it shows the newest moment. */
export function watchDevTools(lifted: LiftedStore, state: () => unknown, newest: Newest): Stillness {
  let looksBack = false;
  let wakening: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  const wake = () => {
    looksBack = false;
    for (const goOn of waiting.splice(0)) goOn();
  };
  // The first to hear of every change, so that whoever hears of it next finds the store as it is now.
  lifted.subscribe(() => {
    if (newest.isActing) {
      newest.state = state();
      return;
    }
    const isPast = isStill(lifted.getState(), state(), newest);
    if (!isPast && !looksBack) return;
    looksBack = true;
    clearTimeout(wakening);
    // A moment later: the page that comes up with the newest moment asked for what it shows when it was new.
    if (!isPast) wakening = setTimeout(wake);
  });

  return {
    isStill: () => looksBack || isStill(lifted.getState(), state(), newest),
    untilLive: () => (looksBack ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
  };
}

/**
 * Whether the store shows another moment than the newest: DevTools has jumped, skipped or imported, or a recorded visit
 * is being replayed. A paused store takes no actions: what the page would do at this moment was done when it was
 * recorded. How it is known of DevTools: devTools.ts.
 */
import type { UnknownAction } from '@reduxjs/toolkit';

/** As much of the state of `@redux-devtools/instrument` as is looked at; the extension's has the same. */
export interface LiftedState {
  actionsById: Record<number, { action: UnknownAction } | undefined>;
  stagedActionIds: readonly number[];
  skippedActionIds: readonly number[];
  currentStateIndex: number;
  nextActionId: number;
  /** What the log begins with. */
  committedState?: unknown;
  isLocked?: boolean;
}

export interface LiftedStore {
  getState: () => LiftedState;
  subscribe: (listener: () => void) => () => void;
  /** Any of its actions. */
  dispatch: (action: object) => unknown;
}

/** What this page itself did last. */
export interface Newest {
  action: UnknownAction | null;
  state: unknown;
  /** It is doing it at this moment. */
  isActing: boolean;
}

/** The step that DevTools shows, from 0 (before the first) on, how many rows its panel has, and how many it skips. */
export interface ShownStep {
  step: number;
  of: number;
  leftOut: number;
}

export interface Pausable {
  isPaused: () => boolean;
  /** Resolves at once in a store that lives, and never in a replay. */
  whenLive: () => Promise<void>;
  /** Where DevTools may look back. */
  timeTravel?: TimeTravel;
}

/** A page that DevTools has taken back, for those who show that it is, and end it. */
export interface TimeTravel {
  /** null: the page lives. */
  shown: () => ShownStep | null;
  /** Tells of every change of what is shown, and of its end. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** From whatever moment: the page stands as it itself left it, and lives. */
  backToLive: () => void;
}

export const alwaysPaused: Pausable = { isPaused: () => true, whenLive: () => new Promise(() => undefined) };
export const neverPaused: Pausable = { isPaused: () => false, whenLive: () => Promise.resolve() };

/** Tells of a store that DevTools can take back whether it is (devTools.ts). */
export type WatchDevTools = (lifted: LiftedStore, state: () => unknown, newest: Newest) => Pausable;

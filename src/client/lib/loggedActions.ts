/**
 * The actions of a visit as the store has logged them (store/boundedActionLog), before anything of them is masked or
 * saved.
 */

export interface LoggedAction {
  action: { type: string };
  /** Epoch milliseconds. */
  at: number;
  /** CSS pixels that the page was scrolled at last while this action was the newest; left out: not known. */
  scroll?: number;
}

export interface LoggedActions {
  /** The store's state before the first of the actions. */
  startState: unknown;
  /** Epoch milliseconds of that moment. */
  startedAt: number;
  /** As an action's: before the first of them. */
  startScroll: number;
  actions: readonly LoggedAction[];
}

/** Something that the browser's console was told was wrong. */
export interface ConsoleError {
  /** Epoch milliseconds. */
  at: number;
  text: string;
}

/** A visit as the store has recorded it (store/recorder), before anything of it is masked or saved. */

export interface RecordedAction {
  action: { type: string };
  /** Epoch milliseconds. */
  at: number;
  /** CSS pixels that the page was scrolled at last while this action was the newest; left out: not known. */
  scroll?: number;
}

export interface Recording {
  /** The store's state before the first of the actions. */
  startState: unknown;
  /** Epoch milliseconds of that moment. */
  startedAt: number;
  /** As an action's: before the first of them. */
  startScroll: number;
  actions: readonly RecordedAction[];
}

/** Something that the browser's console was told was wrong. */
export interface ConsoleError {
  /** Epoch milliseconds. */
  at: number;
  text: string;
}

/** A visit as the store has recorded it (store/recorder), before anything of it is masked or saved. */

export interface RecordedAction {
  action: { type: string };
  /** Epoch milliseconds. */
  at: number;
}

export interface Recording {
  /** The store's state before the first of the actions. */
  startState: unknown;
  /** Epoch milliseconds of that moment. */
  startedAt: number;
  actions: readonly RecordedAction[];
}

/** Something that the browser's console was told was wrong. */
export interface ConsoleError {
  /** Epoch milliseconds. */
  at: number;
  text: string;
}

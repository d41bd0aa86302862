/**
 * What is sent and never kept. RTK Query writes a call's arguments into its actions, and actions go into DevTools and into the logs
 * that support replays. A function has no place in either: what it would give back stays out of both.
 */
export interface Secret<T> {
  reveal: () => T;
}

export const secret = <T>(value: T): Secret<T> => ({ reveal: () => value });

/**
 * What is sent and never kept. RTK Query writes a call's arguments into its actions, and actions go into DevTools and
 * into the logs that support replays. A function has no place in either: what it would give back stays out of both.
 */
export interface Secret<T> {
  reveal: () => T;
}

/** Of passwords, tokens and bank details, which nothing but the call may hold. */
export const secret = <T>(value: T): Secret<T> => ({ reveal: () => value });

/** A visit's; what is older was answered long ago. */
const MOST = 100;
const confided: unknown[] = [];

/**
 * Of a shopper's name, number, address and words. This page remembers them, so that a sentence of the server's that
 * repeats one is masked in the file that support is sent (features/support).
 */
export function personal<T>(value: T): Secret<T> {
  confided.push(value);
  if (confided.length > MOST) confided.shift();
  return secret(value);
}

/** What was sent in this visit as `personal`, by the names it travels under. */
export const confidedValues = (): readonly unknown[] => confided;

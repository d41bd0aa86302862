/** How a command ends that failed. */

export const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

/** @returns what writes a failure's message behind `before` to stderr, and ends the process with 1 */
export const endWith =
  (before = '') =>
  (failure: unknown): never => {
    process.stderr.write(`${before}${messageOf(failure)}\n`);
    process.exit(1);
  };

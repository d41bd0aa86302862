/**
 * One word for what a page shows, so that an order can say what its shopper saw (docs/decisions/0226-what-was-seen.md).
 */
import { createHash } from 'node:crypto';

/** Enough for no two to be taken for one another. */
const LENGTH = 22;

/** Equal for equal values in the same order; nothing can be read from it. */
export const digestOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, LENGTH);

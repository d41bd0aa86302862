import type { Kysely, KyselyPlugin } from 'kysely';
import type { Schema } from '../../../src/server/db/schema';

/** The same database, and how many statements were sent through it. */
export function countedReads(db: Kysely<Schema>): { db: Kysely<Schema>; reads: () => number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(counter), reads: () => count };
}

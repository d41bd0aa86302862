import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema';

/**
 * Part of a transaction that may be undone by itself. Where `work` fails, `recover` gives what is answered instead, and
 * all that `work` wrote is undone; what `recover` throws goes on to the whole transaction.
 */
export async function inSavepoint<T>(
  trx: Transaction<Schema>,
  work: () => Promise<T>,
  recover: (error: unknown) => T,
): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    const instead = recover(error);
    await sql`rollback to savepoint part`.execute(trx);
    return instead;
  }
}

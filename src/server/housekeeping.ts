/** Throws away what nobody can use any more. */
import { DAY_MS, HOUR_MS, type Clock } from './clock';
import type { Database } from './db/open';
import { ABSOLUTE_MS, IDLE_MS } from './plugins/session';

/** How long an idempotency key is kept (CONTRACT.md section 5). */
export const KEY_KEPT_MS = DAY_MS;

/** Keys older than a day, sessions that have ended, and the carts and names of guests whose session ended with them (DECISIONS.md T107). */
export async function tidyUp(database: Database, now: number): Promise<void> {
  await database.write(async (trx) => {
    await trx.deleteFrom('idempotency_key').where('created_at', '<', now - KEY_KEPT_MS).execute();
    await trx
      .deleteFrom('session')
      .where((where) => where.or([where('last_seen_at', '<', now - IDLE_MS), where('created_at', '<', now - ABSOLUTE_MS)]))
      .execute();
    const gone = trx
      .selectFrom('guest')
      .select('id')
      .where('created_at', '<', now - DAY_MS)
      .where('id', 'not in', trx.selectFrom('session').select('owner_id'));
    await trx.deleteFrom('cart_line').where('owner_id', 'in', gone).execute();
    await trx.deleteFrom('guest').where('id', 'in', gone).execute();
  });
}

/** Now and every hour. A failure waits for the next turn; gives the way to stop. */
export function keepTidy(database: Database, clock: Clock): () => void {
  const tidy = (): void => void tidyUp(database, clock()).catch(() => undefined);
  tidy();
  const timer = setInterval(tidy, HOUR_MS).unref();
  return () => clearInterval(timer);
}

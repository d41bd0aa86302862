/** Who changed what. Rows are written and read, never changed. */
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { AuditRow } from '../../db/staffSchema';

export const insertAudit = (trx: Transaction<Schema>, row: Insertable<Schema['audit']>): Promise<unknown> =>
  trx.insertInto('audit').values(row).execute();

/** Newest first; of one subject, and before that id, where these are given. */
export function listAudit(
  db: Kysely<Schema>,
  { subject, before, limit }: { subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db.selectFrom('audit').selectAll();
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

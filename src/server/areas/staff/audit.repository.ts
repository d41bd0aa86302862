/** Who changed what. Rows are written and read, never changed. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { holdsWord } from '../../db/holdsWord';
import type { Schema } from '../../db/schema';
import type { AuditRow } from '../../db/staffSchema';

export interface AuditFilter {
  /** A part of it is enough, in any case. */
  who?: string | undefined;
  /** Each is somewhere in the subject, in any case. */
  words?: readonly string[];
  /** The subject begins with one of these words. */
  begins?: readonly string[] | undefined;
  /** Epoch milliseconds; the end is left out. */
  start?: number | undefined;
  end?: number | undefined;
}

interface Part {
  sort?: 'newest' | 'oldest';
  offset?: number;
  /** Only rows that come after the one of that id. */
  beyond?: number | undefined;
  limit: number;
}

export const insertAudit = (trx: Transaction<Schema>, row: Insertable<Schema['audit']>): Promise<unknown> =>
  trx.insertInto('audit').values(row).execute();

function filtered(db: Kysely<Schema>, { who, words = [], begins, start, end }: AuditFilter) {
  let query = db.selectFrom('audit');
  if (who) query = query.where(holdsWord(sql.ref('who'), who));
  for (const word of words) query = query.where(holdsWord(sql.ref('subject'), word));
  if (begins)
    query = query.where((of) =>
      of.or(begins.flatMap((word) => [of('subject', '=', word), of('subject', 'like', `${word} %`)])),
    );
  if (start !== undefined) query = query.where('at', '>=', start);
  if (end !== undefined) query = query.where('at', '<', end);
  return query;
}

/** Newest first unless `sort` says otherwise. */
export function listAudit(
  db: Kysely<Schema>,
  { sort = 'newest', offset = 0, limit, beyond, ...filter }: AuditFilter & Part,
): Promise<AuditRow[]> {
  let query = filtered(db, filter);
  if (beyond !== undefined) query = query.where('id', sort === 'newest' ? '<' : '>', beyond);
  return query
    .selectAll()
    .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are on all pages. */
export async function countAudit(db: Kysely<Schema>, filter: AuditFilter): Promise<number> {
  const { changes } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('changes'))
    .executeTakeFirstOrThrow();
  return Number(changes);
}

/**
 * Who changed what on the staff's side. A row is written in the transaction of its change, so that there is never one
 * without the other. It never holds bank details, passwords or keys.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import type { AuditRow } from '../../db/staffSchema';

export interface Change {
  /** Epoch milliseconds. */
  at: number;
  /** The e-mail address of a staff account, or `cli:NAME`. */
  who: string;
  /** In words, as `account disabled`. */
  what: string;
  /** As `staff asha@example.com`. */
  subject: string;
  /** What it was and is, as far as that tells anything. */
  was?: unknown;
  isNow?: unknown;
}

const asJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export async function writeAudit(trx: Transaction<Schema>, { was, isNow, ...change }: Change): Promise<void> {
  const row = { ...change, was: asJson(was), is_now: asJson(isNow) };
  await trx.insertInto('audit').values(row).execute();
}

/** Newest first. */
export const readAudit = (db: Kysely<Schema>, limit: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit).execute();

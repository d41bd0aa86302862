/**
 * Who changed what on the staff's side. A row is written in the transaction of its change, so that there is never one
 * without the other. It never holds bank details, passwords or keys.
 */
import type { Kysely, Transaction } from 'kysely';
import { AUDIT_PAGE, type AuditEntry } from '../../../contract/staff';
import type { Schema } from '../../db/schema';
import { insertAudit, listAudit } from './audit.repository';

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
const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

export async function writeAudit(trx: Transaction<Schema>, { was, isNow, ...change }: Change): Promise<void> {
  await insertAudit(trx, { ...change, was: asJson(was), is_now: asJson(isNow) });
}

/** Newest first, at most AUDIT_PAGE rows. */
export async function readAudit(
  db: Kysely<Schema>,
  asked: { subject?: string | undefined; before?: number | undefined } = {},
): Promise<AuditEntry[]> {
  const rows = await listAudit(db, { ...asked, limit: AUDIT_PAGE });
  return rows.map(({ at, was, is_now, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    was: fromJson(was),
    isNow: fromJson(is_now),
  }));
}

/** Makes the shop what a backup says (`shop restore`), on either database, wherever the backup was made. */
import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { continueIds } from '../db/autoId';
import { fillNetAmounts } from '../db/lineNet';
import { appliedMigrations } from '../db/migrate';
import { writeNote } from '../db/notes';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import { hasAutoId, tableNames } from '../db/tables';
import { CATALOGUE_VERSION_KEY } from '../areas/catalog/catalogueVersion';
import { writeAudit } from '../areas/staff/audit';
import { notedKey, putKeyNote } from '../keys/keyNote';
import type { Progress } from '../lib/progress';
import { columnsOf, countRows, emptyTables, insertRows, keptTables } from './backup.repository';
import { BackupError, noBackup, type BackupHeader } from './backupFormat';
import type { Unlock } from './head';
import { openBackup, type OpenBackup } from './openBackup';
import { readBackup } from './readBackup';
import { rowsIn } from './writeBackup';

export interface RestoreOptions {
  file: string;
  unlock: Unlock;
  /** Whether a shop that is not empty may go. */
  replace: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Who restores it, as the audit names them. */
  by: string;
  progress?: Progress;
}

export interface Restored {
  header: BackupHeader;
  /** Whether a passphrase or a key of this shop shows that nobody else wrote it. */
  isVouchedFor: boolean;
}

interface Source {
  backup: OpenBackup;
  secretKeys: readonly string[];
}

/**
 * Reads and authenticates the whole file before it changes anything, then writes in one transaction, which the file's
 * second reading may still undo: the shop is the old one or the new one. Throws a BackupError when the file cannot be
 * restored here.
 */
export async function restoreBackup(
  database: Database,
  { file, unlock, replace, now, by, progress = () => undefined }: RestoreOptions,
): Promise<Restored> {
  const source: Source = { backup: await openBackup(file, unlock), secretKeys: unlock.secretKeys };
  const restored = await check(database.db, source, progress);
  await database.write(async (trx) => {
    await database.engine.lockTables(trx, tableNames);
    if (!replace) await refuseUnlessEmpty(trx);
    const was = await contents(trx);
    // Which key this place has is not for a file from another place to say.
    const noted = await notedKey(trx);
    await emptyTables(trx);
    await fill(trx, source, rowsIn(restored.header.rows), progress);
    await fillNetAmounts(trx);
    for (const table of tableNames.filter(hasAutoId)) await continueIds(trx, database.engine, table);
    // Servers that remember the catalogue read all of it again: rows that came back carry the times of their own past.
    await writeNote(trx, CATALOGUE_VERSION_KEY, randomUUID());
    await putKeyNote(trx, noted);
    // The audit is the backup's own, like everything else, and this is its next row.
    const isNow = { file: basename(file), madeAt: restored.header.madeAt, ...(await contents(trx)) };
    await writeAudit(trx, { at: now, who: by, what: 'backup restored', subject: 'shop', was, isNow });
  });
  await database.announce();
  return restored;
}

async function check(db: Kysely<Schema>, { backup, secretKeys }: Source, progress: Progress): Promise<Restored> {
  const { file } = backup;
  const known = await columnsOf(db);
  const applied = await appliedMigrations(db);
  let header: BackupHeader | undefined;
  let isVouchedFor = false;
  let done = 0;
  for await (const part of readBackup(backup, secretKeys)) {
    if (part.kind === 'header') {
      header = part.header;
      const newer = header.migrations.find((name) => !applied.includes(name));
      if (newer)
        throw new BackupError(
          `${file} was made by a newer version of the shop (it knows ${newer}). Update this one first; nothing was changed.`,
        );
      continue;
    }
    if (part.kind === 'end') {
      isVouchedFor = part.isVouchedFor;
      continue;
    }
    const strange = part.columns.find((column) => !known.get(part.table)?.includes(column));
    if (strange)
      throw new BackupError(
        `${file} holds ${part.table}.${strange}, which this shop does not know. Nothing was changed.`,
      );
    done += part.rows.length;
    progress({ text: 'Checking the file', done, total: rowsIn(header?.rows ?? {}) });
  }
  if (!header) throw noBackup(file);
  return { header, isVouchedFor };
}

async function fill(
  trx: Transaction<Schema>,
  { backup, secretKeys }: Source,
  total: number,
  progress: Progress,
): Promise<void> {
  let done = 0;
  for await (const part of readBackup(backup, secretKeys)) {
    if (part.kind !== 'rows') continue;
    await insertRows(trx, part.table, part.rows);
    done += part.rows.length;
    progress({ text: 'Restoring', done, total });
  }
}

const contents = async (trx: Transaction<Schema>) => ({
  products: await countRows(trx, 'product'),
  orders: await countRows(trx, 'customer_order'),
  members: await countRows(trx, 'member'),
});

/**
 * Guests come and go by themselves, every database has notes of its own, and a key that was lost is written down before
 * anything is restored: none of them makes a shop.
 */
const makesNoShop: ReadonlySet<string> = new Set(['guest', 'idempotency_key', 'meta', 'audit']);

async function refuseUnlessEmpty(trx: Transaction<Schema>): Promise<void> {
  const counts = new Map<string, number>();
  for (const table of keptTables) if (!makesNoShop.has(table)) counts.set(table, await countRows(trx, table));
  if ([...counts.values()].every((count) => count === 0)) return;
  const count = (table: string): number => counts.get(table) ?? 0;
  const found = `products: ${count('product')}, orders: ${count('customer_order')}, members: ${count('member')}`;
  throw new BackupError(
    `This shop is not empty (${found}). Nothing was changed. With --replace all of that goes and the backup takes its place.`,
  );
}

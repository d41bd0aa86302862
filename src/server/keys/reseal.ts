/**
 * Seals texts of old keys again with the present one. Each finished row stays so, so an interrupted run goes on where
 * it ended.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';
import type { Progress } from '../lib/progress';
import { makeSealer, SealError, type Sealer } from '../security/sealing';
import type { SecretKeys } from '../security/secretKeys';
import { replaceSealed, rowsUnder, type SealedRow } from './sealed.repository';
import { sealedColumns, type SealedColumn } from './sealedColumns';

/** Few enough that nobody who writes waits for long. */
const ROWS_AT_ONCE = 100;
/**
 * A request that began before the new key was there may still write a row under the old one; a later
 * round finds it.
 */
const MOST_ROUNDS = 3;

interface Piece {
  last: SealedRow['key'] | undefined;
  seen: number;
  resealed: number;
  unreadable: number;
}

export interface Resealed {
  resealed: number;
  /** Altered, so that no key opens them; they stay as they are. */
  unreadable: number;
}

/** Any number of processes may work on the shop meanwhile, and any number may do this. */
export async function resealAll(
  database: Database,
  secretKeys: SecretKeys,
  progress: Progress = () => undefined,
): Promise<Resealed> {
  const all: Resealed = { resealed: 0, unreadable: 0 };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let inRound = 0;
    let unreadable = 0;
    for (const column of sealedColumns) {
      const sealer = makeSealer(secretKeys, column.purpose);
      let piece: Piece = { last: undefined, seen: 0, resealed: 0, unreadable: 0 };
      do {
        piece = await reseal(database, column, sealer, piece.last);
        inRound += piece.resealed;
        unreadable += piece.unreadable;
        progress({ text: `Sealing anew: ${all.resealed + inRound}` });
      } while (piece.seen > 0);
    }
    all.resealed += inRound;
    all.unreadable = unreadable;
    if (inRound === 0) break;
  }
  return all;
}

/** One transaction over the next rows behind `last`. */
const reseal = (database: Database, column: SealedColumn, sealer: Sealer, last: Piece['last']): Promise<Piece> =>
  database.write(async (trx) => {
    const [, ...oldIds] = sealer.keyIds();
    const rows = oldIds.length > 0 ? await rowsUnder(trx, column, oldIds, { behind: last, limit: ROWS_AT_ONCE }) : [];
    const piece: Piece = { last: rows.at(-1)?.key, seen: rows.length, resealed: 0, unreadable: 0 };
    for (const row of rows) {
      const isReadable = await resealRow(trx, column, sealer, row);
      if (isReadable) piece.resealed += 1;
      else piece.unreadable += 1;
    }
    return piece;
  });

/** Whether it could be opened. A row that was emptied, sent or deleted meanwhile is left. */
async function resealRow(
  trx: Transaction<Schema>,
  column: SealedColumn,
  sealer: Sealer,
  row: SealedRow,
): Promise<boolean> {
  try {
    const anew = sealer.seal(sealer.open({ text: row.text, keyId: row.key_id }, row.bound_to), row.bound_to);
    await replaceSealed(trx, column, row, anew);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

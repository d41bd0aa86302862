/**
 * The note (table meta) that requests say for whom they were forwarded and nobody believes it: a proxy stands before
 * the shop that TRUST_PROXY does not name, and all shoppers count as one caller. It says when and under which setting,
 * and nothing of who called.
 */
import type { Kysely } from 'kysely';
import { DAY_MS } from '../lib/clock';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';

const KEY = 'proxy not trusted';
/** Longer without such a request, and the proxy is gone. */
const KEPT_MS = DAY_MS;

interface Note {
  /** Epoch ms of the last such request that was written down. */
  at: number;
  /** TRUST_PROXY then. */
  trusted: string;
}

const textOf = (trustProxy: readonly string[]): string => trustProxy.join(',');

async function readNote(db: Kysely<Schema>): Promise<Note | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && (JSON.parse(row.value) as Note);
}

export async function noteProxy({ write }: Database, trustProxy: readonly string[], now: number): Promise<void> {
  const value = JSON.stringify({ at: now, trusted: textOf(trustProxy) } satisfies Note);
  await write((trx) =>
    trx
      .insertInto('meta')
      .values({ key: KEY, value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

export async function forgetProxy({ db, write }: Database): Promise<void> {
  if (await readNote(db)) await write((trx) => trx.deleteFrom('meta').where('key', '=', KEY).execute());
}

/** Whether it was so lately, and under this very setting: another one has yet to show what it does. */
export async function isProxyNoted({ db }: Database, trustProxy: readonly string[], now: number): Promise<boolean> {
  const note = await readNote(db);
  return note !== undefined && note.trusted === textOf(trustProxy) && now - note.at <= KEPT_MS;
}

export const PROXY_FOUND =
  'Requests come with X-Forwarded-For or Forwarded from an address that TRUST_PROXY does not name: ' +
  'whoever they are for, they count as that one caller.';
export const PROXY_ADVICE =
  'Name the address of your proxy in TRUST_PROXY, and have it send X-Forwarded-For (docs/deployment.md). ' +
  'If there is no proxy, a caller made this up, and nothing is to be done.';

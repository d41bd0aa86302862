/**
 * The note (table meta) that requests come with X-Forwarded-For from a proxy that TRUST_PROXY does not name, so that
 * all shoppers count as one caller. It holds the time and the setting, and nothing about the caller.
 */
import type { Kysely } from 'kysely';
import { DAY_MS } from '../../contract/rules/durations';
import { dropNote, readNote, writeNote } from '../db/notes';
import type { Database } from '../db/types';
import type { Schema } from '../db/schema';

const KEY = 'proxy not trusted';
/** After so long without such a request the proxy counts as gone. */
const KEPT_MS = DAY_MS;

interface Note {
  /** Epoch ms of the last such request that was noted. */
  at: number;
  /** TRUST_PROXY then. */
  trusted: string;
}

const textOf = (trustProxy: readonly string[]): string => trustProxy.join(',');

async function noted(db: Kysely<Schema>): Promise<Note | undefined> {
  const text = await readNote(db, KEY);
  return text === undefined ? undefined : (JSON.parse(text) as Note);
}

export async function noteProxy({ write }: Database, trustProxy: readonly string[], now: number): Promise<void> {
  const value = JSON.stringify({ at: now, trusted: textOf(trustProxy) } satisfies Note);
  await write((trx) => writeNote(trx, KEY, value));
}

export async function forgetProxy({ db, write }: Database): Promise<void> {
  if (await noted(db)) await write((trx) => dropNote(trx, KEY));
}

/** Whether the note is recent, and of this very setting: it says nothing about another one. */
export async function isProxyNoted({ db }: Database, trustProxy: readonly string[], now: number): Promise<boolean> {
  const note = await noted(db);
  return note !== undefined && note.trusted === textOf(trustProxy) && now - note.at <= KEPT_MS;
}

export const PROXY_FOUND =
  'Requests come with X-Forwarded-For or Forwarded from an address that TRUST_PROXY does not name: ' +
  'whoever they are for, they count as that one caller.';
export const PROXY_ADVICE =
  'Name the address of your proxy in TRUST_PROXY, and have it send X-Forwarded-For (docs/deployment.md). ' +
  'If there is no proxy, a caller made this up, and nothing is to be done.';

/**
 * Does a thing once for a key (docs/contract.md section 5): the same key and body again gets the first answer again,
 * refusals included; another body is a conflict. The key is written first, in the same transaction as the order, so of
 * simultaneous requests one works and the others wait at the unique constraint and then read its answer.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { dropKeyBefore, insertKey, knownKey, setAnswer } from './idempotency.repository';

/** How long an idempotency key is kept (docs/contract.md section 5). */
export const KEY_KEPT_MS = DAY_MS;

export interface KeyedAnswer {
  status: number;
  answer: unknown;
  headers?: Readonly<Record<string, string>>;
}

interface KeyedRequest {
  ownerId: string;
  key: string;
  bodyHash: string;
  now: number;
}

/** The same for the same fields, in whatever order they were sent. */
export const hashOf = (call: string, body: Readonly<Record<string, unknown>>): string => {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([call, sorted]))
    .digest('hex');
};

/**
 * The answer that this key already has, or undefined when the work is now this request's to do; it then calls
 * `keepAnswer`.
 */
export async function claimKey(
  trx: Transaction<Schema>,
  { ownerId, key, bodyHash, now }: KeyedRequest,
): Promise<KeyedAnswer | undefined> {
  await dropKeyBefore(trx, ownerId, key, now - KEY_KEPT_MS);
  if (await insertKey(trx, { owner_id: ownerId, key, body_hash: bodyHash, created_at: now })) return undefined;

  const known = await knownKey(trx, ownerId, key);
  if (known.body_hash !== bodyHash) {
    throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another order.');
  }
  if (known.status === null || known.answer === null) throw new DomainError('CONFLICT', 'This order is being placed.');
  return { status: known.status, answer: JSON.parse(known.answer) };
}

export async function keepAnswer(
  trx: Transaction<Schema>,
  ownerId: string,
  key: string,
  { status, answer }: KeyedAnswer,
): Promise<void> {
  await setAnswer(trx, ownerId, key, { status, answer: JSON.stringify(answer) });
}

/**
 * Mails that wait to be sent. A mail is written in the transaction of what it tells about, so that it exists exactly when that
 * does; the sender takes it from there, after the answer, as often as it takes. It is sealed: it holds names, addresses and reset links.
 */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock';
import type { Schema } from '../../db/schema';
import type { Sealer } from '../../sealing';

export type LetterKind =
  | 'reset link'
  | 'password changed'
  | 'new browser'
  | 'account exists'
  | 'account deleted'
  | 'order placed'
  | 'order shipped'
  | 'order cancelled'
  | 'return decided';

export interface Letter {
  kind: LetterKind;
  to: string;
  subject: string;
  text: string;
}

export interface Outbox {
  put(trx: Transaction<Schema>, letter: Letter): Promise<void>;
}

/** An outbox with somebody who empties it. */
export interface Mailbox extends Outbox {
  /** Has the outbox looked into soon; call it once the transaction is through. Never waits, never fails. */
  wake(): void;
}

export const makeOutbox = (sealer: Sealer, clock: Clock): Outbox => ({
  async put(trx, { kind, ...content }) {
    const sealId = randomBytes(12).toString('base64url');
    const { text, keyId } = sealer.seal(JSON.stringify(content), sealId);
    const now = clock();
    await trx.insertInto('outbox_mail').values({ kind, sealed: text, key_id: keyId, seal_id: sealId, created_at: now, next_try_at: now }).execute();
  },
});

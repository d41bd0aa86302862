/**
 * Mails that wait to be sent. A mail is written in the transaction of what it tells about, so that it exists exactly
 * when that does; the worker takes it from there, after the answer, as often as it takes. It is sealed: it holds names,
 * addresses and reset links.
 */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ShopFacts } from '../../../contract/words';
import type { Clock } from '../../lib/clock';
import type { Schema } from '../../db/schema';
import type { Sealer } from '../../security/sealing';
import { shopFacts } from '../home/shopWords';
import { insertMail } from './outbox.repository';

export type MailKind =
  | 'reset link'
  | 'password changed'
  | 'new browser'
  | 'account exists'
  | 'account deleted'
  | 'order placed'
  | 'payment asked'
  | 'payment received'
  | 'payment undone'
  | 'payment not found'
  | 'order changed'
  | 'order shipped'
  | 'parcel corrected'
  | 'order delivered'
  | 'order cancelled'
  | 'order link'
  | 'return decided'
  | 'shop alert'
  | 'shop digest';

export interface NewMail {
  kind: MailKind;
  to: string;
  subject: string;
  /** As it stands, or made of what the shop says of itself when it is written. */
  text: string | ((shop: ShopFacts) => string);
}

/** What is sealed of it. */
export interface SealedMail {
  to: string;
  subject: string;
  text: string;
  /** The shop's e-mail address, as it was then; what goes out in its name, sender.ts says. */
  from?: string;
}

export interface Outbox {
  put(trx: Transaction<Schema>, mail: NewMail): Promise<void>;
}

/** An outbox with somebody who empties it. */
export interface MailQueue extends Outbox {
  /** Has the outbox looked into soon; call it once the transaction is through. Never waits, never fails. */
  wake(): void;
}

export const makeOutbox = (sealer: Sealer, clock: Clock): Outbox => ({
  async put(trx, { kind, to, subject, text: said }) {
    const shop = await shopFacts(trx);
    const content: SealedMail = {
      to,
      subject,
      text: typeof said === 'string' ? said : said(shop),
      ...(shop.email !== undefined && { from: shop.email }),
    };
    const sealId = randomBytes(12).toString('base64url');
    const { text, keyId } = sealer.seal(JSON.stringify(content), sealId);
    const now = clock();
    await insertMail(trx, { kind, sealed: text, key_id: keyId, seal_id: sealId, created_at: now, next_try_at: now });
  },
});

/**
 * Takes one mail out of the outbox and hands it to the transport. The log learns its kind, its tries and how long it
 * waited: nobody's name, no text.
 */
import type { FastifyBaseLogger } from 'fastify';
import { RESET_LINK_MINUTES } from '../../../contract/rules/limits';
import { numberInWords } from '../../../contract/rules/numberInWords';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { retry } from '../../db/retry';
import { SEAL_BROKEN, SealError, type Sealer } from '../../security/sealing';
import { messageIdOf } from './mimeMessage';
import type { MailKind, SealedMail } from './outbox';
import { claimMail, postponeMail, removeMail, type WaitingMail } from './outbox.repository';
import { GIVE_UP_AFTER_DAYS, GIVE_UP_AFTER_MS, LONGEST_FOR_TRANSPORT_MS, pauseAfter } from './retryDelays';
import { TransportFault, type Mail, type Transport } from './transport';

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Longer than a send may take, so that nobody else takes the mail meanwhile. */
const LEASE_MS = 60_000;
const SEND_WITHIN_MS = 45_000;
const REMOVED_WITHIN_MS = 8000;

/** 'refused' is an answer, so others may be tried; 'transport down' is none. */
export type SendResult = 'sent' | 'refused' | 'transport down' | 'not tried';

export interface MailWorkerDeps {
  database: Database;
  clock: Clock;
  log: MailLog;
  sealer: Sealer;
  transport: Transport;
  /** Breaks off what is on its way. */
  stop: AbortSignal;
}

export function makeMailWorker({ database, clock, log, sealer, transport, stop }: MailWorkerDeps) {
  const remove = (mail: WaitingMail): Promise<unknown> => database.write((trx) => removeMail(trx, mail));

  async function failed(mail: WaitingMail, fault: TransportFault, facts: object): Promise<void> {
    const now = clock();
    if (fault.culprit === 'recipient') {
      await remove(mail);
      log.warn({ ...facts, fault: fault.message }, 'A mail was dropped: its recipient is refused for good.');
      return;
    }
    if (now - mail.created_at >= GIVE_UP_AFTER_MS) {
      await remove(mail);
      const days = numberInWords(GIVE_UP_AFTER_DAYS).toLowerCase();
      log.error({ ...facts, fault: fault.message }, `A mail was dropped: it could not be sent for ${days} days.`);
      return;
    }
    const pause = pauseAfter(mail.tries, fault.culprit === 'transport' ? LONGEST_FOR_TRANSPORT_MS : undefined);
    await database.write((trx) => postponeMail(trx, mail, now + pause, fault.message));
    log.warn(
      { ...facts, fault: fault.message, nextTryInSeconds: pause / 1000 },
      'A mail could not be sent; it will be tried again.',
    );
  }

  return async function deliver(seen: WaitingMail): Promise<SendResult> {
    const mail = await database.write((trx) => claimMail(trx, seen, clock() + LEASE_MS));
    if (!mail) return 'not tried';
    const waited = clock() - mail.created_at;
    const facts = { mail: mail.kind, tries: mail.tries, waitedSeconds: Math.round(waited / 1000) };
    if (isStale(mail, waited)) {
      await remove(mail);
      log.warn(facts, 'A mail was dropped: its reset link is no longer good.');
      return 'not tried';
    }
    try {
      const { note, file } = await withDeadline(stop, SEND_WITHIN_MS, (signal) =>
        transport.send(opened(mail, sealer), signal),
      );
      // It is on its way: one that stayed in the outbox because the shop is busy would be sent again.
      await retry(() => remove(mail), { forMs: REMOVED_WITHIN_MS, pauseMs: 200, isWorthRetrying: () => true });
      log.info({ ...facts, ...(file && { file }) }, note);
      return 'sent';
    } catch (error) {
      if (!(error instanceof TransportFault)) throw error;
      await failed(mail, error, facts);
      return error.culprit === 'transport' ? 'transport down' : 'refused';
    }
  };
}

/** decision 101: the link in it opens nothing any more. */
const isStale = ({ kind }: WaitingMail, waited: number): boolean =>
  (kind as MailKind) === 'reset link' && waited >= RESET_LINK_MINUTES * MINUTE_MS;

function opened({ id, kind, sealed, key_id, seal_id, created_at }: WaitingMail, sealer: Sealer): Mail {
  try {
    const content = JSON.parse(sealer.open({ text: sealed, keyId: key_id }, seal_id)) as SealedMail;
    return { ...content, kind: kind as MailKind, id, at: created_at, messageId: messageIdOf(seal_id) };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new TransportFault('mail', SEAL_BROKEN);
  }
}

/**
 * Runs `work` with a signal that fires after `ms`, or with `stop`. By hand, because Node 20 may throw a signal of
 * AbortSignal.any away as garbage together with its timer, and then it never fires.
 */
async function withDeadline<T>(stop: AbortSignal, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const own = new AbortController();
  const abort = (): void => own.abort();
  const timer = setTimeout(abort, ms);
  stop.addEventListener('abort', abort);
  if (stop.aborted) abort();
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', abort);
  }
}

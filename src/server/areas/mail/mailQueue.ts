/**
 * Empties the outbox: soon after a mail was put in, and every few seconds, because the command line and other processes
 * put mails in too. Any number of processes may do so. A mail is claimed for a minute, sent, then its row goes; a
 * process that is killed between leaves the claim to run out, so that a mail may at worst come twice, but never not at
 * all.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { errorCode } from '../../lib/errorCode';
import type { Config } from '../../plugins/config';
import { makeSealer } from '../../security/sealing';
import type { SecretKeys } from '../../security/secretKeys';
import { makeMailWorker, type MailLog } from './mailWorker';
import { makeFileTransport } from './fileTransport';
import { makeOutbox, type MailQueue } from './outbox';
import { countUnderOtherKeys, dueMails } from './outbox.repository';
import { LONGEST_FOR_TRANSPORT_MS, pauseAfter } from './retryDelays';
import { makeSmtpTransport } from './smtpTransport';
import { shopUrlOf } from './templates';

const POLL_MS = 5000;
/** One slow mail must not hold up the next. */
const ABREAST = 4;
/** A stop of the server has ten seconds for everything (docs/contract.md section 7). */
const FINISH_WITHIN_MS = 4000;
const BREAK_OFF_WITHIN_MS = 1000;

export interface MailQueueDeps {
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'port'> & { secretKey: string | SecretKeys };
  database: Database;
  clock: Clock;
  log: MailLog;
}

export interface OpenMailQueue extends MailQueue {
  /** Waits for the mails under way, then sends those that are due; resolves to the number that were sent. */
  deliverDue(): Promise<number>;
  /** Waits a few seconds for mails that are under way. */
  close(): Promise<void>;
}

export function openMailQueue({ config, database, clock, log }: MailQueueDeps): OpenMailQueue {
  const sealer = makeSealer(config.secretKey, 'mail');
  const transport = config.smtpUrl
    ? makeSmtpTransport(config.smtpUrl, shopUrlOf(config))
    : makeFileTransport(path.join(config.dataDir, 'outbox'));
  const stop = new AbortController();
  const deliver = makeMailWorker({ database, clock, log, sealer, transport, stop: stop.signal });

  let closing = false;
  let woken = false;
  /**
   * Times in a row that nothing could be sent at all. While there are any, one mail at a time finds out whether it can
   * again.
   */
  let failures = 0;
  let quietUntil = 0;
  /** Under way or waiting for their turn. */
  let rounds = 0;
  let lastRound: Promise<unknown> = warnOfOtherKeys();

  /** A pause that seems longer than any was begun before the clock was set back. */
  const isQuiet = (): boolean => clock() < quietUntil && quietUntil - clock() <= LONGEST_FOR_TRANSPORT_MS;

  async function round(): Promise<number> {
    let sent = 0;
    while (!closing && !isQuiet()) {
      const due = await dueMails(database.db, sealer.keyIds(), clock(), failures === 0 ? ABREAST : 1);
      if (due.length === 0) break;
      const outcomes = await Promise.all(due.map(deliver));
      sent += outcomes.filter((outcome) => outcome === 'sent').length;
      if (outcomes.includes('transport down')) {
        failures += 1;
        quietUntil = clock() + pauseAfter(failures, LONGEST_FOR_TRANSPORT_MS);
      } else if (outcomes.some((outcome) => outcome !== 'not tried')) failures = 0;
    }
    return sent;
  }

  function deliverDue(): Promise<number> {
    rounds += 1;
    const mine = lastRound.then(round).finally(() => (rounds -= 1));
    lastRound = mine.catch(() => undefined);
    return mine;
  }

  let isTroubled = false;
  const look = async (): Promise<void> => {
    try {
      await deliverDue();
      isTroubled = false;
    } catch (error) {
      // Every few seconds until the database is back, so it is said once. Its own words may hold a row.
      if (!isTroubled) log.error({ code: errorCode(error) }, 'The outbox could not be worked on.');
      isTroubled = true;
    }
  };

  const poll = setInterval(() => void (rounds === 0 && look()), POLL_MS).unref();

  async function warnOfOtherKeys(): Promise<void> {
    const mails = await countUnderOtherKeys(database.db, sealer.keyIds()).catch(() => 0);
    if (mails > 0)
      log.warn(
        { mails },
        'Mails wait in the outbox that were sealed with another SECRET_KEY. They go out once that key is back.',
      );
  }

  return {
    ...makeOutbox(sealer, clock),
    wake() {
      if (woken || closing) return;
      woken = true;
      setImmediate(() => {
        woken = false;
        void look();
      });
    },
    deliverDue,
    async close() {
      closing = true;
      clearInterval(poll);
      await Promise.race([lastRound, wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
      stop.abort();
      await Promise.race([lastRound, wait(BREAK_OFF_WITHIN_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}

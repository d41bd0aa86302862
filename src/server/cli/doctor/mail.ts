/** Checks whether mails go out, and how many wait. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type NodemailerError } from 'nodemailer';
import { HOUR_MS } from '../../../contract/rules/durations';
import { faultOf, smtpOptions } from '../../areas/mail/smtpTransport';
import type { Database } from '../../db/types';
import type { Config } from '../../plugins/config';
import { count, kolkataTime } from '../../lib/wording';
import { waitingMails } from './doctor.repository';
import { broken, ok, warning, type Finding } from './finding';

const ANSWER_WITHIN_MS = 10_000;

export const checkMail = (config: Config): Promise<Finding> =>
  config.smtpUrl ? checkServer(config.smtpUrl) : checkOutbox(config);

async function checkServer(smtpUrl: string): Promise<Finding> {
  const check = 'Mail';
  // The host alone: the setting also holds a user and a password.
  const { host } = new URL(smtpUrl);
  const limits = {
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const mailer = createTransport({ ...smtpOptions(smtpUrl), ...limits });
  const late = new AbortController();
  try {
    const answer = mailer.verify().then(() => true);
    const answered = await Promise.race([answer, wait(ANSWER_WITHIN_MS, false, { signal: late.signal })]);
    return answered
      ? ok(check, `${host} takes mails from this shop.`)
      : broken(check, `${host} did not answer within 10 seconds.`, 'Is SMTP_URL right, and does the mail server run?');
  } catch (error) {
    return broken(
      check,
      `${host}: ${faultOf(error as NodemailerError).message}`,
      'Is SMTP_URL right, and does the mail server run?',
    );
  } finally {
    late.abort();
    mailer.close();
  }
}

async function checkOutbox({ dataDir }: Config): Promise<Finding> {
  const check = 'Mail';
  const outbox = path.join(dataDir, 'outbox');
  const canWrite = (folder: string): Promise<boolean> =>
    access(folder, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
  const isThere = await access(outbox).then(
    () => true,
    () => false,
  );
  if (!(await canWrite(isThere ? outbox : dataDir)))
    return broken(check, `${outbox} cannot be written by this user.`, 'Give it to the user that the shop runs as.');
  return warning(
    check,
    `Mails are files in ${outbox}: nobody gets them.`,
    'Set SMTP_URL to your mail server before the public comes.',
  );
}

export async function checkWaitingMails({ db }: Database, now: number): Promise<Finding> {
  const check = 'Outbox';
  const { mails, since } = await waitingMails(db);
  if (since === null) return ok(check, 'No mail waits.');
  const found = `${count(mails)} ${mails === 1 ? 'mail waits' : 'mails wait'}, the oldest since ${kolkataTime(since)}.`;
  return now - since > HOUR_MS
    ? warning(check, found, 'The running shop sends them: does it run, and does the mail server take them?')
    : ok(check, found);
}

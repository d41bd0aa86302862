/** An outbox on a database of its own, and as many mail queues as a test wants to empty it. */
import { openMailQueue, type MailQueueDeps } from '../../../src/server/areas/mail/mailQueue';
import { readConfig } from '../../../src/server/plugins/config';
import { makeOutbox, type NewMail } from '../../../src/server/areas/mail/outbox';
import type { Database } from '../../../src/server/db/types';
import { makeSealer } from '../../../src/server/security/sealing';
import { TEST_SECRET_KEY } from '../server/buildTestApp';
import { NOW } from '../data/rows';
import { openTestDatabase } from '../server/testDatabase';

export const newMail = (own: Partial<NewMail> = {}): NewMail => ({
  kind: 'order placed',
  to: 'asha.rao@example.com',
  subject: 'We have your order 7K3M-9QX2',
  text: 'Hello आशा,\n\nThank you!\n',
  ...own,
});

/** Something that happens once, to be waited for. */
export function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), given };
}

export type LogLine = { level: 'info' | 'warn' | 'error'; text: string } & Record<string, unknown>;

export type TestOutbox = Awaited<ReturnType<typeof openTestOutbox>>;

export async function openTestOutbox() {
  const { database, place, close } = await openTestDatabase();
  const clock = { now: NOW };
  const log: LogLine[] = [];
  const opened: { close(): Promise<void> }[] = [];
  const write = (level: LogLine['level']) => (facts: object, text: string) => void log.push({ level, text, ...facts });

  /** On another connection to the same database, if one is given. */
  const open = (smtpUrl: string | undefined, own: { database?: Database; secretKey?: string } = {}) => {
    const mailQueue = openMailQueue({
      config: { ...readConfig({ DATA_DIR: place.dataDir }), smtpUrl, secretKey: own.secretKey ?? TEST_SECRET_KEY },
      database: own.database ?? database,
      clock: () => clock.now,
      log: { info: write('info'), warn: write('warn'), error: write('error') } as unknown as MailQueueDeps['log'],
    });
    opened.push(mailQueue);
    return mailQueue;
  };

  const closeQueues = async (): Promise<void> => {
    for (const mailQueue of opened.splice(0)) await mailQueue.close();
  };

  return {
    database,
    place,
    clock,
    log,
    open,
    /** As the server does, or the command line. */
    put: (...mails: NewMail[]): Promise<void> =>
      database.write(async (trx) => {
        const { put } = makeOutbox(makeSealer(TEST_SECRET_KEY, 'mail'), () => clock.now);
        for (const one of mails) await put(trx, one);
      }),
    rows: () => database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute(),
    closeQueues,
    close: async () => {
      await closeQueues();
      await close();
    },
  };
}

/** The mails that a shop had not sent when it ended. */
import { openMailQueue, type MailQueueDeps } from '../../../src/server/areas/mail/mailQueue';
import { readConfig } from '../../../src/server/plugins/config';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { openDatabase, type OpenOptions } from '../../../src/server/db/open';

/** What another had begun or put off is due by then. */
const LATER_MS = 20 * MINUTE_MS;
export const quietLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
} as unknown as MailQueueDeps['log'];

/** Sends them as a server that is started later. Gives how many wait even then. */
export async function sendWaitingMails(
  { dataDir, databaseUrl }: OpenOptions,
  secretKey: string,
  smtpUrl?: string,
): Promise<number> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const mailQueue = openMailQueue({
    config: { ...readConfig({ DATA_DIR: dataDir }), smtpUrl, secretKey },
    database,
    clock: () => Date.now() + LATER_MS,
    log: quietLog,
  });
  try {
    await mailQueue.deliverDue();
    return (await database.db.selectFrom('outbox_mail').select('id').execute()).length;
  } finally {
    await mailQueue.close();
    await database.close();
  }
}

/** What a test shop has mailed, as its customers read it. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { TestShop } from '../server/buildTestApp';

export interface ReadMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  /** '' where it is plain text, as a file in the outbox is. */
  html: string;
}

/** Has what is due sent first. In the order in which they were written. */
export async function mailsOf(shop: Pick<TestShop, 'app' | 'place'>): Promise<ReadMail[]> {
  // Some mails are written after the answer.
  await new Promise(setImmediate);
  await shop.app.idle();
  await shop.app.mailQueue.deliverDue();
  return mailsIn(shop.place.dataDir);
}

/** What a shop on this data folder has mailed up to now. */
export async function mailsIn(dataDir: string): Promise<ReadMail[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => readMail(await readFile(path.join(folder, name)))));
}

export async function readMail(raw: Buffer | string): Promise<ReadMail> {
  const mail: Email = await PostalMime.parse(raw);
  return {
    to: mail.to?.[0]?.address ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

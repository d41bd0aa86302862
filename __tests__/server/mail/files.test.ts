import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMail } from '../../support/mails/mails';
import { newMail, openTestOutbox, type TestOutbox } from '../../support/mails/outbox';

let outbox: TestOutbox;
let folder: string;
beforeEach(async () => {
  outbox = await openTestOutbox();
  folder = path.join(outbox.place.dataDir, 'outbox');
});
afterEach(() => outbox?.close());

const link = `https://shop.example/reset?token=${'x'.repeat(43)}`;

describe('mail as files', () => {
  it('writes a mail as a file that a person can read, when there is no mail server', async () => {
    await outbox.put(
      newMail({ kind: 'reset link', text: `Hello आशा,\n\n${link}\n\n${'A long line of words. '.repeat(20)}\n` }),
    );
    expect(await outbox.open(undefined).deliverDue()).toBe(1);
    const [file = ''] = await readdir(folder);
    expect(file).toMatch(/^2026-11-20T04-30-00\.000Z_\d{6}_reset-link\.eml$/);
    const eml = await readFile(path.join(folder, file), 'utf8');
    const [head, ...body] = eml.split('\r\n\r\n');
    expect(head?.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: "Jhabla & Co." <hello@jhabla.example>',
        'To: asha.rao@example.com',
        'Subject: We have your order 7K3M-9QX2',
        'Date: Fri, 20 Nov 2026 04:30:00 +0000',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ]),
    );
    expect(head?.match(/^content-type:/gim)).toHaveLength(1);
    // As it is, without line breaks and signs put in on the way.
    expect(body.slice(0, 2)).toEqual(['Hello आशा,', link]);
    expect((await readMail(eml)).text).toContain(`Hello आशा,\n\n${link}\n\nA long line of words.`);
    expect(await outbox.rows()).toEqual([]);
  });

  it('lets nobody else on the machine read the files', async () => {
    await outbox.put(newMail());
    await outbox.open(undefined).deliverDue();
    const [file = ''] = await readdir(folder);
    expect(((await stat(folder)).mode & 0o777).toString(8)).toBe('700');
    expect(((await stat(path.join(folder, file))).mode & 0o777).toString(8)).toBe('600');
  });

  it('says in one log line where a mail went and why, and not to whom', async () => {
    await outbox.put(newMail());
    await outbox.open(undefined).deliverDue();
    const [file] = await readdir(folder);
    expect(outbox.log).toEqual([
      {
        level: 'info',
        text: 'SMTP_URL is not set, so a mail was written as a file into DATA_DIR/outbox.',
        file,
        mail: 'order placed',
        tries: 1,
        waitedSeconds: 0,
      },
    ]);
    expect(JSON.stringify(outbox.log)).not.toMatch(/asha|example\.com|7K3M/);
  });

  it('keeps a mail that could not be written for later', async () => {
    await writeFile(folder, 'in the way');
    await outbox.put(newMail());
    const mailQueue = outbox.open(undefined);
    expect(await mailQueue.deliverDue()).toBe(0);
    expect(await outbox.rows()).toEqual([
      expect.objectContaining({ tries: 1, last_error: 'EEXIST: the outbox folder could not be written to.' }),
    ]);
    await rm(folder);
    outbox.clock.now += 10_000;
    expect(await mailQueue.deliverDue()).toBe(1);
  });

  it('sorts by time, and keeps mails of the same moment in their order', async () => {
    await outbox.put(newMail(), newMail({ kind: 'order shipped' }));
    outbox.clock.now += 1000;
    await outbox.put(newMail({ kind: 'order cancelled' }));
    await outbox.open(undefined).deliverDue();
    const kinds = (await readdir(folder)).sort().map((name) => /_([a-z-]+)\.eml$/.exec(name)?.[1]);
    expect(kinds).toEqual(['order-placed', 'order-shipped', 'order-cancelled']);
  });

  it('lets nothing that is typed begin another line of the head', async () => {
    await outbox.put(
      newMail({
        to: 'asha@example.com\r\nBcc: thief@example.net',
        subject: 'Hello\r\nBcc: thief@example.net\r\n\r\nText',
      }),
    );
    await outbox.open(undefined).deliverDue();
    const [file = ''] = await readdir(folder);
    const eml = await readFile(path.join(folder, file), 'utf8');
    expect(eml).not.toMatch(/^Bcc:/im);
    expect((await readMail(eml)).text).toBe('Hello आशा,\n\nThank you!\n');
  });
});

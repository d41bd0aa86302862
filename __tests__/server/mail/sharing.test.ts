import { claimMail, dueMails } from '../../../src/server/areas/mail/outbox.repository';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { DomainError } from '../../../src/server/lib/domainError';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { keyIdOf } from '../../../src/server/security/sealing';
import { TEST_SECRET_KEY } from '../../support/server/buildTestApp';
import { startMailServer, type MailServer } from '../../support/mails/mailServer';
import { newMail, openTestOutbox, signal, type TestOutbox } from '../../support/mails/outbox';

let outbox: TestOutbox;
let server: MailServer;
let other: Database;
beforeEach(async () => {
  outbox = await openTestOutbox();
  server = await startMailServer();
  other = await openDatabase(outbox.place);
});
afterEach(async () => {
  await outbox.closeQueues();
  await other.close();
  await outbox.close();
  await server.close();
});

describe('a mail queue that processes share', () => {
  it('sends each mail once, however many processes empty the outbox', async () => {
    const mails = Array.from({ length: 24 }, (_, n) => newMail({ to: `parent-${n}@example.com` }));
    await outbox.put(...mails);
    const mailQueues = [outbox.open(server.url), outbox.open(server.url, { database: other })];
    const sent = await Promise.all(mailQueues.map((mailQueue) => mailQueue.deliverDue()));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(server.mails.map(({ to }) => to).sort()).toEqual(mails.map(({ to }) => to).sort());
    expect(await outbox.rows()).toEqual([]);
  });

  it('lets one of two processes take a mail that both have seen', async () => {
    await outbox.put(newMail());
    const [seen] = await dueMails(outbox.database.db, [keyIdOf(TEST_SECRET_KEY)], outbox.clock.now, 1);
    if (!seen) throw new Error('The mail should be due.');
    const claims = await Promise.all(
      [outbox.database, other].map((database) =>
        database.write((trx) => claimMail(trx, seen, outbox.clock.now + 1000)),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('sends the mail of a process that never finished with it, and not before a minute is over', async () => {
    const arrival = signal();
    const silent = await startMailServer({
      beforeYes: () => {
        arrival.give();
        return new Promise(() => undefined);
      },
    });
    await outbox.put(newMail());
    outbox.open(silent.url, { database: other }).wake();
    await arrival.given;

    const mailQueue = outbox.open(server.url);
    outbox.clock.now += MINUTE_MS - 1;
    expect(await mailQueue.deliverDue()).toBe(0);
    outbox.clock.now += 1;
    expect(await mailQueue.deliverDue()).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect(outbox.log).toEqual([expect.objectContaining({ text: 'A mail was sent.', tries: 2, waitedSeconds: 60 })]);
    await silent.close();
  });

  it('takes a mail that is out from the outbox though the shop is too busy at first, so that nobody gets it again', async () => {
    await outbox.put(newMail());
    let writes = 0;
    const busy: Database = {
      ...other,
      write: (work) => {
        writes += 1;
        // The first claims the mail, the next ones would remove it.
        return writes === 2 || writes === 3
          ? Promise.reject(new DomainError('NOT_READY', 'The shop is very busy.'))
          : other.write(work);
      },
    };
    expect(await outbox.open(server.url, { database: busy }).deliverDue()).toBe(1);
    expect(await outbox.rows()).toEqual([]);
    outbox.clock.now += 10 * MINUTE_MS;
    expect(await outbox.open(server.url).deliverDue()).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('gives a mail the same id at every try, so that one that comes twice is shown once', async () => {
    await outbox.put(newMail());
    const [row] = await outbox.rows();
    if (!row) throw new Error('The mail should wait.');
    const mailQueue = outbox.open(server.url);
    await mailQueue.deliverDue();
    await other.write((trx) => trx.insertInto('outbox_mail').values(row).execute());
    await mailQueue.deliverDue();
    const ids = server.mails.map(({ raw }) => /^Message-ID: (<.+@jhabla\.example>)\r$/m.exec(raw)?.[1]);
    expect(ids).toEqual([expect.any(String), ids[0]]);
  });

  it('leaves mails that it has no key for to whoever has it, and says that they are there', async () => {
    await outbox.put(newMail());
    const before = await outbox.rows();
    const stranger = outbox.open(server.url, { secretKey: 'another-secret-key-of-32-characters' });
    expect(await stranger.deliverDue()).toBe(0);
    expect(await outbox.rows()).toEqual(before);
    expect(outbox.log).toEqual([
      { level: 'warn', text: expect.stringContaining('sealed with another SECRET_KEY'), mails: 1 },
    ]);
    expect(await outbox.open(server.url, { database: other }).deliverDue()).toBe(1);
  });

  it('does not send a mail that somebody has changed in the database, and sends the next', async () => {
    await outbox.put(newMail(), newMail({ to: 'second@example.com' }));
    const [first, second] = await outbox.rows();
    if (!first || !second) throw new Error('Two mails should wait.');
    await other.write((trx) =>
      trx.updateTable('outbox_mail').set({ sealed: second.sealed }).where('id', '=', first.id).execute(),
    );
    expect(await outbox.open(server.url).deliverDue()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual(['second@example.com']);
    expect(await outbox.rows()).toEqual([
      expect.objectContaining({
        id: first.id,
        tries: 1,
        last_error: 'What was sealed has been altered and cannot be opened.',
      }),
    ]);
  });
});

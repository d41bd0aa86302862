import { newMail, openTestOutbox, signal, type TestOutbox } from '../../support/mails/outbox';
import { startMailServer, type MailServer } from '../../support/mails/mailServer';
import { DAY_MS, MINUTE_MS } from '../../../src/contract/rules/durations';

let outbox: TestOutbox;
const servers: MailServer[] = [];
const start = async (options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> => {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
};
beforeEach(async () => {
  outbox = await openTestOutbox();
});
afterEach(async () => {
  await outbox.close();
  for (const server of servers.splice(0)) await server.close();
});

/** What the log and the table must never tell. */
const secrets = ['asha', 'example.com', '7K3M', 'Thank you', 'आशा', 'No such'];
const expectDiscretion = async (): Promise<void> => {
  const told = JSON.stringify([outbox.log, await outbox.rows()]);
  for (const secret of secrets) expect(told).not.toContain(secret);
};

describe('mail by SMTP', () => {
  it.each([
    ['one that takes mails from anybody', {}],
    ['one that wants a user and a password', { login: { user: 'shop', password: 'p@ss:word/1' } }],
  ])('brings a mail to the mail server: %s', async (_name, options) => {
    const server = await start(options);
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    outbox.clock.now += 2000;
    expect(await mailQueue.deliverDue()).toBe(1);
    expect(server.mails).toEqual([
      expect.objectContaining({
        envelope: { from: 'hello@jhabla.example', to: ['asha.rao@example.com'] },
        from: 'hello@jhabla.example',
        to: 'asha.rao@example.com',
        subject: 'We have your order 7K3M-9QX2',
        text: 'Hello आशा,\n\nThank you!\n',
        html: expect.stringMatching(/<p [^>]*>Hello आशा,<\/p><p [^>]*>Thank you!<\/p><\/div><\/body><\/html>\n?$/),
      }),
    ]);
    expect(server.mails[0]?.raw).toContain('From: "Jhabla & Co." <hello@jhabla.example>');
    expect(await outbox.rows()).toEqual([]);
    expect(outbox.log).toEqual([
      { level: 'info', text: 'A mail was sent.', mail: 'order placed', tries: 1, waitedSeconds: 2 },
    ]);
  });

  it('keeps mails while the mail server is down, and sends each of them once when it is back', async () => {
    const before = await start();
    await before.close();
    const mailQueue = outbox.open(before.url);
    await outbox.put(newMail(), newMail({ to: 'second@example.com' }), newMail({ to: 'third@example.com' }));
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await mailQueue.deliverDue()).toBe(0);
      outbox.clock.now += MINUTE_MS;
    }
    const rows = await outbox.rows();
    expect(rows.map(({ last_error }) => last_error)).toEqual(
      Array(3).fill('ECONNREFUSED: the mail server could not be reached or broke off.'),
    );
    await expectDiscretion();

    const after = await start({ port: before.port });
    // As long as the longest pause.
    outbox.clock.now += 2 * MINUTE_MS;
    await mailQueue.deliverDue();
    await mailQueue.deliverDue();
    expect(after.mails.map(({ to }) => to).sort()).toEqual([
      'asha.rao@example.com',
      'second@example.com',
      'third@example.com',
    ]);
    expect(await outbox.rows()).toEqual([]);
  });

  it('asks a mail server that does not work now and then only, however many mails wait', async () => {
    const server = await start({ login: { user: 'shop', password: 'changed since' } });
    const mailQueue = outbox.open(server.url.replace('changed', 'forgotten'));
    await outbox.put(...Array.from({ length: 20 }, (_, n) => newMail({ to: `asha-${n}@example.com` })));
    for (let second = 0; second < 600; second += 5) {
      await mailQueue.deliverDue();
      outbox.clock.now += 5000;
    }
    expect(server.connections()).toBeGreaterThan(4);
    expect(server.connections()).toBeLessThan(12);
    expect(outbox.log[0]).toMatchObject({
      level: 'warn',
      fault: '535: the mail server did not accept the user or the password of SMTP_URL.',
      nextTryInSeconds: 10,
    });
    await expectDiscretion();
  });

  it('drops a mail whose recipient does not exist, and sends the others', async () => {
    const server = await start({
      refusal: (to) => (to.startsWith('asha') ? { code: 550, says: `No such user asha.rao@example.com here` } : null),
    });
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail(), newMail({ to: 'second@example.com' }));
    expect(await mailQueue.deliverDue()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual(['second@example.com']);
    expect(await outbox.rows()).toEqual([]);
    expect(outbox.log).toContainEqual({
      level: 'warn',
      text: 'A mail was dropped: its recipient is refused for good.',
      mail: 'order placed',
      tries: 1,
      waitedSeconds: 0,
      fault: '550: the mail server does not know the recipient.',
    });
    await expectDiscretion();
  });

  it('keeps a mail when the refusal is about the shop’s own server, not about the recipient', async () => {
    const server = await start({
      refusal: () => ({ code: 554, says: '5.7.1 asha.rao@example.com: relay access denied' }),
    });
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    await mailQueue.deliverDue();
    expect((await outbox.rows()).map(({ last_error }) => last_error)).toEqual([
      '554: the mail server refused the recipient.',
    ]);
    await expectDiscretion();
  });

  it('tries again, after growing pauses, when the mail server says “later”', async () => {
    let refusals = 3;
    const server = await start({
      refusal: (to) =>
        to.startsWith('asha') && refusals-- > 0 ? { code: 451, says: 'asha.rao@example.com is greylisted' } : null,
    });
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail(), newMail({ to: 'second@example.com' }));
    expect(await mailQueue.deliverDue()).toBe(1);
    await expectDiscretion();
    for (const seconds of [10, 30, 60]) {
      outbox.clock.now += (seconds - 1) * 1000;
      expect([await mailQueue.deliverDue(), server.mails.length]).toEqual([0, 1]);
      outbox.clock.now += 1000;
      await mailQueue.deliverDue();
    }
    expect(server.mails.map(({ to }) => to)).toEqual(['second@example.com', 'asha.rao@example.com']);
    expect(server.asked.filter((to) => to.startsWith('asha'))).toHaveLength(4);
    expect(await outbox.rows()).toEqual([]);
  });

  it('gives a mail up after three days, with one line that says so', async () => {
    const server = await start({ refusal: () => ({ code: 452, says: 'mailbox of asha.rao@example.com is full' }) });
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    for (let halfDay = 0; halfDay < 6; halfDay += 1) {
      await mailQueue.deliverDue();
      expect(await outbox.rows()).toHaveLength(1);
      outbox.clock.now += DAY_MS / 2;
    }
    await mailQueue.deliverDue();
    expect(await outbox.rows()).toEqual([]);
    expect(outbox.log.filter(({ level }) => level === 'error')).toEqual([
      {
        level: 'error',
        text: 'A mail was dropped: it could not be sent for three days.',
        mail: 'order placed',
        tries: 7,
        waitedSeconds: 259_200,
        fault: '452: the mail server refused the recipient for now.',
      },
    ]);
    await expectDiscretion();
  });

  it('sends no reset link that opens nothing any more', async () => {
    const server = await start();
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail({ kind: 'reset link' }), newMail());
    outbox.clock.now += 30 * MINUTE_MS;
    expect(await mailQueue.deliverDue()).toBe(1);
    expect(server.mails).toHaveLength(1);
    expect(outbox.log).toContainEqual({
      level: 'warn',
      text: 'A mail was dropped: its reset link is no longer good.',
      mail: 'reset link',
      tries: 1,
      waitedSeconds: 1800,
    });
    expect(await outbox.rows()).toEqual([]);
  });

  it('lets what is on its way finish when the shop closes, and starts nothing more', async () => {
    const arrival = signal();
    const held = signal();
    const server = await start({
      beforeYes: () => {
        arrival.give();
        return held.given;
      },
    });
    const mailQueue = outbox.open(server.url);
    await outbox.put(...Array.from({ length: 5 }, () => newMail()));
    mailQueue.wake();
    await arrival.given;
    const closed = mailQueue.close();
    held.give();
    await closed;
    expect(server.mails).toHaveLength(4);
    expect((await outbox.rows()).map(({ tries }) => tries)).toEqual([0]);
  });

  it('breaks off a mail that the mail server holds on to when the shop closes, and keeps it', async () => {
    const arrival = signal();
    const server = await start({
      beforeYes: () => {
        arrival.give();
        return new Promise(() => undefined);
      },
    });
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    mailQueue.wake();
    await arrival.given;
    await mailQueue.close();
    expect(await outbox.rows()).toEqual([
      expect.objectContaining({ tries: 1, last_error: 'EABORT: the mail server could not be reached or broke off.' }),
    ]);
  });
});

import { startMailServer, type MailServer } from '../../support/mails/mailServer';
import { newMail, openTestOutbox, signal, type TestOutbox } from '../../support/mails/outbox';

let outbox: TestOutbox;
let server: MailServer;
let arrival: ReturnType<typeof signal>;
beforeEach(async () => {
  outbox = await openTestOutbox();
  arrival = signal();
  server = await startMailServer({ beforeYes: () => Promise.resolve(arrival.give()) });
  // Only the regular look into the outbox stands still.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await outbox.close();
  await server.close();
});

describe('waking for mail', () => {
  it('sends a mail at once when it is told that one is there', async () => {
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    mailQueue.wake();
    mailQueue.wake();
    await arrival.given;
    expect(await mailQueue.deliverDue()).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('finds a mail that the command line put there within five seconds', async () => {
    const mailQueue = outbox.open(server.url);
    await outbox.put(newMail());
    jest.advanceTimersByTime(5000);
    await arrival.given;
    expect(await mailQueue.deliverDue()).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('says once that the database is gone, and does not fall over it', async () => {
    const mailQueue = outbox.open(server.url);
    await mailQueue.deliverDue();
    await outbox.database.close();
    for (let look = 0; look < 3; look += 1) {
      mailQueue.wake();
      await new Promise(setImmediate);
      await expect(mailQueue.deliverDue()).rejects.toThrow();
    }
    expect(outbox.log).toEqual([
      { level: 'error', text: 'The outbox could not be worked on.', code: expect.any(String) },
    ]);
  });

  it('does nothing more once it is closed', async () => {
    const mailQueue = outbox.open(server.url);
    await mailQueue.close();
    await outbox.put(newMail());
    mailQueue.wake();
    jest.advanceTimersByTime(5000);
    await new Promise(setImmediate);
    expect(await mailQueue.deliverDue()).toBe(0);
    expect(await outbox.rows()).toEqual([expect.objectContaining({ tries: 0 })]);
  });
});

import { HOUR_MS } from '../../../src/contract/rules/durations';
import { shopUrlOf } from '../../../src/server/areas/mail/templates';
import { buildTestApp } from '../../support/server/buildTestApp';
import { startMailServer } from '../../support/mails/mailServer';
import { mailsOf } from '../../support/mails/mails';
import { memberRow } from '../../support/server/members';
import { signal } from '../../support/mails/outbox';

const asha = memberRow({ name: 'Asha Rao', email: 'asha@example.com' });

describe('the mails of a shop', () => {
  it('answers while the mail server is still thinking, and the mail comes all the same', async () => {
    const arrival = signal();
    const held = signal();
    const server = await startMailServer({
      beforeYes: () => {
        arrival.give();
        return held.given;
      },
    });
    const shop = await buildTestApp({
      config: { smtpUrl: server.url, publicUrl: 'https://shop.example' },
      rows: { member: [asha] },
    });
    const { statusCode } = await shop
      .visitor()
      .postForm('/users/forgotPassword', { email: 'asha@example.com' }, { host: 'evil.example' });
    expect(statusCode).toBe(200);
    await arrival.given;
    expect(server.mails).toEqual([]);
    held.give();
    await shop.close();
    expect(server.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'asha@example.com', subject: 'Choose a new password' },
    ]);
    expect(server.mails[0]?.text).toMatch(
      /^https:\/\/shop\.example\/reset\?token=[\w-]{43}&email=asha%40example\.com$/m,
    );
    expect(server.mails[0]?.text).not.toContain('evil');
    await server.close();
  });

  it('loses nothing to a mail server that is down for an hour', async () => {
    const before = await startMailServer();
    await before.close();
    const shop = await buildTestApp({ config: { smtpUrl: before.url }, rows: { member: [asha] } });
    const signUp = {
      name: 'Asha Rao',
      emailId: 'asha@example.com',
      password: 'thimble-and-thread',
      mobile: '9876543210',
    };
    const { statusCode } = await shop.visitor().postForm('/users/addNewUserEmail', signUp);
    expect(statusCode).toBe(200);
    expect(await shop.app.mailQueue.deliverDue()).toBe(0);

    const after = await startMailServer({ port: before.port });
    shop.clock.now += HOUR_MS;
    expect(await shop.app.mailQueue.deliverDue()).toBe(1);
    expect(await shop.app.mailQueue.deliverDue()).toBe(0);
    await shop.close();
    expect(after.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: 'asha@example.com', subject: 'You already have a Jhabla & Co. account' },
    ]);
    expect(shop.log.join('')).not.toMatch(/asha|Asha|example\.com/);
    await after.close();
  });

  it('keeps neither the address nor the link of a mail readable in the database', async () => {
    const nowhere = await startMailServer();
    await nowhere.close();
    const shop = await buildTestApp({ config: { smtpUrl: nowhere.url }, rows: { member: [asha] } });
    await shop.visitor().postForm('/users/forgotPassword', { email: 'asha@example.com' });
    await shop.app.idle();
    await shop.app.mailQueue.deliverDue();
    const [row] = await shop.database.db.selectFrom('outbox_mail').selectAll().execute();
    expect(row).toMatchObject({ kind: 'reset link', tries: 1 });
    const told = `${JSON.stringify(row)} ${Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')}`;
    for (const secret of ['asha', 'Asha', 'example.com', 'token', 'password', 'http'])
      expect(told).not.toContain(secret);
    await shop.close();
  });

  it('hands a developer the link without any mail server', async () => {
    const shop = await buildTestApp({ rows: { member: [asha] } });
    await shop.visitor().postForm('/users/forgotPassword', { email: 'asha@example.com' });
    const [mail] = await mailsOf(shop);
    expect(mail).toMatchObject({
      to: 'asha@example.com',
      from: 'hello@jhabla.example',
      subject: 'Choose a new password',
    });
    expect(mail?.text).toContain('http://localhost:3000/reset?token=');
    expect(shop.log.filter((line) => line.includes('SMTP_URL is not set'))).toHaveLength(1);
    await shop.close();
  });

  it.each([
    [{ publicUrl: 'https://shop.example/baby', port: 8080 }, 'https://shop.example/baby'],
    [{ publicUrl: undefined, port: 8080 }, 'http://localhost:8080'],
  ])('sends people to the shop’s own address: %j', (config, url) => {
    expect(shopUrlOf(config)).toBe(url);
  });
});

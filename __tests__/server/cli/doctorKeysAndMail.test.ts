/** What the doctor finds of secret keys, mails and wrong logins. */
import { chmod, rm } from 'node:fs/promises';
import { HOUR_MS } from '../../../src/contract/rules/durations';
import { keyIdOf, makeSealer } from '../../../src/server/security/sealing';
import { examinedShop, KEY } from '../../support/commands/doctor';
import { startMailServer } from '../../support/mails/mailServer';
import { NOW } from '../../support/data/rows';
import { onPostgres } from '../../support/server/testDatabase';

const OTHER_KEY = 'another-key-of-forty-characters-012345678';
const { database, examined, inFolder } = examinedShop();

describe('the doctor', () => {
  it('finds a key that others may read, that is missing, or that is another one than what was sealed with', async () => {
    const ownKey = { SECRET_KEY: '', DATABASE_URL: '' };
    if (onPostgres)
      expect((await examined({ SECRET_KEY: '' })).of('Secret key')).toMatchObject({
        state: 'warning',
        advice: expect.stringContaining('on every machine'),
      });
    const local = onPostgres ? {} : ownKey;
    if (!onPostgres) {
      await chmod(inFolder('secret.key'), 0o644);
      expect((await examined(local)).of('Secret key')).toMatchObject({
        state: 'warning',
        advice: `chmod 600 ${inFolder('secret.key')}`,
      });
    }
    const { keyId } = makeSealer(KEY, 'mail').seal('x', 's');
    await database().write((trx) =>
      trx
        .insertInto('outbox_mail')
        .values({ kind: 'reset link', sealed: 'x', key_id: keyId, seal_id: 's', created_at: NOW, next_try_at: NOW })
        .execute(),
    );
    expect((await examined()).code).toBe(0);
    const other = await examined({ SECRET_KEY: OTHER_KEY });
    expect(other.of('Secret key')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining(`it was sealed with another key (${keyId})`),
    });
    await rm(inFolder('secret.key'));
    expect((await examined({ SECRET_KEY: '' })).of('Secret key')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('there is no key'),
    });
  });

  it('says which old keys something is still sealed with, and that others seal nothing any more', async () => {
    const keys = { SECRET_KEY: OTHER_KEY, SECRET_KEYS_OLD: KEY };
    const id = keyIdOf(KEY);
    expect((await examined(keys)).of('Secret key')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining(`Nothing is sealed with the old key ${id} any more; backups may be.`),
    });
    const mail = { kind: 'reset link', sealed: 'x', key_id: id, seal_id: 's', created_at: NOW, next_try_at: NOW };
    await database().write((trx) => trx.insertInto('outbox_mail').values([mail, mail]).execute());
    expect((await examined(keys)).of('Secret key')).toEqual({
      check: 'Secret key',
      state: 'warning',
      found: `2 bank details or mails are still sealed with old keys (${id}: 2).`,
      advice: 'shop keys rotate seals them anew.',
    });
  });

  it('greets the mail server, and never shows its password', async () => {
    const server = await startMailServer({ login: { user: 'shop', password: 'open-sesame' } });
    const withPassword = (password: string): Record<string, string> => ({
      SMTP_URL: Object.assign(new URL(server.url), { password }).href,
    });
    expect((await examined(withPassword('open-sesame'))).of('Mail')).toMatchObject({ state: 'ok' });
    const refused = await examined(withPassword('wrong-word'));
    expect(refused.of('Mail')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('did not accept the user or the password'),
    });
    expect(refused.out).not.toContain('wrong-word');
    await server.close();
    expect((await examined(withPassword('open-sesame'))).of('Mail')).toMatchObject({
      state: 'broken',
      found: expect.stringContaining('could not be reached'),
    });
  });

  it('counts mails that wait too long', async () => {
    const mail = {
      kind: 'reset link',
      sealed: 'x',
      key_id: makeSealer(KEY, 'mail').keyId,
      seal_id: 's',
      next_try_at: NOW,
    };
    await database().write((trx) =>
      trx
        .insertInto('outbox_mail')
        .values([
          { ...mail, created_at: NOW - 7_200_000 },
          { ...mail, created_at: NOW },
        ])
        .execute(),
    );
    expect((await examined()).of('Outbox')).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(/^2 mails wait, the oldest since 20 Nov 2026, /),
    });
  });

  it('warns when many logins were wrong within a day', async () => {
    const wrong = (hoursAgo: number, logins: number) => {
      const hour = (Math.floor(NOW / HOUR_MS) - hoursAgo) * HOUR_MS;
      return database().write((trx) => trx.insertInto('wrong_login').values({ hour, logins }).execute());
    };
    await wrong(0, 400);
    await wrong(26, 9000);
    const few = { state: 'ok', found: '400 logins were wrong in the last 24 hours.' };
    expect((await examined()).of('Logins')).toMatchObject(few);
    await wrong(5, 100);
    const many = { state: 'warning', advice: expect.stringContaining('guessing passwords') };
    expect((await examined()).of('Logins')).toMatchObject(many);
  });
});

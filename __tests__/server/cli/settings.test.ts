/** What an owner sets by the command line, and what the doctor says of it. */
import { readAudit } from '../../support/server/audit';
import { makeCommandLine } from '../../support/commands/commandLine';
import { examinedShop } from '../../support/commands/doctor';

const { database, examined, place } = examinedShop();
const shop = (...argv: string[]) =>
  makeCommandLine(place(), {
    env: { DATA_DIR: place().dataDir, DATABASE_URL: place().databaseUrl, UPI_ID: 'env@okbank', UPI_PAYEE: 'Env' },
  })(...argv);

describe('shop settings', () => {
  it('shows each with where it comes from, and sets one over the environment', async () => {
    expect((await shop('settings', 'show')).out).toBe(
      [
        'Setting      Value                                       From',
        'upi-id       env@okbank                                  environment or default',
        'payee        Env                                         environment or default',
        "mail         none: the shop's own, hello@jhabla.example  environment or default",
        'alerts       at-once                                     environment or default',
        'unpaid-days  7                                           environment or default',
        '',
      ].join('\n'),
    );
    const { code, out } = await shop('settings', 'set', 'upi-id', 'new.shop@okaxis');
    expect([code, out]).toEqual([0, 'upi-id is new.shop@okaxis (set).\n']);
    expect((await shop('settings', 'set', 'upi-id', 'new.shop@okaxis')).out).toContain('It was so already.');
    await shop('settings', 'set', 'unpaid-days', '0');
    await shop('settings', 'set', 'mail', 'desk@example.com');
    expect(JSON.parse((await shop('--json', 'settings', 'show')).out)).toMatchObject({
      upiId: 'new.shop@okaxis',
      payee: 'Env',
      shopMail: 'desk@example.com',
      unpaidDays: 0,
      kept: ['upiId', 'shopMail', 'unpaidDays'],
    });
  });

  it('empties one, and gives it back to the environment', async () => {
    expect((await shop('settings', 'set', 'upi-id', '')).out).toBe('upi-id is none: the team calls (set).\n');
    expect((await shop('settings', 'clear', 'upi-id')).out).toBe('upi-id is env@okbank (environment or default).\n');
    expect((await shop('settings', 'clear', 'upi-id')).out).toContain('It was so already.');
  });

  it('refuses what cannot be, in one sentence', async () => {
    expect(await shop('settings', 'set', 'upi-id', 'jhabla')).toEqual({
      code: 1,
      out: '',
      err: 'Please enter a UPI id such as shop@bank.\n',
    });
    expect((await shop('settings', 'set', 'alerts', 'daily')).err).toContain('at-once, hourly or off');
    expect((await shop('settings', 'set', 'colour', 'red')).err).toContain('upi-id, payee, mail, alerts, unpaid-days');
  });

  it('writes down who changed what, with the UPI id masked', async () => {
    await shop('settings', 'set', 'upi-id', 'asha.rao@okaxis');
    await shop('settings', 'set', 'alerts', 'hourly');
    expect(await readAudit(database().db)).toEqual([
      expect.objectContaining({ who: 'cli:meera', was: { alerts: 'at-once' }, isNow: { alerts: 'hourly' } }),
      expect.objectContaining({
        who: 'cli:meera',
        what: 'settings changed',
        was: { 'UPI id': 'en…@okbank' },
        isNow: { 'UPI id': 'as…@okaxis' },
      }),
    ]);
  });
});

describe('the doctor', () => {
  const open = { PUBLIC_URL: 'https://shop.in' };

  it('names a public shop that has no UPI id, and one whose alerts nobody reads', async () => {
    const found = await examined(open);
    expect(found.of('Payment')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('no UPI id'),
      advice: expect.stringContaining('/admin/settings'),
    });
    expect(found.of('Alerts')).toMatchObject({ state: 'warning', found: expect.stringContaining('nobody reads') });
    expect((await examined()).of('Payment')?.state).toBe('ok');
  });

  it('says what holds, and where each setting comes from', async () => {
    await shop('settings', 'set', 'upi-id', 'new@okaxis');
    await shop('settings', 'set', 'mail', 'desk@example.com');
    await shop('settings', 'set', 'alerts', 'hourly');
    const found = await examined(open);
    expect(found.of('Payment')).toMatchObject({ state: 'ok', found: 'Orders are paid to new@okaxis (Jhabla & Co.).' });
    expect(found.of('Alerts')).toMatchObject({
      state: 'ok',
      found: 'The shop is told at desk@example.com, once an hour.',
    });
    expect(found.of('From where')?.found).toBe(
      'Set by an owner: upi-id, mail, alerts. From the environment, or its defaults: payee, unpaid-days.',
    );
  });
});

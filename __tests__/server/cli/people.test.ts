import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeCommandLine } from '../../support/commands/commandLine';
import { memberRow } from '../../support/server/members';
import { placeOrder } from '../../support/data/orders';
import { NOW } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await openTestDatabase();
  shop = makeCommandLine(test.place);
  await test.database.write(async (trx) => {
    await trx
      .insertInto('member')
      .values([
        memberRow({ id: 'u_asha', email: 'Asha@example.com', password_hash: '$argon2id$secret', created_at: NOW - 1 }),
        memberRow({ id: 'u_ravi', name: 'Ravi\u001b[31m', mobile: '9000000001', password_hash: '$argon2id$secret' }),
      ])
      .execute();
    const message = { member_id: 'u_asha', name: 'Asha Rao', mobile: '9876543210', reason: 'Sizes' };
    await trx
      .insertInto('customer_message')
      .values([
        { ...message, message: 'Earlier', created_at: NOW - 1 },
        { ...message, message: 'Is there a 2-3 Y?\nThank you', created_at: NOW },
      ])
      .execute();
    await trx
      .insertInto('newsletter_subscriber')
      .values([
        { mobile: '9876543210', member_id: 'u_asha', consent: 'News by SMS', joined_at: NOW - 1 },
        { mobile: '9000000001', member_id: null, consent: 'News by SMS', joined_at: NOW },
      ])
      .execute();
  });
  await placeOrder(test.database, { owner_kind: 'user', owner_id: 'u_asha' });
});
afterEach(() => test?.close());
const json = async (...argv: string[]): Promise<unknown> => JSON.parse((await shop('--json', ...argv)).out);

describe('people by command', () => {
  it('lists members with how to reach them and what they ordered, and never a hash', async () => {
    const { out } = await shop('users', 'list');
    expect(out).toMatch(/Asha Rao +Asha@example\.com +9876543210 +20 Nov 2026, .* +1 +u_asha/);
    expect(out.indexOf('u_ravi')).toBeLessThan(out.indexOf('u_asha'));
    expect(out).not.toContain('\u001b');
    const all = await json('users', 'list');
    expect(all).toEqual([
      expect.objectContaining({ userId: 'u_ravi', orders: 0 }),
      {
        userId: 'u_asha',
        name: 'Asha Rao',
        email: 'Asha@example.com',
        mobile: '9876543210',
        since: expect.stringMatching(/Z$/),
        orders: 1,
      },
    ]);
    expect(out + JSON.stringify(all)).not.toContain('argon2');
    expect(await json('users', 'list', '--limit', '1')).toHaveLength(1);
  });

  it('shows messages whole, newest first', async () => {
    const { out } = await shop('messages', 'list');
    expect(out).toMatch(
      /^20 Nov 2026, .* Asha Rao {2}9876543210 {2}Sizes\n {2}Is there a 2-3 Y\?\n {2}Thank you\n\n.*\n {2}Earlier\n$/,
    );
    expect(await json('messages', 'list', '--limit', '1')).toEqual([
      {
        id: expect.any(Number),
        userId: 'u_asha',
        name: 'Asha Rao',
        mobile: '9876543210',
        reason: 'Sizes',
        message: 'Is there a 2-3 Y?\nThank you',
        at: '2026-11-20T04:30:00.000Z',
      },
    ]);
  });

  it('lists who takes the newsletter and lets a number leave it', async () => {
    expect(await json('newsletter', 'list')).toEqual([
      {
        mobile: '9000000001',
        userId: null,
        consent: 'News by SMS',
        joinedAt: '2026-11-20T04:30:00.000Z',
        confirmed: true,
      },
      expect.objectContaining({ mobile: '9876543210', userId: 'u_asha' }),
    ]);
    expect(await shop('newsletter', 'remove', '+91 98765 43210')).toEqual({
      code: 0,
      out: '9876543210 takes the newsletter no more.\n',
      err: '',
    });
    expect((await shop('newsletter', 'list')).out).not.toContain('9876543210');
    expect(await shop('newsletter', 'remove', '9876543210')).toEqual({
      code: 1,
      out: '',
      err: '9876543210 is not on the list.\n',
    });
    expect(await shop('newsletter', 'remove', '12')).toMatchObject({
      code: 1,
      err: expect.stringContaining('ten digits'),
    });
  });

  it('says in words when there is nobody and nothing', async () => {
    await test.database.write(async (trx) => {
      for (const table of ['customer_message', 'newsletter_subscriber', 'member'] as const)
        await trx.deleteFrom(table).execute();
    });
    expect((await shop('users', 'list')).out).toBe('No members.\n');
    expect((await shop('messages', 'list')).out).toBe('No messages.\n');
    expect((await shop('newsletter', 'list')).out).toBe('Nobody takes the newsletter.\n');
    expect((await shop('newsletter', 'list', '--json')).out).toBe('[]\n');
  });

  describe('What a member asks of the shop', () => {
    const orders = () =>
      test.database.db.selectFrom('customer_order').select(['owner_id', 'name', 'final_paise']).execute();

    it('writes everything that is held into a file for this user alone, and no secret', async () => {
      const file = path.join(test.place.dataDir, 'asha.json');
      expect(await shop('users', 'export', 'asha@EXAMPLE.com', file)).toEqual({
        code: 0,
        out: `What the shop holds about asha@EXAMPLE.com is in ${file}.\n`,
        err: '',
      });
      const text = await readFile(file, 'utf8');
      expect(JSON.parse(text)).toMatchObject({
        account: { userId: 'u_asha' },
        messages: [{}, {}],
        newsletter: [{ mobile: '9876543210' }],
        orders: [{}],
      });
      expect(text).not.toContain('argon2');
      expect((await stat(file)).mode & 0o077).toBe(0);
      expect(await shop('users', 'export', 'asha@example.com', file)).toMatchObject({
        code: 1,
        err: expect.stringContaining('exists already'),
      });
    });

    it('deletes a member who asks for it, once it is meant and nothing is under way', async () => {
      expect(await shop('users', 'delete', 'asha@example.com')).toMatchObject({
        code: 1,
        err: expect.stringContaining('--yes'),
      });
      expect(await shop('users', 'delete', 'asha@example.com', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('still under way'),
      });
      await test.database.write((trx) =>
        trx.updateTable('customer_order').set({ status: 'DELIVERED', delivered_at: NOW }).execute(),
      );
      const [before] = await orders();
      expect(await shop('users', 'delete', 'asha@example.com', '--yes')).toEqual({
        code: 0,
        out: 'The account of asha@example.com is deleted. The customer gets a mail, which the running shop sends.\n',
        err: '',
      });
      expect(await orders()).toEqual([{ owner_id: 'u_nobody', name: '', final_paise: before?.final_paise }]);
      expect(await json('users', 'list')).toEqual([expect.objectContaining({ userId: 'u_ravi' })]);
      expect((await shop('doctor')).code).toBe(0);
      expect(await shop('users', 'delete', 'asha@example.com', '--yes')).toEqual({
        code: 1,
        out: '',
        err: 'No member has the e-mail address asha@example.com.\n',
      });
    });
  });
});

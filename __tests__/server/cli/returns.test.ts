import type { StaffOrder } from '../../../src/contract/staffOrders';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mailsOf } from '../../support/mails/mails';
import { NOW } from '../../support/data/rows';
import { makeColleague } from '../../support/server/staff';
import { askBack, delivered, wish } from '../../support/server/returns';
import { staffOf } from '../../support/commands/staff';

let shop: TestShop;
let staff: ReturnType<typeof staffOf>;

beforeEach(async () => {
  shop = await buildTestApp();
  staff = staffOf(shop);
});
afterEach(() => shop?.close());

async function requested() {
  const order = await delivered(shop, { name: 'Meera Iyer', email: 'meera@example.com' });
  await askBack(order.member, order.serialNo);
  return { ...order, serial: String(order.serialNo) };
}

const decisionMails = async () => (await mailsOf(shop)).filter(({ subject }) => subject.startsWith('Your return'));
const revealOf = (serial: string, reason = 'Refund by bank transfer') =>
  staff('returns', 'reveal', serial, '--reason', reason);

describe('returns by command', () => {
  it('lists what is to be decided', async () => {
    const { serial, serialNo, orderNo } = await requested();
    const { code, out } = await staff('returns', 'list', '--status', 'initiated');
    expect(code).toBe(0);
    for (const fact of [serial, 'INITIATED', orderNo, '₹200', 'Mulmul jhabla', 'Meera Iyer'])
      expect(out).toContain(fact);
    expect(JSON.parse((await staff('returns', 'list', '--json')).out)).toEqual([
      expect.objectContaining({ serialNo, orderNo, status: 'INITIATED', quantity: 2, amountPaise: 20000 }),
    ]);
    expect((await staff('returns', 'list', '--status', 'REFUNDED')).out).toBe('No returns.\n');
  });

  it('gives back what was paid for a line, after its coupon, in what staff read and in the mail', async () => {
    const { serial, orderNo } = await requested();
    await shop.database.write(async (trx) => {
      await trx
        .updateTable('customer_order')
        .set({ discount_paise: 2000, final_paise: 18_000 })
        .where('order_no', '=', orderNo)
        .execute();
      await trx.updateTable('order_line').set({ net_paise: 18_000 }).execute();
    });
    expect((await staff('returns', 'list')).out).toContain('₹180');
    expect((await staff('returns', 'show', serial)).out).toMatch(/^Refund +₹180$/m);
    expect(JSON.parse((await staff('returns', 'show', serial, '--json')).out)).toMatchObject({ amountPaise: 18_000 });
    expect((await staff('orders', 'show', orderNo)).out).toMatch(/After coupon[\s\S]*₹200 +₹180/);
    await staff('returns', 'approve', serial);
    await staff('returns', 'refund', serial);
    expect((await decisionMails()).at(-1)?.text).toContain('Your refund of ₹180 for Mulmul jhabla');
  });

  it('shows a return with the bank details masked', async () => {
    const { serial } = await requested();
    const { out } = await staff('returns', 'show', serial);
    for (const fact of [
      wish.reason,
      wish.comment,
      '••••••••7890',
      'M… L… I…',
      'ZZZZ0123456',
      'Bank of Example',
      'Nobody has looked',
    ])
      expect(out).toContain(fact);
    const json = (await staff('returns', 'show', serial, '--json')).out;
    expect(JSON.parse(json)).toMatchObject({ bankDetails: { accountNumber: '••••••••7890' }, reveals: [] });
    for (const secret of [wish.accountNumber, wish.accountHolderName]) expect(out + json).not.toContain(secret);
  });

  it('hides most of a short account number too', async () => {
    const { member, serialNo } = await delivered(shop);
    await askBack(member, serialNo, { accountNumber: '123456' });
    expect((await staff('returns', 'show', String(serialNo))).out).toContain('••••56');
  });

  it('gives the bank details to whoever says why, and remembers who looked', async () => {
    const { serial } = await requested();
    const { code, out } = await revealOf(serial);
    expect(code).toBe(0);
    for (const fact of [wish.accountNumber, wish.ifscCode, wish.bankName, wish.accountHolderName])
      expect(out).toContain(fact);
    await revealOf(serial, 'The first transfer bounced');
    const shown = (await staff('returns', 'show', serial)).out;
    for (const fact of [
      '2 times',
      'meera',
      'Refund by bank transfer',
      'The first transfer bounced',
      '20 Nov 2026, 10:00',
    ])
      expect(shown).toContain(fact);
  });

  it.each([['too short'], ['   curious   '], ['']])(
    'gives the bank details for no reason such as %j',
    async (reason) => {
      const { serial } = await requested();
      expect(await revealOf(serial, reason)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('at least 10 characters'),
      });
      expect((await staff('returns', 'reveal', serial)).code).toBe(1);
      expect(await shop.database.db.selectFrom('bank_reveal').selectAll().execute()).toEqual([]);
    },
  );

  it('cannot open the bank details with another secret key, and says which one is needed', async () => {
    const { serial } = await requested();
    const { dataDir, databaseUrl } = shop.place;
    const elsewhere = makeCommandLine(shop.place, {
      env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY: 'another-secret-key-of-another-shop' },
    });
    expect(await elsewhere('returns', 'show', serial)).toMatchObject({
      code: 0,
      out: expect.stringContaining('cannot be opened here'),
    });
    expect(await elsewhere('returns', 'reveal', serial, '--reason', 'Refund by bank transfer')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^It was sealed with another secret key/),
    });
  });

  it('says so when the bank details have been deleted', async () => {
    const { serial } = await requested();
    await shop.database.write((trx) =>
      trx.updateTable('return_request').set({ bank_details: null, key_id: null }).execute(),
    );
    expect((await staff('returns', 'show', serial)).out).toContain('have been deleted');
    expect(await revealOf(serial)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('have been deleted'),
    });
  });

  it('approves and refunds, tells the customer each time, and leaves the stock to staff', async () => {
    const { member, serial, serialNo, productId } = await requested();
    expect(await staff('returns', 'approve', serial)).toMatchObject({
      code: 0,
      out: `Return ${serial} is approved. The customer gets a mail, which the running shop sends.\n`,
    });
    expect((await staff('returns', 'approve', serial)).out).toBe(`Return ${serial} is approved already.\n`);
    expect(JSON.parse((await staff('returns', 'refund', serial, '--note', 'Sent today', '--json')).out)).toMatchObject({
      status: 'REFUNDED',
      moved: true,
      staffNote: 'Sent today',
    });
    expect((await staff('returns', 'refund', serial)).code).toBe(0);
    expect((await member.get(`/api/return-request/status?orderId=${serialNo}`)).json()).toMatchObject({
      status: 'REFUNDED',
    });
    expect(await shop.stockOf(productId)).toBe(3);

    const mails = await decisionMails();
    expect(mails.map(({ to }) => to)).toEqual(['meera@example.com', 'meera@example.com']);
    expect(mails[0]?.text).toContain('approved');
    expect(mails[1]?.text).toContain('Sent today');
  });

  it('tells the whole of it in the story of the order, to staff alone', async () => {
    const { member, serial, orderNo } = await requested();
    shop.clock.now += 60_000;
    await staff('returns', 'approve', serial, '--note', 'Send it to Thane.');
    await staff('returns', 'approve', serial);
    await staff('returns', 'refund', serial);
    const desk = await makeColleague(shop, 'orders');
    const { timeline } = (await desk.send('GET', `orders/${orderNo}`)).json<StaffOrder>();
    const told = timeline.filter(({ what }) => what.startsWith('return'));
    expect(told).toEqual([
      {
        at: new Date(NOW).toISOString(),
        who: 'customer',
        what: 'return asked',
        details: 'Mulmul jhabla, The size is too small',
      },
      {
        at: new Date(shop.clock.now).toISOString(),
        who: 'cli:meera',
        what: 'return approved',
        details: 'Mulmul jhabla, Send it to Thane.',
      },
      expect.objectContaining({ who: 'cli:meera', what: 'return refunded', details: '₹200, Mulmul jhabla' }),
    ]);
    expect((await staff('orders', 'show', orderNo)).out).toMatch(/return approved \(cli:meera\)/);
    expect((await member.get(`/api/order-page/${orderNo}`)).body).not.toContain('cli:meera');
  });

  it('rejects with a word for the customer', async () => {
    const { serial } = await requested();
    expect(await staff('returns', 'reject', serial)).toMatchObject({ code: 1, err: expect.stringContaining('--note') });
    expect(await staff('returns', 'reject', serial, '--note', ' ')).toMatchObject({
      code: 1,
      err: expect.stringContaining('empty'),
    });
    expect((await staff('returns', 'reject', serial, '--note', 'The tags were cut off.')).code).toBe(0);
    expect((await staff('returns', 'reject', serial, '--note', 'Another reason')).out).toContain('already');
    expect((await staff('returns', 'show', serial)).out).toMatch(/Our note +The tags were cut off\./);
    expect(await decisionMails()).toEqual([
      expect.objectContaining({ text: expect.stringContaining('The tags were cut off.') }),
    ]);
  });

  it.each([
    [[], 'refund', 'approve it before it is refunded'],
    [['approve'], 'reject', 'was approved already, so it cannot be rejected'],
    [['reject'], 'approve', 'was rejected, so it cannot be approved'],
    [['reject'], 'refund', 'was rejected, so it cannot be refunded'],
    [['approve', 'refund'], 'approve', 'was refunded already, so it cannot be approved'],
    [['approve', 'refund'], 'reject', 'was refunded already, so it cannot be rejected'],
  ])('after %j does not %s', async (before, decision, why) => {
    const { serial } = await requested();
    for (const step of before) await staff('returns', step, serial, '--note', 'A word');
    expect(await staff('returns', decision, serial, '--note', 'A word')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(why),
    });
    expect(await decisionMails()).toHaveLength(before.length);
  });

  it.each([
    [['show', '999'], 'There is no return for serial number 999.\n'],
    [['approve', '999'], 'There is no return for serial number 999.\n'],
    [['reveal', '999', '--reason', 'Refund by bank transfer'], 'There is no return for serial number 999.\n'],
    [['show', 'abc'], expect.stringContaining('It is a whole number.')],
    [['list', '--status', 'LOST'], expect.stringContaining('It is one of INITIATED, APPROVED, REJECTED, REFUNDED.')],
  ])('fails with one clear sentence: %j', async (argv, sentence) => {
    expect(await staff('returns', ...argv)).toEqual({ code: 1, out: '', err: sentence });
  });

  it('explains in its help what happens to the stock', async () => {
    expect((await staff('returns', 'refund', '--help')).out).toContain('The stock stays as it is');
  });
});

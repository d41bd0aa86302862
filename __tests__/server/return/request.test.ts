import { DAY_MS } from '../../../src/contract/rules/durations';
import { openBankDetails } from '../../../src/server/areas/return/bankDetails';
import { makeSealer } from '../../../src/server/security/sealing';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import { loggedIn } from '../../support/server/members';
import { askBack, delivered, wish } from '../../support/server/returns';
import { NOW } from '../../support/data/rows';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const stored = (serialNo: number) =>
  shop.database.db.selectFrom('return_request').selectAll().where('serial_no', '=', serialNo).execute();
const statusOf = (visitor: Visitor, serialNo: number) => visitor.get(`/api/return-request/status?orderId=${serialNo}`);
const change = (orderNo: string, columns: object) =>
  shop.database.write((trx) =>
    trx.updateTable('customer_order').set(columns).where('order_no', '=', orderNo).execute(),
  );

describe('asking to return something', () => {
  it('takes a request down, and shows how it stands', async () => {
    const { member, serialNo } = await delivered(shop);
    expect((await statusOf(member, serialNo)).json()).toEqual({ orderId: serialNo, status: null });
    const response = await askBack(member, serialNo, { comment: undefined, ifscCode: ' zzzz0123456 ' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ orderId: serialNo, status: 'INITIATED' });
    expect((await statusOf(member, serialNo)).json()).toEqual({ orderId: serialNo, status: 'INITIATED' });
    expect(await stored(serialNo)).toEqual([
      expect.objectContaining({
        member_id: member.userId,
        reason: wish.reason,
        comment: '',
        requested_at: NOW,
        decided_at: null,
      }),
    ]);
  });

  it('keeps the bank details sealed, and in no answer and no log', async () => {
    const { member, serialNo } = await delivered(shop);
    const answers = [
      await askBack(member, serialNo),
      await askBack(member, serialNo),
      await askBack(member, serialNo, { bankName: '' }),
      await statusOf(member, serialNo),
    ];
    const summary = await member.get(`/orders/summary?userId=${member.userId}`);
    const [row] = await stored(serialNo);
    for (const secret of [wish.accountNumber, wish.ifscCode, wish.bankName, wish.accountHolderName]) {
      expect([...answers, summary].map(({ body }) => body).join()).not.toContain(secret);
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(shop.log.join()).not.toContain(secret);
    }
    const { accountNumber, ifscCode, bankName, accountHolderName } = wish;
    expect(row && openBankDetails(makeSealer(TEST_SECRET_KEY, 'bank details'), row)).toEqual({
      accountNumber,
      ifscCode,
      bankName,
      accountHolderName,
    });
    expect(
      () => row && openBankDetails(makeSealer(TEST_SECRET_KEY, 'bank details'), { ...row, id: 'r_another' }),
    ).toThrow('altered');
  });

  it('takes one of ten simultaneous requests', async () => {
    const { member, serialNo } = await delivered(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askBack(member, serialNo)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'NOT_RETURNABLE',
        message: expect.stringContaining('requested before'),
      });
    }
    expect(await stored(serialNo)).toHaveLength(1);
  });

  it('takes a request until ten days after delivery, not later', async () => {
    const [early, late] = [await delivered(shop), await delivered(shop)];
    shop.clock.now = NOW + 10 * DAY_MS;
    expect((await askBack(early.member, early.serialNo)).statusCode).toBe(201);
    shop.clock.now += 1;
    const response = await askBack(late.member, late.serialNo);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'NOT_RETURNABLE', message: expect.stringContaining('10 days') });
  });

  it.each([
    { status: 'ORDERED' },
    { status: 'SHIPPED' },
    { status: 'CANCELED' },
    { status: 'DELIVERED', delivered_at: null },
  ])('takes back only what was delivered: %j', async (columns) => {
    const { member, serialNo, orderNo } = await delivered(shop);
    await change(orderNo, columns);
    const response = await askBack(member, serialNo);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'NOT_RETURNABLE' });
    expect(await stored(serialNo)).toEqual([]);
  });

  it.each([
    ['reason', ''],
    ['reason', '   '],
    ['reason', undefined],
    ['accountNumber', '12345'],
    ['accountNumber', '1234567890123456789'],
    ['accountNumber', '12345678a'],
    ['accountNumber', undefined],
    ['ifscCode', 'ZZZZ1123456'],
    ['ifscCode', 'ZZZ0123456'],
    ['ifscCode', undefined],
    ['bankName', ''],
    ['bankName', undefined],
    ['accountHolderName', ' '],
    ['accountHolderName', undefined],
    ['comment', 'x'.repeat(2001)],
  ])('says what is wrong when the %s is %j', async (field, value) => {
    const { member, serialNo } = await delivered(shop);
    const response = await askBack(member, serialNo, { [field]: value });
    expect(response.statusCode).toBe(422);
    const { fields } = response.json<{ fields: Record<string, string> }>();
    expect(fields).toEqual({ [field]: expect.stringMatching(/^Please .+\.$/) });
    expect(await stored(serialNo)).toEqual([]);
  });

  it('is for whose order it is, and tells nobody else whether there is one', async () => {
    const { serialNo } = await delivered(shop);
    const [stranger, guest, nobody] = [await loggedIn(shop), await shop.guest(), shop.visitor()];
    for (const call of [statusOf, askBack]) {
      expect((await call(nobody, serialNo)).statusCode).toBe(401);
      expect((await call(nobody, 2_000_000_000)).statusCode).toBe(401);
      const anothers = await call(stranger, serialNo);
      expect(anothers.statusCode).toBe(403);
      const unknown = await call(stranger, 2_000_000_000);
      expect([unknown.statusCode, unknown.body]).toEqual([403, anothers.body]);
      expect((await call(guest, serialNo)).statusCode).toBe(403);
    }
    expect(await stored(serialNo)).toEqual([]);
  });

  it.each(['', '?orderId=', '?orderId=abc', '?orderId=0', '?orderId=99999999999'])(
    'refuses a status call with %j',
    async (query) => {
      expect((await (await loggedIn(shop)).get(`/api/return-request/status${query}`)).statusCode).toBe(400);
    },
  );
});

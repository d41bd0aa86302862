/** A member takes along what the shop holds and leaves: nothing of the person stays in the database, the books do. */
import { sql } from 'kysely';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { tableNames } from '../../../src/server/db/tables';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import { askBack, delivered, wish } from '../../support/server/returns';
import { NOW } from '../../support/data/rows';
import type { Visitor } from '../../support/server/visitor';

const person = {
  name: 'Zebunnisa Quadros',
  email: 'Zebunnisa.Q@post.example',
  email_key: 'zebunnisa.q@post.example',
  mobile: '9812376540',
};
const PASSWORD = 'seven-tall-neems';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

/** Every row of every table. */
async function wholeDatabase(): Promise<string> {
  const parts: string[] = [];
  for (const table of tableNames) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.database.db);
    // Mails that wait are sealed, and go to the person.
    if (table !== 'outbox_mail') parts.push(...rows.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return parts.join('\n');
}

/** Has an order that arrived and was given back, a cart, a wishlist, and has said something everywhere. */
async function livelyMember(): Promise<{ member: Visitor; orderNo: string; serialNo: number; productId: number }> {
  const { member, orderNo, serialNo, productId } = await delivered(shop, {
    ...person,
    password_hash: await hashPassword(PASSWORD),
  });
  const id = member.userId;
  await askBack(member, serialNo, { comment: 'The seam under the arm has opened' });
  await member.add(productId, 1);
  await shop.put({ wishlist_entry: [{ member_id: id, product_id: productId, added_at: NOW }] });
  await member.post(
    '/product-ratings',
    {},
    { productId, userName: person.name, email: person.email, message: 'Grandfather chose it', ratings: 2 },
  );
  await member.post(
    '/customerMessage/add',
    {},
    {
      userID: id,
      customerName: person.name,
      customerNo: person.mobile,
      messageReason: 'Parcel',
      customerMessage: 'It has not come to our gate',
    },
  );
  await member.post('/api/newsletter/join', { email: person.mobile });
  await shop.put({ known_browser: [{ mark_hash: `mark of ${id}`, member_id: id, created_at: NOW }] });
  return { member, orderNo, serialNo, productId };
}

const settle = (status: 'REFUNDED' | 'REJECTED' = 'REFUNDED') =>
  shop.database.write((trx) =>
    trx
      .updateTable('return_request')
      .set({ status, decided_at: NOW, refunded_at: NOW, staff_note: 'Spoke to Zebunnisa' })
      .execute(),
  );

const leave = (member: Visitor, password = PASSWORD) =>
  member.post(`/users/deleteAccount/${member.userId}`, {}, { password });

describe('What the shop holds', () => {
  it('is told to the member whole, as a file that nobody keeps, and holds no secret', async () => {
    const { member, orderNo, serialNo, productId } = await livelyMember();
    const answer = await member.get(`/users/heldData/${member.userId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(answer.json()).toEqual({
      account: {
        userId: member.userId,
        parName: person.name,
        email: person.email,
        mobile1: person.mobile,
        termsVersion: expect.any(String),
        termsAcceptedAt: null,
        since: '2026-11-20T04:30:00.000Z',
      },
      addresses: [expect.objectContaining({ houseName: '12 Lake View', pinCode: '400601' })],
      cart: [expect.objectContaining({ productId, orderQuantity: 1 })],
      wishlist: [{ productId, addedAt: expect.any(String) }],
      orders: [
        expect.objectContaining({
          orderNo,
          status: 'DELIVERED',
          name: person.name,
          finalOrderAmount: 200,
          lines: [expect.objectContaining({ serialNo, orderQuantity: 2, rate: 100 })],
        }),
      ],
      returns: [
        expect.objectContaining({
          serialNo,
          comment: 'The seam under the arm has opened',
          status: 'INITIATED',
          bankDetails: expect.objectContaining({ accountNumber: '••••••••7890' }),
        }),
      ],
      reviews: [expect.objectContaining({ productId, message: 'Grandfather chose it', ratings: 2 })],
      messages: [expect.objectContaining({ message: 'It has not come to our gate', mobile: person.mobile })],
      newsletter: [expect.objectContaining({ mobile: person.mobile })],
      sessions: [{ since: expect.any(String), lastSeen: expect.any(String), browser: '' }],
      knownBrowsers: [{ since: '2026-11-20T04:30:00.000Z' }],
    });
    expect(answer.body).not.toMatch(/argon2|password|token/i);
    expect(answer.body).not.toContain(wish.accountNumber);
  });

  it('is empty lists for somebody who has only just come', async () => {
    const member = await loggedIn(shop);
    const held = (await member.get(`/users/heldData/${member.userId}`)).json<Record<string, unknown>>();
    expect(held).toMatchObject({
      cart: [],
      wishlist: [],
      orders: [],
      returns: [],
      reviews: [],
      messages: [],
      newsletter: [],
    });
  });
});

describe('An account that is deleted', () => {
  it('leaves nothing of the person in any table, and the amounts in the books', async () => {
    const { member, orderNo, serialNo, productId } = await livelyMember();
    await settle();
    expect(await wholeDatabase()).toContain(person.name);
    const answer = await leave(member);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your account is deleted.' }]);

    const left = await wholeDatabase();
    const traces = [
      ...Object.values(person),
      member.userId,
      'Zebunnisa',
      'Lake View',
      'The seam',
      'Grandfather',
      'our gate',
      wish.accountNumber,
    ];
    for (const trace of traces)
      expect(left.split('\n').filter((row) => row.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);

    const order = await shop.database.db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      name: '',
      mobile: '',
      address: '',
      status: 'DELIVERED',
      subtotal_paise: 20_000,
      final_paise: 20_000,
    });
    expect(
      await shop.database.db
        .selectFrom('order_line')
        .select(['serial_no', 'product_id', 'quantity', 'rate_paise'])
        .execute(),
    ).toEqual([{ serial_no: serialNo, product_id: productId, quantity: 2, rate_paise: 10_000 }]);
    expect(
      await shop.database.db.selectFrom('return_request').select(['serial_no', 'reason', 'status']).execute(),
    ).toEqual([{ serial_no: serialNo, reason: wish.reason, status: 'REFUNDED' }]);
  });

  it('ends every session, and the pair opens nothing any more', async () => {
    const { member } = await livelyMember();
    await settle('REJECTED');
    const cookie = member.cookie;
    expect((await leave(member)).headers['set-cookie']).toMatch(/shop_session=;.*Max-Age=0/);
    member.cookie = cookie;
    expect((await member.get(`/users/userByID/${member.userId}`)).statusCode).toBe(401);
    const login = await shop
      .visitor()
      .post('/users/loginUser', { emailId: person.email, password: PASSWORD, userType: 'USER' });
    expect(login.json()).toEqual({ message: 'User not found. Please check your credentials or sign up.' });
  });

  it('takes its reviews off the shelf at once', async () => {
    const { member, productId } = await livelyMember();
    await settle();
    const seen = async () =>
      (await shop.visitor().get(`/api/customProducts/${productId}`)).json<{ ratings?: number }>();
    const before = await seen();
    await leave(member);
    expect(await seen()).not.toEqual(before);
    expect((await shop.visitor().get(`/product-ratings/product/${productId}`)).json()).toEqual([]);
  });

  it('can be opened anew with the same address, and a second one may leave too', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { member } = await livelyMember();
      await settle();
      expect((await leave(member)).statusCode).toBe(200);
    }
    expect(await shop.database.db.selectFrom('member').select(['id', 'name', 'email']).execute()).toEqual([
      { id: 'u_nobody', name: '', email: '' },
    ]);
    expect(await shop.database.db.selectFrom('customer_order').select('owner_id').execute()).toEqual([
      { owner_id: 'u_nobody' },
      { owner_id: 'u_nobody' },
    ]);
  });

  it.each([
    [
      'an order that is not here yet',
      async (member: Visitor) => {
        const productId = await shop.addProduct({ name: 'Cradle', rate_paise: 10_000, stock: 5 });
        await member.add(productId, 1);
        // Together with what was in the cart.
        expect((await finalize(shop, member, 200)).statusCode).toBe(200);
      },
    ],
    ['a return that is not settled', () => Promise.resolve()],
  ])('waits for %s, and keeps everything until then', async (what, prepare) => {
    const { member } = await livelyMember();
    if (what.startsWith('an order')) await settle();
    await prepare(member);
    const before = await wholeDatabase();
    const answer = await leave(member);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'CONFLICT',
        message: 'An order or a return is still under way. The account can be deleted once it is settled.',
      },
    ]);
    expect(await wholeDatabase()).toBe(before);
  });

  it('asks for the password first', async () => {
    const { member } = await livelyMember();
    await settle();
    const answer = await leave(member, 'seven-tall-banyans');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'INVALID', message: 'This is not your password.', fields: { password: 'This is not your password.' } },
    ]);
    expect(await wholeDatabase()).toContain(person.email);
  });
});

import { isPassword } from '../../../src/server/areas/account/passwords';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { buildDemoShop } from '../../../src/demo/buildDemoShop';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { addressRow } from '../../support/server/members';
import { NOW } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedDemoShop(test.database, NOW);
});
afterAll(() => test?.close());

const { member, products } = buildDemoShop();
const rowsOf = <T extends 'address' | 'wishlist_entry' | 'customer_order' | 'order_line' | 'review'>(table: T) =>
  test.database.db.selectFrom(table);

describe("the demo shop's member", () => {
  it('can be logged in as with the password that the contract names', async () => {
    const stored = await test.database.db.selectFrom('member').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      id: member.userId,
      email_key: 'demo@jhabla.example',
      mobile: '9999999999',
      name: 'Demo Member',
    });
    expect(stored.password_hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword('demo1234', stored.password_hash)).toBe(true);
    expect(await isPassword('demo12345', stored.password_hash)).toBe(false);
  });

  it('has its addresses and wishes, in their order', async () => {
    const addresses = await rowsOf('address').selectAll().orderBy('created_at').execute();
    expect(
      addresses.map(({ id, member_id, city, pin_code, country }) => [id, member_id, city, pin_code, country]),
    ).toEqual([
      [1, member.userId, 'Thane', '400601', 'India'],
      [2, member.userId, 'Mumbai', '400001', 'India'],
    ]);
    const wishes = await rowsOf('wishlist_entry')
      .select('product_id')
      .where('member_id', '=', member.userId)
      .orderBy('added_at', 'desc')
      .execute();
    expect(wishes.map(({ product_id }) => product_id)).toEqual(member.wishlist);
  });

  it('has four orders that add up, with the dates that their states call for', async () => {
    const orders = await rowsOf('customer_order').selectAll().orderBy('placed_at').execute();
    expect(orders.map(({ id, order_no, status }) => [id, order_no, status])).toEqual([
      [1, 'DEMO-0001', 'CANCELED'],
      [2, 'DEMO-0002', 'DELIVERED'],
      [3, 'DEMO-0003', 'SHIPPED'],
      [4, 'DEMO-0004', 'ORDERED'],
    ]);
    for (const order of orders) {
      const lines = await rowsOf('order_line').selectAll().where('order_id', '=', order.id).execute();
      expect(order).toMatchObject({
        owner_kind: 'user',
        owner_id: member.userId,
        mobile: member.mobile,
        payment_method: 'onlinePayment',
      });
      expect(order.address).toMatch(/^Flat 1, Example House, .*, 400601$/);
      expect(order.subtotal_paise).toBe(
        lines.reduce((sum, { quantity, rate_paise }) => sum + quantity * rate_paise, 0),
      );
      expect(order.final_paise).toBe(order.subtotal_paise - order.discount_paise);
      const steps = [order.placed_at, order.shipped_at, order.delivered_at].filter((time) => time !== null);
      expect([...steps, NOW]).toEqual([...steps, NOW].sort((a, b) => a - b));
      expect([order.shipped_at !== null, order.delivered_at !== null, order.canceled_at !== null]).toEqual([
        ['SHIPPED', 'DELIVERED'].includes(order.status),
        order.status === 'DELIVERED',
        order.status === 'CANCELED',
      ]);
    }
  });

  it('got ten per cent off one order, agreed on shipping for another, and may still return what came', async () => {
    const byStatus = new Map(
      (await rowsOf('customer_order').selectAll().execute()).map((order) => [order.status, order]),
    );
    const delivered = byStatus.get('DELIVERED')!;
    expect(delivered).toMatchObject({ coupon_code: 'FIRST', discount_paise: delivered.subtotal_paise / 10 });
    expect(NOW - delivered.delivered_at!).toBeLessThan(10 * DAY_MS);
    const shipped = byStatus.get('SHIPPED')!;
    expect(shipped.shipping_paise).toBeGreaterThan(0);
    expect(shipped).toMatchObject({ payment: 'received', payment_paise: shipped.final_paise + shipped.shipping_paise });
    expect(byStatus.get('ORDERED')).toMatchObject({ payment: 'none', payment_paise: null, shipping_set_at: null });
    expect(
      [...byStatus.values()].filter(({ discount_paise, coupon_code }) => discount_paise > 0 || coupon_code !== null),
    ).toHaveLength(1);
  });

  it('keeps names, rates and pictures of what was ordered, and takes nothing from the stock', async () => {
    const lines = await rowsOf('order_line').selectAll().orderBy('serial_no').execute();
    expect(lines.map(({ serial_no }) => serial_no)).toEqual(lines.map((_, index) => index + 1));
    for (const line of lines) {
      const { name, ratePaise, dealRatePaise } = products.find(({ productId }) => productId === line.product_id)!;
      expect(line).toMatchObject({ product_name: name, rate_paise: dealRatePaise ?? ratePaise });
      expect(line.picture_url).toMatch(/^\/pictures\//);
    }
    const stored = await test.database.db.selectFrom('product').select(['id', 'stock']).orderBy('id').execute();
    expect(stored.map(({ stock }) => stock)).toEqual(products.map(({ stock }) => stock));
  });

  it('has said something about a product under its own name', async () => {
    const reviews = await rowsOf('review').selectAll().where('user_id', 'is not', null).execute();
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({
      user_id: member.userId,
      email: member.email,
      user_name: 'Demo Member',
      product_id: member.reviews[0]!.productId,
    });
    expect(NOW - reviews[0]!.created_at).toBeGreaterThan(0);
  });

  it('is in nobody’s way: the next address, order and line get numbers of their own', async () => {
    const next = await test.database.write(async (trx) => {
      const address = await trx
        .insertInto('address')
        .values(addressRow(member.userId))
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: _id, ...copy } = await trx
        .selectFrom('customer_order')
        .selectAll()
        .where('id', '=', 4)
        .executeTakeFirstOrThrow();
      const order = await trx
        .insertInto('customer_order')
        .values({ ...copy, order_no: 'AAAA-2222' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { serial_no: _serialNo, ...line } = await trx
        .selectFrom('order_line')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      const { serial_no } = await trx
        .insertInto('order_line')
        .values({ ...line, order_id: order.id })
        .returning('serial_no')
        .executeTakeFirstOrThrow();
      return { address: address.id, order: order.id, serialNo: serial_no };
    });
    expect(next).toEqual({ address: 3, order: 5, serialNo: 9 });
  });
});

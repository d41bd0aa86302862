import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const setStock = (id: number, stock: number) =>
  shop.database.write((trx) => trx.updateTable('product').set({ stock }).where('id', '=', id).execute());
const buy = (buyer: Visitor, amount: number) => (buyer.userId ? finalize(shop, buyer, amount) : buyer.order(amount));

describe('Many orders for the last pieces at once', () => {
  it('sells the last five pieces to five of a hundred buyers, guests and members', async () => {
    const id = await shop.addProduct({ rate_paise: 10000, stock: 100 });
    const buyers = await many(100, (index) => (index % 2 ? loggedIn(shop) : shop.guest()));
    await Promise.all(buyers.map((buyer) => buyer.add(id)));
    await setStock(id, 5);

    const answers = await Promise.all(buyers.map((buyer) => buy(buyer, 100)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(95);
    expect(await shop.stockOf(id)).toBe(0);
    expect(
      await shop.database.db.selectFrom('order_line').selectAll().where('product_id', '=', id).execute(),
    ).toHaveLength(5);
  });

  it('places one order for fifty simultaneous requests of a member with one key, and gives all the same answer', async () => {
    const member = await loggedIn(shop);
    const id = await shop.addProduct({ rate_paise: 10000, stock: 10 });
    await member.add(id, 2);
    const answers = await many(50, () => finalize(shop, member, 200, {}, { 'idempotency-key': 'checkout-1' }));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(
      await shop.database.db.selectFrom('customer_order').selectAll().where('owner_id', '=', member.userId).execute(),
    ).toHaveLength(1);
    expect(await shop.stockOf(id)).toBe(8);

    const other = await finalize(shop, member, 201, {}, { 'idempotency-key': 'checkout-1' });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('loses and invents no piece while some order and others cancel what they ordered', async () => {
    const ids = [
      await shop.addProduct({ rate_paise: 100, stock: 20 }),
      await shop.addProduct({ rate_paise: 100, stock: 20 }),
    ];
    const members = await many(10, () => loggedIn(shop));
    for (const [index, member] of members.entries())
      for (const id of index % 2 ? ids : [...ids].reverse()) await member.add(id);
    const first = await Promise.all(members.map((member) => finalize(shop, member, 2)));
    for (const member of members) for (const id of ids) await member.add(id);

    const cancel = (index: number) => {
      const [serialNo] = first[index]?.json<{ serialNos: number[] }>().serialNos ?? [];
      return members[index]?.send({
        method: 'PUT',
        url: `/orders/status/${serialNo}`,
        query: { newStatus: 'CANCELED' },
      });
    };
    const answers = await Promise.all(members.flatMap((member, index) => [finalize(shop, member, 2), cancel(index)]));
    expect(answers.map((answer) => answer?.statusCode)).toEqual(answers.map(() => 200));
    for (const id of ids) expect(await shop.stockOf(id)).toBe(10);
  });
});

import type { Address } from '../../../src/contract/account';
import type { CartItem } from '../../../src/contract/cart';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { finalize, loggedIn } from '../../support/server/members';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

const ordersOf = (ownerId: string) =>
  shop.database.db.selectFrom('customer_order').selectAll().where('owner_id', '=', ownerId).execute();

const idOf = ({ userId, guestId }: Visitor): string => userId || guestId;

async function cartVersion(visitor: Visitor): Promise<string> {
  const { headers } = await visitor.post('/usercart/in-cart', { userId: idOf(visitor), pageSize: 10_000 });
  return String(headers['x-cart-version']);
}

const blue = { productColor: 'Blue', productSize: '0-3M' };
const coral = { productColor: 'Coral', productSize: '3-6M' };
const choices = { colours: 'Blue,Coral', sizes: '0-3M,3-6M' };

type Order = (visitor: Visitor, amount: number, headers: Record<string, string>) => ReturnType<Visitor['order']>;
/** A guest, a member, and how each of them orders with what was seen. */
const shoppers: [string, () => Promise<Visitor>, Order][] = [
  ['a guest', () => shop.guest(), (visitor, amount, headers) => visitor.order(amount, {}, headers)],
  ['a member', () => loggedIn(shop), (visitor, amount, headers) => finalize(shop, visitor, amount, {}, headers)],
];

describe.each(shoppers)('the cart that %s saw', (_who, arrive, order) => {
  it.each<[string, (visitor: Visitor, id: number, other: number) => Promise<unknown>]>([
    [
      'another colour and size',
      async (visitor, id) => {
        await visitor.post('/usercart/remove-product', { userId: idOf(visitor), productId: id, ...blue });
        await visitor.add(id, 2, coral);
      },
    ],
    [
      'another product of the same price',
      async (visitor, id, other) => {
        await visitor.post('/usercart/remove-product', { userId: idOf(visitor), productId: id, ...blue });
        await visitor.add(other, 2);
      },
    ],
    [
      'another rate',
      (_visitor, id) =>
        shop.database.write((trx) =>
          trx.updateTable('product').set({ rate_paise: 10100 }).where('id', '=', id).execute(),
        ),
    ],
  ])('is asked about when it holds %s by then, with stock and key untouched', async (_what, change) => {
    const visitor = await arrive();
    const id = await shop.addProduct({ rate_paise: 10000, stock: 9, ...choices });
    const other = await shop.addProduct({ rate_paise: 10000, stock: 9 });
    await visitor.add(id, 2, blue);
    const seen = { 'x-cart-version': await cartVersion(visitor), 'idempotency-key': `seen-${id}-key` };
    await change(visitor, id, other);

    const asked = await order(visitor, 200, seen);
    expect(asked.statusCode).toBe(409);
    const items = await visitor.cart<CartItem>();
    expect(asked.json()).toEqual({ code: 'CART_CHANGED', message: expect.any(String), items });
    expect(asked.headers['x-cart-version']).toBe(await cartVersion(visitor));
    expect([await shop.stockOf(id), await shop.stockOf(other)]).toEqual([9, 9]);
    expect(await ordersOf(idOf(visitor))).toEqual([]);

    // The same key is free for the cart as it is seen now.
    const amount = items.reduce((sum, { productRate, orderQuantity }) => sum + productRate * orderQuantity, 0);
    const again = await order(visitor, amount, { ...seen, 'x-cart-version': String(asked.headers['x-cart-version']) });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({
      lines: items.map(({ productId, productColor, productSize }) => ({ productId, productColor, productSize })),
    });
  });

  it('is ordered as it stands, with the version that it came with', async () => {
    const visitor = await arrive();
    const id = await shop.addProduct({ rate_paise: 10050, stock: 9, ...choices });
    await visitor.add(id, 1, coral);
    await visitor.add(id, 2, blue);
    expect((await order(visitor, 301.5, { 'x-cart-version': await cartVersion(visitor) })).statusCode).toBe(200);
    expect(await shop.stockOf(id)).toBe(6);
  });

  it('is answered with the order that was placed under the key, whatever became of the cart', async () => {
    const visitor = await arrive();
    const id = await shop.addProduct({ rate_paise: 10000, stock: 9 });
    await visitor.add(id);
    const sent = { 'x-cart-version': await cartVersion(visitor), 'idempotency-key': `lost-${id}-key` };
    const first = await order(visitor, 100, sent);
    await visitor.add(id, 3);
    const again = await order(visitor, 100, sent);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await shop.stockOf(id)).toBe(8);
  });

  it('is not asked about where the caller does not say what was seen', async () => {
    const visitor = await arrive();
    const id = await shop.addProduct({ rate_paise: 10000, stock: 9, ...choices });
    await visitor.add(id, 1, coral);
    expect((await order(visitor, 100, {})).statusCode).toBe(200);
  });
});

describe('the address that a member saw', () => {
  const versionIn = ({ headers }: { headers: Record<string, unknown> }): string => String(headers['x-address-version']);

  async function memberWithCart() {
    const member = await loggedIn(shop);
    const id = await shop.addProduct({ rate_paise: 10000, stock: 9 });
    await member.add(id);
    const listed = await member.get(`/users/getAllAddresses/${member.userId}`);
    const [address] = listed.json<Address[]>();
    return { member, id, address: address as Address, version: versionIn(listed) };
  }

  it('is asked about when it was changed by then, with stock and key untouched', async () => {
    const { member, id, address, version } = await memberWithCart();
    const changed = await member.post(`/users/updateAddress/${member.userId}`, {}, { ...address, city: 'Pune' });
    expect(versionIn(changed)).not.toBe(version);
    const key = { 'idempotency-key': `address-${id}` };

    const asked = await finalize(shop, member, 100, {}, { ...key, 'x-address-version': version });
    const question = { code: 'ADDRESS_CHANGED', message: expect.any(String), address: { ...address, city: 'Pune' } };
    expect([asked.statusCode, asked.json()]).toEqual([409, question]);
    expect(versionIn(asked)).toBe(versionIn(changed));
    expect(await shop.stockOf(id)).toBe(9);
    expect(await ordersOf(member.userId)).toEqual([]);

    const again = await finalize(shop, member, 100, {}, { ...key, 'x-address-version': versionIn(asked) });
    expect(again.statusCode).toBe(200);
    expect(again.json<{ address: string }>().address).toContain('Pune');
  });

  it('has one version for the same parts, in every call that tells it', async () => {
    const { member, address, version } = await memberWithCart();
    const { addrId: _, ...parts } = address;
    const added = await member.post(`/users/addNewAddress/${member.userId}`, {}, parts);
    await member.post(`/users/addNewAddress/${member.userId}`, {}, { ...parts, city: 'Pune' });
    const listed = await member.get(`/users/getAllAddresses/${member.userId}`);
    expect(version).toMatch(/^[\w-]{22}$/);
    expect(versionIn(added)).toBe(version);
    expect(versionIn(listed)).toBe(`${version}, ${version}, ${versionIn(listed).split(', ')[2]}`);
    expect(versionIn(listed).split(', ')[2]).not.toBe(version);
  });
});

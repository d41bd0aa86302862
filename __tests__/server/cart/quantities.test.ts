/** How many pieces a line of the cart holds. */
import type { CartItem } from '../../../src/contract/cart';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let jhabla: number;
beforeAll(async () => {
  shop = await buildTestApp();
  jhabla = await shop.addProduct({
    name: 'Jhabla',
    colours: 'Red,Blue',
    sizes: '0-3 M,3-6 M',
    stock: 5,
    rate_paise: 10050,
  });
});
afterAll(() => shop.close());

describe('the cart', () => {
  it('takes the quantity from the address, else from the body, else one', async () => {
    const guest = await shop.guest();
    const add = (params: Record<string, number>, body?: object) =>
      guest.post('/usercart/add-product', { userId: guest.guestId, productId: jhabla, ...params }, body);
    const quantity = async (): Promise<unknown> => (await guest.cart())[0]?.['orderQuantity'];
    await add({}, { totalQuantity: '3' });
    expect(await quantity()).toBe(3);
    await add({ orderQuantity: 2 }, { totalQuantity: 4 });
    expect(await quantity()).toBe(2);
    const withoutBody = await add({});
    expect(withoutBody.statusCode).toBe(200);
    expect(await quantity()).toBe(1);
  });

  it('never lowers a line that is asked for as at least so many', async () => {
    const guest = await shop.guest();
    const held = async (): Promise<unknown> => (await guest.cart())[0]?.['orderQuantity'];
    for (const path of ['/usercart/add-product', '/api/guest-cart/add']) {
      const atLeast = (orderQuantity: number) =>
        guest.post(path, { guestId: guest.guestId, productId: jhabla, orderQuantity, atLeast: 'true' });
      await guest.post('/usercart/update-quantity', { guestId: guest.guestId, productId: jhabla, orderQuantity: 2 });
      await atLeast(4);
      expect([path, await held()]).toEqual([path, 4]);
      expect((await atLeast(1)).json()).toEqual({ message: 'Product added to cart', count: 1 });
      expect([path, await held()]).toEqual([path, 4]);
      expect((await atLeast(6)).statusCode).toBe(409);
      expect([path, await held()]).toEqual([path, 4]);
    }
  });

  it('keeps what a line holds that is asked for as at least so many, though less is left', async () => {
    const guest = await shop.guest();
    const few = await shop.addProduct({ name: 'Few', stock: 3 });
    await guest.add(few, 3);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 2 }).where('id', '=', few).execute());
    expect(
      (await guest.post('/usercart/add-product', { guestId: guest.guestId, productId: few, atLeast: 'true' }))
        .statusCode,
    ).toBe(200);
    expect(await guest.cart()).toMatchObject([{ orderQuantity: 3, stockQuantity: 2 }]);
  });

  it('sets and does not add up, so that a retry cannot double a line', async () => {
    const guest = await shop.guest();
    await Promise.all([guest.add(jhabla, 3), guest.add(jhabla, 3), guest.add(jhabla, 3)]);
    const cart = await guest.cart<CartItem>();
    expect(cart).toHaveLength(1);
    expect(cart[0]?.orderQuantity).toBe(3);
  });

  it('changes the quantity of the chosen line, or else of the first', async () => {
    const guest = await shop.guest();
    for (const productColor of ['Red', 'Blue']) await guest.add(jhabla, 1, { productColor });
    const set = (orderQuantity: number, more: object = {}) =>
      guest.post('/usercart/update-quantity', { guestId: guest.guestId, productId: jhabla, orderQuantity, ...more });
    expect((await set(2, { productColor: 'Blue' })).json()).toEqual({ orderQuantity: 2 });
    expect((await set(3)).json()).toEqual({ orderQuantity: 3 });
    expect((await guest.cart<CartItem>()).map(({ orderQuantity }) => orderQuantity)).toEqual([3, 2]);
    const over = await set(4);
    expect(over.statusCode).toBe(409);
    expect(over.json()).toMatchObject({ code: 'OUT_OF_STOCK', stockQuantity: 5 });
    expect((await set(2_000_000_000)).statusCode).toBe(409);
  });

  it.each([0, -1])('refuses a quantity of %d', async (orderQuantity) => {
    const guest = await shop.guest();
    await guest.add(jhabla);
    for (const response of [
      await guest.post('/usercart/update-quantity', { userId: guest.guestId, productId: jhabla, orderQuantity }),
      await guest.add(jhabla, orderQuantity),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'INVALID', fields: { orderQuantity: expect.any(String) } });
    }
  });

  it.each(['two', '1.5', ''])(
    'calls the quantity %j malformed or too small, never a fault of the shop',
    async (orderQuantity) => {
      const guest = await shop.guest();
      const response = await guest.post('/usercart/update-quantity', {
        userId: guest.guestId,
        productId: jhabla,
        orderQuantity,
      });
      expect([400, 422]).toContain(response.statusCode);
    },
  );

  it('has no line to change for a product that is not in the cart, or not in the shop', async () => {
    const guest = await shop.guest();
    for (const productId of [jhabla, 987654]) {
      const response = await guest.post('/usercart/update-quantity', {
        userId: guest.guestId,
        productId,
        orderQuantity: 1,
      });
      expect(response.statusCode).toBe(404);
    }
  });
});

import type { CartItem } from '../../../src/contract/cart';
import { buildTestApp, type TestShop } from '../../support/buildTestApp';

let shop: TestShop;
let jhabla: number;
let frock: number;

beforeAll(async () => {
  shop = await buildTestApp();
  jhabla = await shop.addProduct({ name: 'Jhabla', colours: 'Red,Blue', sizes: '0-3 M,3-6 M', stock: 5, rate_paise: 10050 });
  frock = await shop.addProduct({ name: 'Frock', stock: 3, rate_paise: 20000, deal_rate_paise: 14999, offered: 1, pictures: '[]' });
});
afterAll(() => shop?.close());

describe('the cart', () => {
  it('starts empty', async () => {
    const guest = await shop.guest();
    expect(await guest.cart()).toEqual([]);
    expect((await guest.get(`/usercart/cartcount?userId=${guest.guestId}`)).json()).toBe(0);
  });

  it("shows lines oldest first, at today's price, with the stock", async () => {
    const guest = await shop.guest();
    expect((await guest.add(jhabla, 2, { productColor: 'Blue', productSize: '0-3 M' })).json()).toEqual({ message: 'Product added to cart', count: 1 });
    expect((await guest.add(frock)).json()).toEqual({ message: 'Product added to cart', count: 2 });
    expect(await guest.cart()).toEqual([
      {
        productId: jhabla,
        productid: jhabla,
        productName: 'Jhabla',
        productImage: '/pictures/jhabla-front',
        productRate: 100.5,
        orderQuantity: 2,
        stockQuantity: 5,
        productColor: 'Blue',
        productSize: '0-3 M',
        offered: false,
        lightning: false,
      },
      expect.objectContaining({ productId: frock, productImage: '', productRate: 149.99, orderQuantity: 1, productColor: '', productSize: '', offered: true }),
    ]);
    expect((await guest.get(`/usercart/cartcount?userId=${guest.guestId}`)).json()).toBe(2);
  });

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
      const atLeast = (orderQuantity: number) => guest.post(path, { guestId: guest.guestId, productId: jhabla, orderQuantity, atLeast: 'true' });
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
    expect((await guest.post('/usercart/add-product', { guestId: guest.guestId, productId: few, atLeast: 'true' })).statusCode).toBe(200);
    expect(await guest.cart()).toMatchObject([{ orderQuantity: 3, stockQuantity: 2 }]);
  });

  it('takes an announced JSON body that is empty for none', async () => {
    const guest = await shop.guest();
    const response = await guest.send({
      method: 'POST',
      url: `/usercart/add-product?userId=${guest.guestId}&productId=${jhabla}`,
      headers: { 'content-type': 'application/json' },
      payload: '',
    });
    expect(response.statusCode).toBe(200);
  });

  it('sets and does not add up, so that a retry cannot double a line', async () => {
    const guest = await shop.guest();
    await Promise.all([guest.add(jhabla, 3), guest.add(jhabla, 3), guest.add(jhabla, 3)]);
    const cart = await guest.cart<CartItem>();
    expect(cart).toHaveLength(1);
    expect(cart[0]?.orderQuantity).toBe(3);
  });

  it('keeps one design in two sizes as two lines, which share its stock', async () => {
    const guest = await shop.guest();
    await guest.add(jhabla, 3, { productColor: 'Red', productSize: '0-3 M' });
    expect((await guest.add(jhabla, 2, { productColor: 'Red', productSize: '3-6 M' })).json()).toMatchObject({ count: 2 });
    const tooMany = await guest.add(jhabla, 3, { productColor: 'Red', productSize: '3-6 M' });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toEqual({ code: 'OUT_OF_STOCK', message: 'Only 5 of this product are left.', stockQuantity: 5 });
  });

  it('knows an option however it is written', async () => {
    const guest = await shop.guest();
    await guest.add(jhabla, 1, { productColor: 'red', productSize: ' 0-3 m ' });
    await guest.add(jhabla, 2, { productColor: 'Red', productSize: '0-3 M' });
    expect(await guest.cart()).toEqual([expect.objectContaining({ productColor: 'Red', productSize: '0-3 M', orderQuantity: 2 })]);
  });

  it('takes a whole list of options, or a hyphen, for no choice', async () => {
    const guest = await shop.guest();
    await guest.add(jhabla, 1, { productColor: 'Red,Blue', productSize: '-' });
    expect(await guest.cart()).toEqual([expect.objectContaining({ productColor: '', productSize: '' })]);
  });

  it('removes the chosen line, or else the first', async () => {
    const guest = await shop.guest();
    for (const productColor of ['Red', 'Blue']) await guest.add(jhabla, 1, { productColor, productSize: '0-3 M' });
    await guest.add(jhabla, 1, { productColor: 'Red', productSize: '3-6 M' });
    const remove = (more: object = {}) => guest.post('/usercart/remove-product', { userId: guest.guestId, productId: jhabla, ...more });
    expect((await remove({ productColor: 'Blue', productSize: '0-3 M' })).json()).toEqual({ message: 'Product removed from cart', count: 2 });
    expect((await remove()).json()).toMatchObject({ count: 1 });
    expect(await guest.cart()).toEqual([expect.objectContaining({ productColor: 'Red', productSize: '3-6 M' })]);
    expect((await remove({ productColor: 'Blue' })).statusCode).toBe(404);
    expect((await remove({ productSize: '3-6 M' })).json()).toMatchObject({ count: 0 });
    expect((await remove()).statusCode).toBe(404);
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

  it.each(['two', '1.5', ''])('calls the quantity %j malformed or too small, never a fault of the shop', async (orderQuantity) => {
    const guest = await shop.guest();
    const response = await guest.post('/usercart/update-quantity', { userId: guest.guestId, productId: jhabla, orderQuantity });
    expect([400, 422]).toContain(response.statusCode);
  });

  it('has no line to change for a product that is not in the cart, or not in the shop', async () => {
    const guest = await shop.guest();
    for (const productId of [jhabla, 987654]) {
      const response = await guest.post('/usercart/update-quantity', { userId: guest.guestId, productId, orderQuantity: 1 });
      expect(response.statusCode).toBe(404);
    }
  });

  it('adds no product that the shop does not show', async () => {
    const guest = await shop.guest();
    const hidden = await shop.addProduct({ hidden: 1 });
    for (const productId of [987654, hidden]) expect((await guest.add(productId)).statusCode).toBe(404);
  });

  it('adds nothing that is sold out', async () => {
    const guest = await shop.guest();
    const soldOut = await shop.addProduct({ stock: 0 });
    const response = await guest.add(soldOut);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'OUT_OF_STOCK', message: 'This product is out of stock.', stockQuantity: 0 });
  });

  it('shows no stock for a line whose product staff have hidden since', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ stock: 4 });
    await guest.add(id);
    await shop.database.write((trx) => trx.updateTable('product').set({ hidden: 1 }).where('id', '=', id).execute());
    expect(await guest.cart()).toEqual([expect.objectContaining({ productId: id, stockQuantity: 0 })]);
  });

  it('holds at most a hundred lines', async () => {
    const guest = await shop.guest();
    const id = await shop.addProduct({ stock: 1000 });
    await shop.put({
      cart_line: Array.from({ length: 99 }, (_, index) => ({ owner_id: guest.guestId, product_id: id, colour: `c${index}`, size: '', quantity: 1, added_at: index })),
    });
    const answers = await Promise.all([guest.add(id, 1, { productColor: 'x' }), guest.add(id, 1, { productColor: 'y' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'CART_FULL' });
    expect(await guest.cart()).toHaveLength(100);
    expect((await guest.add(id, 2, { productColor: 'c0' })).statusCode).toBe(200);
    const some = await guest.post('/usercart/in-cart', { userId: guest.guestId, pageSize: 7 });
    expect(some.json()).toHaveLength(7);
  });

  it('takes its parameters from a form as well', async () => {
    const guest = await shop.guest();
    const added = await guest.postForm('/usercart/add-product', { userId: guest.guestId, productId: jhabla, productColor: 'Red', totalQuantity: 2 });
    expect(added.json()).toMatchObject({ count: 1 });
    const updated = await guest.postForm('/usercart/update-quantity', { userId: guest.guestId, productId: jhabla, orderQuantity: 4 });
    expect(updated.json()).toEqual({ orderQuantity: 4 });
    const cart = await guest.postForm('/usercart/in-cart', { userId: guest.guestId });
    expect(cart.json()).toEqual([expect.objectContaining({ productColor: 'Red', orderQuantity: 4 })]);
  });

  it('does not mind the other id being blank', async () => {
    const guest = await shop.guest();
    expect((await guest.get(`/usercart/cartcount?userId=&guestId=${guest.guestId}`)).json()).toBe(0);
  });

  it('asks whose cart it is', async () => {
    const guest = await shop.guest();
    expect((await guest.get('/usercart/cartcount')).statusCode).toBe(400);
  });
});

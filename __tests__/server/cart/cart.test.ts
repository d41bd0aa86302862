import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let jhabla: number;
let frock: number;
beforeAll(async () => {
  shop = await buildTestApp();
  jhabla = await shop.addProduct({
    name: 'Jhabla',
    colours: 'Red,Blue',
    sizes: '0-3 M,3-6 M',
    stock: 5,
    rate_paise: 10050,
  });
  frock = await shop.addProduct({
    name: 'Frock',
    stock: 3,
    rate_paise: 20000,
    deal_rate_paise: 14999,
    offered: 1,
    pictures: '[]',
  });
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
    expect((await guest.add(jhabla, 2, { productColor: 'Blue', productSize: '0-3 M' })).json()).toEqual({
      message: 'Product added to cart',
      count: 1,
    });
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
      expect.objectContaining({
        productId: frock,
        productImage: '',
        productRate: 149.99,
        orderQuantity: 1,
        productColor: '',
        productSize: '',
        offered: true,
      }),
    ]);
    expect((await guest.get(`/usercart/cartcount?userId=${guest.guestId}`)).json()).toBe(2);
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

  it('keeps one design in two sizes as two lines, which share its stock', async () => {
    const guest = await shop.guest();
    await guest.add(jhabla, 3, { productColor: 'Red', productSize: '0-3 M' });
    expect((await guest.add(jhabla, 2, { productColor: 'Red', productSize: '3-6 M' })).json()).toMatchObject({
      count: 2,
    });
    const tooMany = await guest.add(jhabla, 3, { productColor: 'Red', productSize: '3-6 M' });
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json()).toEqual({
      code: 'OUT_OF_STOCK',
      message: 'Only 5 of this product are left.',
      stockQuantity: 5,
    });
  });

  it('knows an option however it is written', async () => {
    const guest = await shop.guest();
    await guest.add(jhabla, 1, { productColor: 'red', productSize: ' 0-3 m ' });
    await guest.add(jhabla, 2, { productColor: 'Red', productSize: '0-3 M' });
    expect(await guest.cart()).toEqual([
      expect.objectContaining({ productColor: 'Red', productSize: '0-3 M', orderQuantity: 2 }),
    ]);
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
    const remove = (more: object = {}) =>
      guest.post('/usercart/remove-product', { userId: guest.guestId, productId: jhabla, ...more });
    expect((await remove({ productColor: 'Blue', productSize: '0-3 M' })).json()).toEqual({
      message: 'Product removed from cart',
      count: 2,
    });
    expect((await remove()).json()).toMatchObject({ count: 1 });
    expect(await guest.cart()).toEqual([expect.objectContaining({ productColor: 'Red', productSize: '3-6 M' })]);
    expect((await remove({ productColor: 'Blue' })).statusCode).toBe(404);
    expect((await remove({ productSize: '3-6 M' })).json()).toMatchObject({ count: 0 });
    expect((await remove()).statusCode).toBe(404);
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
    expect(response.json()).toMatchObject({
      code: 'OUT_OF_STOCK',
      message: 'This product is out of stock.',
      stockQuantity: 0,
    });
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
      cart_line: Array.from({ length: 99 }, (_, index) => ({
        owner_id: guest.guestId,
        product_id: id,
        colour: `c${index}`,
        size: '',
        quantity: 1,
        added_at: index,
      })),
    });
    const answers = await Promise.all([
      guest.add(id, 1, { productColor: 'x' }),
      guest.add(id, 1, { productColor: 'y' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'CART_FULL' });
    expect(await guest.cart()).toHaveLength(100);
    expect((await guest.add(id, 2, { productColor: 'c0' })).statusCode).toBe(200);
    const some = await guest.post('/usercart/in-cart', { userId: guest.guestId, pageSize: 7 });
    expect(some.json()).toHaveLength(7);
  });

  it('takes its parameters from a form as well', async () => {
    const guest = await shop.guest();
    const added = await guest.postForm('/usercart/add-product', {
      userId: guest.guestId,
      productId: jhabla,
      productColor: 'Red',
      totalQuantity: 2,
    });
    expect(added.json()).toMatchObject({ count: 1 });
    const updated = await guest.postForm('/usercart/update-quantity', {
      userId: guest.guestId,
      productId: jhabla,
      orderQuantity: 4,
    });
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

import { contact, type Visitor } from '../../support/server/visitor';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;
let productId: number;

beforeAll(async () => {
  shop = await buildTestApp();
  productId = await shop.addProduct();
});
afterAll(() => shop?.close());

type Call = (visitor: Visitor, ownerId: string) => ReturnType<Visitor['post']>;

const calls: Record<string, Call> = {
  'read the cart': (visitor, userId) => visitor.post('/usercart/in-cart', { userId, pageSize: 10_000 }),
  'read the cart as a guest': (visitor, guestId) => visitor.post('/usercart/in-cart', { guestId }),
  'count the lines': (visitor, userId) => visitor.get(`/usercart/cartcount?userId=${userId}`),
  'add a product': (visitor, userId) => visitor.post('/usercart/add-product', { userId, productId }, {}),
  'add a product as a guest': (visitor, guestId) => visitor.post('/api/guest-cart/add', { guestId, productId }, {}),
  'change a quantity': (visitor, userId) =>
    visitor.post('/usercart/update-quantity', { userId, productId, orderQuantity: 2 }),
  'remove a product': (visitor, userId) => visitor.post('/usercart/remove-product', { userId, productId }),
  'place an order': (visitor, guestId) =>
    visitor.postForm('/api/guest-cart/place-order', { ...contact, guestId, finalOrderAmount: 1 }),
};

describe('who owns what', () => {
  describe.each(Object.entries(calls))('who may %s', (_name, call) => {
    it('is nobody without a session', async () => {
      const other = await shop.guest();
      const response = await call(shop.visitor(), other.guestId);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    it('is the guest whose cart it is', async () => {
      const guest = await shop.guest();
      await guest.add(productId);
      const response = await call(guest, guest.guestId);
      expect([200, 409]).toContain(response.statusCode);
    });

    it('is no other guest, who cannot even tell whether such a cart exists', async () => {
      const [guest, other] = [await shop.guest(), await shop.guest()];
      await other.add(productId);
      const before = await other.cart();
      const anothers = await call(guest, other.guestId);
      const madeUp = await call(guest, 'g_made-up');
      expect(anothers.statusCode).toBe(403);
      expect(anothers.json()).toMatchObject({ code: 'FORBIDDEN' });
      expect([madeUp.statusCode, madeUp.body]).toEqual([anothers.statusCode, anothers.body]);
      expect(await other.cart()).toEqual(before);
    });
  });

  it('checks both ids when both are sent', async () => {
    const [guest, other] = [await shop.guest(), await shop.guest()];
    const response = await guest.get(`/usercart/cartcount?userId=${guest.guestId}&guestId=${other.guestId}`);
    expect(response.statusCode).toBe(403);
  });
});

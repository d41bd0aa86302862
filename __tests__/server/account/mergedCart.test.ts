import { becomeMember, logIn } from '../../support/server/signUp';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

type Line = { productId: number; orderQuantity: number; productColor: string };
const linesOf = async (visitor: Visitor) =>
  (await visitor.cart<Line>()).map(({ productId, orderQuantity, productColor }) => [
    productId,
    orderQuantity,
    productColor,
  ]);

/** A member with `own` in the cart; then a guest with `brought` logs in as that member. */
async function merged(own: [number, number, string?][], brought: [number, number, string?][]) {
  const { visitor, emailId } = await becomeMember(shop);
  for (const [id, quantity, productColor] of own) await visitor.add(id, quantity, { productColor });
  const guest = await shop.guest();
  for (const [id, quantity, productColor] of brought) await guest.add(id, quantity, { productColor });
  const { guestId } = guest;
  guest.userId = (await logIn(guest, emailId)).json<{ userId: string }>().userId;
  return { guest, guestId };
}

describe('the cart of a guest who logs in', () => {
  it("joins a guest's cart to the member's: the same choice adds up, others come along", async () => {
    const jhabla = await shop.addProduct({ colours: 'Blue,Red', stock: 10 });
    const socks = await shop.addProduct({ stock: 10 });
    const { guest, guestId } = await merged(
      [[jhabla, 2, 'Blue']],
      [
        [jhabla, 3, 'Blue'],
        [jhabla, 1, 'Red'],
        [socks, 4],
      ],
    );
    expect(await linesOf(guest)).toEqual([
      [jhabla, 5, 'Blue'],
      [jhabla, 1, 'Red'],
      [socks, 4, ''],
    ]);
    expect(
      await shop.database.db.selectFrom('cart_line').select('id').where('owner_id', '=', guestId).execute(),
    ).toEqual([]);
  });

  it('caps the sum by the stock, over all lines of a product', async () => {
    const id = await shop.addProduct({ colours: 'Blue,Red', stock: 5 });
    const { guest } = await merged(
      [
        [id, 2, 'Blue'],
        [id, 1, 'Red'],
      ],
      [[id, 4, 'Blue']],
    );
    expect(await linesOf(guest)).toEqual([
      [id, 4, 'Blue'],
      [id, 1, 'Red'],
    ]);
  });

  it('brings along what sold out meanwhile, so that the shopper sees it', async () => {
    const id = await shop.addProduct({ stock: 3 });
    const { visitor, emailId } = await becomeMember(shop);
    await visitor.post('/users/logout');
    const guest = await shop.guest();
    await guest.add(id, 2);
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 0 }).where('id', '=', id).execute());
    guest.userId = (await logIn(guest, emailId)).json<{ userId: string }>().userId;
    expect(await linesOf(guest)).toEqual([[id, 1, '']]);
  });

  it('tells with the login what became of each line: all of it, as much as there is, what sold out, what found no room', async () => {
    const jhabla = await shop.addProduct({ name: 'Mulmul jhabla', stock: 10 });
    const socks = await shop.addProduct({ name: 'Bamboo socks', stock: 5 });
    const cap = await shop.addProduct({ name: 'Moon cap', stock: 3 });
    const bib = await shop.addProduct({ name: 'Bib', colours: 'Blue,Red', stock: 2 });
    const { visitor, emailId } = await becomeMember(shop);
    await visitor.add(socks, 3);
    await visitor.add(bib, 2, { productColor: 'Blue' });
    const guest = await shop.guest();
    for (const [id, quantity] of [
      [jhabla, 2],
      [socks, 4],
      [cap, 3],
    ] as const)
      await guest.add(id, quantity);
    await guest.add(bib, 1, { productColor: 'Red' });
    await shop.database.write((trx) => trx.updateTable('product').set({ stock: 0 }).where('id', '=', cap).execute());
    expect((await logIn(guest, emailId)).json()).toEqual({
      userId: expect.stringMatching(/^u_/),
      joined: [
        { productId: jhabla, productName: 'Mulmul jhabla', wantedQuantity: 2, orderQuantity: 2, stockQuantity: 10 },
        { productId: socks, productName: 'Bamboo socks', wantedQuantity: 7, orderQuantity: 5, stockQuantity: 5 },
        { productId: cap, productName: 'Moon cap', wantedQuantity: 3, orderQuantity: 1, stockQuantity: 0 },
        { productId: bib, productName: 'Bib', wantedQuantity: 1, orderQuantity: 0, stockQuantity: 2 },
      ],
    });
  });

  it('tells of no cart where none came along', async () => {
    const { emailId } = await becomeMember(shop);
    const guest = await shop.guest();
    expect(Object.keys((await logIn(guest, emailId)).json())).toEqual(['userId']);
    expect(Object.keys((await logIn(shop.visitor(), emailId)).json())).toEqual(['userId']);
  });

  it("ends the guest's session, and a guest after logout starts afresh", async () => {
    const id = await shop.addProduct();
    const { emailId } = await becomeMember(shop);
    const guest = await shop.guest();
    await guest.add(id);
    const { guestId, cookie = '' } = guest;
    await logIn(guest, emailId);
    expect((await shop.visitor().get('/users/session', { cookie })).json()).toEqual({ userId: null, guestId: null });
    await guest.post('/users/logout');
    await guest.becomeGuest();
    guest.userId = '';
    expect(guest.guestId).not.toBe(guestId);
    expect(await guest.cart()).toEqual([]);
  });

  it('keeps the cart when the password is wrong', async () => {
    const id = await shop.addProduct();
    const { emailId } = await becomeMember(shop);
    const guest = await shop.guest();
    await guest.add(id, 2);
    await logIn(guest, emailId, 'not-the-one');
    expect(await linesOf(guest)).toEqual([[id, 2, '']]);
  });

  it('adds up once when the login is sent twice at the same moment', async () => {
    const id = await shop.addProduct({ stock: 50 });
    const { emailId } = await becomeMember(shop);
    const guest = await shop.guest();
    await guest.add(id, 2);
    const { cookie = '' } = guest;
    const send = () =>
      shop
        .visitor()
        .send({
          method: 'POST',
          url: '/users/loginUser',
          headers: { cookie },
          payload: { emailId, password: 'tall-neem-tree', userType: 'USER' },
        });
    await Promise.all([send(), send(), send()]);
    guest.userId = (await logIn(guest, emailId)).json<{ userId: string }>().userId;
    expect(await linesOf(guest)).toEqual([[id, 2, '']]);
  });
});

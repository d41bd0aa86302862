import { MOST_ENTRIES } from '../../../src/server/areas/wishlist/wishlist.service';
import { loggedIn } from '../../support/server/members';
import { NOW, productRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => {
  shop.clock.now = NOW;
});

const add = (member: Visitor, body: string, type = 'application/json', userId = member.userId) =>
  member.send({ method: 'POST', url: `/wishlist/add/${userId}`, payload: body, headers: { 'content-type': type } });
const remove = (member: Visitor, productId: number) =>
  member.send({ method: 'DELETE', url: `/wishlist/delete/${member.userId}/${productId}` });
const list = async (member: Visitor) =>
  (await member.get(`/wishlist/get/${member.userId}`)).json<{ productId: number; product: object }[]>();
const idsOf = async (member: Visitor) => (await list(member)).map(({ productId }) => productId);

describe('the wishlist', () => {
  it('shows each product as the catalogue does, at the price that is charged, the newest first', async () => {
    const member = await loggedIn(shop);
    const plain = await shop.addProduct({ rate_paise: 39900 });
    const deal = await shop.addProduct({
      name: 'Star bib',
      description: 'Navy.',
      mrp_paise: 20000,
      rate_paise: 18900,
      deal_rate_paise: 14950,
      stock: 0,
      pictures: '[]',
    });
    await add(member, String(deal));
    shop.clock.now += 1000;
    await add(member, String(plain));
    const answer = await member.get(`/wishlist/get/${member.userId}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual([
      {
        productId: plain,
        product: {
          productId: plain,
          productName: 'Mulmul jhabla',
          prdDesc: 'Soft and light.',
          productMRP: 499,
          productRate: 399,
          prodImg1: '/pictures/jhabla-front',
          productQuantity: 10,
          productRatings: 0,
          no_of_rating: 0,
        },
      },
      {
        productId: deal,
        product: {
          productId: deal,
          productName: 'Star bib',
          prdDesc: 'Navy.',
          productMRP: 200,
          productRate: 149.5,
          prodImg1: '',
          productQuantity: 0,
          productRatings: 0,
          no_of_rating: 0,
        },
      },
    ]);
  });

  it('leaves out what staff have hidden, and shows it again when it is back', async () => {
    const member = await loggedIn(shop);
    const id = await shop.addProduct();
    await add(member, String(id));
    const hide = (hidden: 0 | 1) =>
      shop.database.write((trx) =>
        trx.updateTable('product').set({ hidden, updated_at: NOW }).where('id', '=', id).execute(),
      );
    await hide(1);
    await shop.refresh();
    expect(await list(member)).toEqual([]);
    await hide(0);
    await shop.refresh();
    expect(await idsOf(member)).toEqual([id]);
  });

  it("is nobody else's to see or change", async () => {
    const [member, other, guest] = [await loggedIn(shop), await loggedIn(shop), await shop.guest()];
    const id = await shop.addProduct();
    await add(member, String(id));
    const attempts = (visitor: Visitor, owner: string) =>
      Promise.all([
        visitor.get(`/wishlist/get/${owner}`),
        add(visitor, String(id), undefined, owner),
        visitor.send({ method: 'DELETE', url: `/wishlist/delete/${owner}/${id}` }),
        visitor.send({ method: 'DELETE', url: `/wishlist/delete-all/${owner}/clear` }),
      ]);
    for (const [visitor, owner, status] of [
      [shop.visitor(), member.userId, 401],
      [other, member.userId, 403],
      [other, 'u_nobody', 403],
      [guest, member.userId, 403],
      [guest, guest.guestId, 403],
    ] as const) {
      expect((await attempts(visitor, owner)).map(({ statusCode }) => statusCode)).toEqual([
        status,
        status,
        status,
        status,
      ]);
    }
    expect(await idsOf(member)).toEqual([id]);
  });
});

describe('adding to the wishlist', () => {
  it.each([
    ['a JSON number', (id: number) => [String(id), 'application/json']],
    ['a JSON string', (id: number) => [`"${id}"`, 'application/json']],
    ['text', (id: number) => [`${id}\n`, 'text/plain;charset=UTF-8']],
    ['an object', (id: number) => [`{"productId":${id}}`, 'application/json']],
    ['an object with text in it', (id: number) => [`{"productId":"${id}"}`, 'application/json']],
    ['a form', (id: number) => [`productId=${id}`, 'application/x-www-form-urlencoded']],
  ] as const)('takes the product as %s', async (_form, write) => {
    const member = await loggedIn(shop);
    const id = await shop.addProduct();
    const [body = '', type] = write(id);
    const answer = await add(member, body, type);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Product added to wishlist' }]);
    expect(await idsOf(member)).toEqual([id]);
  });

  it.each([
    ['', 'application/json', 400],
    ['null', 'application/json', 400],
    ['true', 'application/json', 400],
    ['[1]', 'application/json', 400],
    ['1.5', 'application/json', 400],
    ['0', 'application/json', 400],
    ['"first"', 'application/json', 400],
    ['{"productId":', 'application/json', 400],
    ['{}', 'application/json', 400],
    ['the first', 'text/plain', 400],
    ['', 'text/plain', 400],
    ['99999999999', 'text/plain', 400],
    ['<id>1</id>', 'text/xml', 415],
    ['2000000000', 'application/json', 404],
  ])('refuses %j as %s with %d', async (body, type, status) => {
    const answer = await add(await loggedIn(shop), body, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('is the only call of the wishlist that takes text', async () => {
    const member = await loggedIn(shop);
    const answer = await member.send({
      method: 'DELETE',
      url: `/wishlist/delete/${member.userId}/1`,
      payload: '1',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(415);
  });

  it('does not find what staff have hidden', async () => {
    const answer = await add(await loggedIn(shop), String(await shop.addProduct({ hidden: 1 })));
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'This product was not found.' },
    ]);
  });

  it('makes one entry, however often and however many at once ask for it', async () => {
    const member = await loggedIn(shop);
    const [first, second] = [await shop.addProduct(), await shop.addProduct()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(member, String(first))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    shop.clock.now += 1000;
    await add(member, String(second));
    shop.clock.now += 1000;
    expect((await add(member, String(first))).json()).toEqual({ message: 'Product added to wishlist' });
    expect(await idsOf(member)).toEqual([second, first]);
  });

  it('stops at the most that a wishlist holds, also when many are added at once', async () => {
    const member = await loggedIn(shop);
    const rows = await shop.database.write((trx) =>
      trx
        .insertInto('product')
        .values(Array.from({ length: MOST_ENTRIES + 9 }, () => productRow()))
        .returning('id')
        .execute(),
    );
    const ids = rows.map(({ id }) => id);
    await shop.refresh();
    const entries = ids
      .slice(0, MOST_ENTRIES - 1)
      .map((product_id) => ({ member_id: member.userId, product_id, added_at: NOW }));
    await shop.put({ wishlist_entry: entries });
    const answers = await Promise.all(ids.slice(MOST_ENTRIES - 1).map((id) => add(member, String(id))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'CONFLICT',
      message: 'A wishlist holds at most 500 products. Remove some to add this one.',
    });
    expect((await add(member, String(ids[0]))).statusCode).toBe(200);
    expect(await list(member)).toHaveLength(MOST_ENTRIES);
  });
});

describe('removing from the wishlist', () => {
  it('takes one product out, and does not find it a second time', async () => {
    const member = await loggedIn(shop);
    const [kept, gone] = [await shop.addProduct(), await shop.addProduct()];
    await add(member, String(kept));
    await add(member, String(gone));
    const answer = await remove(member, gone);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Product removed from wishlist' }]);
    expect(await idsOf(member)).toEqual([kept]);
    expect((await remove(member, gone)).statusCode).toBe(404);
  });

  it('clears the whole list of that member only, also when it is empty', async () => {
    const [member, other] = [await loggedIn(shop), await loggedIn(shop)];
    const id = await shop.addProduct();
    await add(member, String(id));
    await add(other, String(id));
    for (let time = 1; time <= 2; time += 1) {
      const answer = await member.send({ method: 'DELETE', url: `/wishlist/delete-all/${member.userId}/clear` });
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Wishlist Cleared' }]);
    }
    expect(await list(member)).toEqual([]);
    expect(await idsOf(other)).toEqual([id]);
  });
});

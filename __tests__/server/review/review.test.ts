import type { Review } from '../../../src/contract/review';
import { openCatalog } from '../../../src/server/areas/catalog/catalog';
import { maskEmail } from '../../../src/server/areas/review/maskEmail';
import { REVIEWS_SHOWN } from '../../../src/contract/rules/limits';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { loggedIn } from '../../support/server/members';
import { placeOrder } from '../../support/data/orders';
import { NOW, reviewRow } from '../../support/data/rows';
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

const said = { userName: 'Asha', email: 'asha@example.com', message: 'Soft and light.', ratings: 5 };
const write = (member: Visitor, productId: unknown, own: object = {}) =>
  member.post('/product-ratings', {}, { ...said, productId, ...own });
const read = async (visitor: Visitor, productId: number) =>
  (await visitor.get(`/product-ratings/product/${productId}`)).json<Review[]>();
const starsOf = async (productId: number) =>
  (await shop.visitor().get(`/api/customProducts/${productId}`)).json<{
    productRatings: number;
    no_of_rating: number;
  }>();

describe('reading reviews', () => {
  it('gives the newest first, with every address masked', async () => {
    const id = await shop.addProduct();
    await shop.put({
      review: [
        reviewRow(id, 3),
        { ...reviewRow(id, 4), created_at: NOW + 5 },
        { ...reviewRow(id, 5), created_at: NOW - 5 },
      ],
    });
    const answer = await shop.visitor().get(`/product-ratings/product/${id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<Review[]>().map(({ ratings }) => ratings)).toEqual([4, 3, 5]);
    expect(answer.json<Review[]>()[0]).toEqual({
      id: expect.any(Number),
      userName: 'Asha',
      email: 'a…@example.com',
      message: 'Lovely',
      ratings: 4,
      productId: id,
      verifiedPurchase: false,
    });
    expect(answer.body).not.toContain('asha@');
  });

  it('shows the whole address to its author and to nobody else', async () => {
    const [author, other, guest] = [await loggedIn(shop), await loggedIn(shop), await shop.guest()];
    const id = await shop.addProduct();
    await write(author, id, { email: 'asha.rao@example.com' });
    await write(other, id, { email: 'bela@example.com' });
    const emailsFor = async (visitor: Visitor) => (await read(visitor, id)).map(({ email }) => email).sort();
    expect(await emailsFor(author)).toEqual(['asha.rao@example.com', 'b…@example.com']);
    expect(await emailsFor(other)).toEqual(['a…@example.com', 'bela@example.com']);
    expect(await emailsFor(guest)).toEqual(['a…@example.com', 'b…@example.com']);
    expect(await emailsFor(shop.visitor())).toEqual(['a…@example.com', 'b…@example.com']);
  });

  it('answers with an empty list where nobody has said anything, and 404 where there is no product', async () => {
    expect(await read(shop.visitor(), await shop.addProduct())).toEqual([]);
    for (const id of [2_000_000_000, await shop.addProduct({ hidden: 1 }), 'first']) {
      expect((await shop.visitor().get(`/product-ratings/product/${id}`)).statusCode).toBe(404);
    }
  });

  it('shows the newest of very many, and counts them all', async () => {
    const id = await shop.addProduct();
    await shop.put({
      review: Array.from({ length: REVIEWS_SHOWN + 1 }, (_, n) => ({ ...reviewRow(id, 4), created_at: NOW + n })),
    });
    expect(await read(shop.visitor(), id)).toHaveLength(REVIEWS_SHOWN);
    await shop.app.catalog.touch([id]);
    expect(await starsOf(id)).toMatchObject({ no_of_rating: REVIEWS_SHOWN + 1 });
  });

  it.each([
    ['a@example.com', 'a…@example.com'],
    ['आशा@example.com', 'आ…@example.com'],
    ['"a@b"@example.com', '"…@example.com'],
    ['@example.com', '…@example.com'],
    ['asha', '…'],
    // The shop's own host would pass for the shop.
    ['hello@JHABLA.example', 'h…@…'],
  ])('masks %s as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('masks the host of an address that the keeper gave by command, too', () => {
    expect(maskEmail('hello@Wool.in', ['orders@wool.in'])).toBe('h…@…');
  });
});

describe('a verified purchase', () => {
  it('is one that was delivered to its author', async () => {
    const id = await shop.addProduct();
    const another = await shop.addProduct();
    const [delivered, waiting, bought] = [
      await loggedIn(shop, { name: 'Delivered' }),
      await loggedIn(shop, { name: 'Waiting' }),
      await loggedIn(shop, { name: 'Bought Another' }),
    ];
    const order = (member: Visitor, no: string, status: 'DELIVERED' | 'SHIPPED', productId: number) =>
      placeOrder(
        shop.database,
        {
          order_no: no,
          owner_kind: 'user',
          owner_id: member.userId,
          status,
          delivered_at: status === 'DELIVERED' ? NOW : null,
        },
        [{ product_id: productId }],
      );
    await order(delivered, 'AAAA-2222', 'DELIVERED', id);
    await order(waiting, 'AAAA-3333', 'SHIPPED', id);
    await order(bought, 'AAAA-4444', 'DELIVERED', another);
    expect((await write(delivered, id)).json()).toMatchObject({ verifiedPurchase: true });
    await write(waiting, id);
    await write(bought, id);
    const verified = (await read(shop.visitor(), id)).filter(({ verifiedPurchase }) => verifiedPurchase);
    expect(verified.map(({ userName }) => userName)).toEqual(['Delivered']);
  });
});

describe('writing a review', () => {
  it('gives the review back and moves the mean at once, here and in other processes', async () => {
    const id = await shop.addProduct({ updated_at: NOW - DAY_MS });
    await shop.put({ review: [reviewRow(id, 4)] });
    await shop.app.catalog.touch([id]);
    const elsewhere = await openCatalog(shop.database, () => shop.clock.now);
    const member = await loggedIn(shop);
    shop.clock.now = NOW + 60_000;
    const answer = await write(member, id, { message: ' Soft.\nAnd light. ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      userName: 'Asha Rao',
      email: 'asha@example.com',
      message: 'Soft.\nAnd light.',
      ratings: 5,
      productId: id,
      verifiedPurchase: false,
    });
    expect(await starsOf(id)).toMatchObject({ productRatings: 4.5, no_of_rating: 2 });
    await elsewhere.refresh();
    expect(elsewhere.item(id)?.product).toMatchObject({ productRatings: 4.5, no_of_rating: 2 });
    elsewhere.close();
  });

  it("replaces the member's earlier one, which becomes the newest", async () => {
    const id = await shop.addProduct();
    const [member, other] = [await loggedIn(shop), await loggedIn(shop)];
    const first = (await write(member, id, { ratings: 1 })).json<Review>();
    shop.clock.now += 1000;
    await write(other, id, { ratings: 4 });
    shop.clock.now += 1000;
    const second = (await write(member, id, { ratings: 2, message: 'It grew on me.' })).json<Review>();
    expect(second).toMatchObject({ id: first.id, ratings: 2, message: 'It grew on me.' });
    expect((await read(shop.visitor(), id)).map(({ ratings }) => ratings)).toEqual([2, 4]);
    expect(await starsOf(id)).toMatchObject({ productRatings: 3, no_of_rating: 2 });
  });

  it('keeps one review of ten first ones that a member sends at once', async () => {
    const id = await shop.addProduct();
    const member = await loggedIn(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write(member, id, { message: `Try ${n}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json<Review>().id)).size).toBe(1);
    expect(await read(shop.visitor(), id)).toHaveLength(1);
    expect(await starsOf(id)).toMatchObject({ productRatings: 5, no_of_rating: 1 });
  });

  it('counts every one of ten that members send at once', async () => {
    const id = await shop.addProduct();
    const members = await Promise.all(Array.from({ length: 10 }, () => loggedIn(shop)));
    await Promise.all(members.map((member, n) => write(member, id, { ratings: n < 5 ? 2 : 4 })));
    expect(await starsOf(id)).toMatchObject({ productRatings: 3, no_of_rating: 10 });
  });

  it('is for members', async () => {
    const id = await shop.addProduct();
    const nobody = await write(shop.visitor(), id);
    expect([nobody.statusCode, nobody.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
    const guest = await write(await shop.guest(), id);
    expect([guest.statusCode, guest.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
    expect(await read(shop.visitor(), id)).toEqual([]);
  });

  it.each([
    ['userName', '  ', 'Please enter Name'],
    ['userName', undefined, 'Please enter Name'],
    ['userName', 'x'.repeat(101), 'Please enter Name'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['email', undefined, 'Please enter a valid email address'],
    ['message', ' \n', 'Please Enter valid Message'],
    ['message', 'x'.repeat(2001), 'Please Enter valid Message'],
    ['ratings', undefined, 'Please choose one to five stars.'],
    ['ratings', 0, 'Please choose one to five stars.'],
    ['ratings', 6, 'Please choose one to five stars.'],
    ['ratings', 4.5, 'Please choose one to five stars.'],
  ])('explains %s %j as 422: %s', async (field, value, message) => {
    const answer = await write(await loggedIn(shop), await shop.addProduct(), { [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { code: 'INVALID', message, fields: { [field]: message } },
    ]);
  });

  it.each([
    { userName: 5 },
    { message: ['a'] },
    { ratings: 'five' },
    { productId: true },
    { productId: null },
    { productId: 'first' },
  ])('refuses %j as malformed', async (own) => {
    const answer = await write(await loggedIn(shop), 1, own);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('finds no product that is unknown or hidden, and keeps nothing', async () => {
    const member = await loggedIn(shop);
    const hidden = await shop.addProduct({ hidden: 1 });
    for (const id of [2_000_000_000, hidden]) expect((await write(member, id)).statusCode).toBe(404);
    expect(
      await shop.database.db.selectFrom('review').selectAll().where('user_id', '=', member.userId).execute(),
    ).toEqual([]);
  });
});

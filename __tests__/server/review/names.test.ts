/** Under which name a review stands, and what it may not hold (decision 53a). */
import { nameComplaints } from '../../../src/contract/rules/memberName';
import type { Review } from '../../../src/contract/review';
import { loggedIn } from '../../support/server/members';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { reviewRow } from '../../support/data/rows';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());

const said = { userName: 'Asha', email: 'asha@example.com', message: 'Soft and light.', ratings: 5 };
const write = (member: Visitor, productId: number, own: object = {}) =>
  member.post('/product-ratings', {}, { ...said, productId, ...own });
const namesAt = async (productId: number) => {
  const answer = await shop.visitor().get(`/product-ratings/product/${productId}`);
  return answer.json<Review[]>().map(({ userName }) => userName);
};
const refusal = (field: string, message: string) => [422, { code: 'INVALID', message, fields: { [field]: message } }];

describe('the name of a review', () => {
  it.each(['Jhabla & Co. (Official)', 'Somebody Else', 'Asha\u202eoaR', 'https://evil.example'])(
    "is the member's own, though %j was sent",
    async (userName) => {
      const id = await shop.addProduct();
      const answer = await write(await loggedIn(shop, { name: 'Asha Rao' }), id, { userName });
      expect([answer.statusCode, answer.json<Review>().userName]).toEqual([201, 'Asha Rao']);
      expect(await namesAt(id)).toEqual(['Asha Rao']);
      const stored = shop.database.db.selectFrom('review').select('user_name').where('product_id', '=', id);
      expect(await stored.execute()).toEqual([{ user_name: 'Asha Rao' }]);
    },
  );

  it('is a new one as soon as the member has changed it', async () => {
    const id = await shop.addProduct();
    const member = await loggedIn(shop);
    await write(member, id);
    await member.post(`/users/updateUser/${member.userId}`, {}, { parName: 'Asha Deshmukh', mobile1: '9876543210' });
    expect(await namesAt(id)).toEqual(['Asha Deshmukh']);
  });

  it.each([
    ['Jhabla & Co.', nameComplaints.brand],
    ['Ｊｈａｂｌａ Official', nameComplaints.brand],
    ['Jabla & Co', nameComplaints.brand],
    ['Customer Care', nameComplaints.office],
    ['Asha\u202eoaR', nameComplaints.unseen],
    ['www.evil.example', nameComplaints.address],
  ])('keeps a member from writing who has been called %j since before', async (name, complaint) => {
    const id = await shop.addProduct();
    const answer = await write(await loggedIn(shop, { name }), id);
    const words = `${complaint} You can change it under Account.`;
    expect([answer.statusCode, answer.json()]).toEqual(refusal('userName', words));
    expect(await namesAt(id)).toEqual([]);
  });

  it('is not repeated where it was published before there was a rule', async () => {
    const id = await shop.addProduct();
    const member = await loggedIn(shop, { name: 'JHABLA & CO' });
    const published = { user_id: member.userId, user_name: 'Jhabla & Co. (Official)', email: 'hi@jhabla.example' };
    await shop.put({ review: [{ ...reviewRow(id, 5), ...published }] });
    const answer = await shop.visitor().get(`/product-ratings/product/${id}`);
    expect(answer.json<Review[]>()).toMatchObject([{ userName: 'A member', email: 'h…@…' }]);
    expect(answer.body).not.toMatch(/jhabla/i);
  });
});

describe('the message of a review', () => {
  it.each(['Soft \u202e and light', 'Soft \u001b[2J', 'Soft \u2066 and light'])(
    'is refused beside its field: %j',
    async (message) => {
      const id = await shop.addProduct();
      const answer = await write(await loggedIn(shop), id, { message });
      const words = 'Your message has characters in it that cannot be seen. Please type it anew.';
      expect([answer.statusCode, answer.json()]).toEqual(refusal('message', words));
      expect(await namesAt(id)).toEqual([]);
    },
  );

  it('keeps its lines, and a web address as the text that it is', async () => {
    const message = 'Soft.\nSee https://evil.example';
    expect((await write(await loggedIn(shop), await shop.addProduct(), { message })).json()).toMatchObject({ message });
  });
});

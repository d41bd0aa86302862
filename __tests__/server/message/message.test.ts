import { loggedIn } from '../../support/server/members';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => shop?.close());

const typed = {
  customerName: 'Asha Rao',
  customerNo: '9876543210',
  messageReason: 'Sizes',
  customerMessage: 'Does the star bib fit a newborn?',
};
const send = (member: Visitor, own: object = {}) =>
  member.post('/customerMessage/add', {}, { userID: member.userId, ...typed, ...own });
const kept = (member: Visitor) =>
  shop.database.db.selectFrom('customer_message').selectAll().where('member_id', '=', member.userId).execute();

describe('a message to the shop', () => {
  it('keeps the message for staff', async () => {
    const member = await loggedIn(shop);
    const answer = await send(member, {
      customerName: '  Asha   Rao ',
      customerNo: '+91 98765-43210',
      messageReason: ' Sizes ',
      customerMessage: ' Two lines:\nboth stay. ',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Message sent!' }]);
    expect(await kept(member)).toEqual([
      {
        id: expect.any(Number),
        member_id: member.userId,
        name: 'Asha Rao',
        mobile: '9876543210',
        reason: 'Sizes',
        message: 'Two lines:\nboth stay.',
        created_at: NOW,
      },
    ]);
  });

  it.each(['आशा राव', 'José Núñez', 'Ａsha'])('takes %s for a name', async (customerName) => {
    expect((await send(await loggedIn(shop), { customerName })).json()).toEqual({ message: 'Message sent!' });
  });

  it.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+919876543210',
    '0091 98765 43210',
    '098765-43210',
    '(+91) 98765.43210',
    '९८७६५४३२१०',
    '9198765432',
  ])('takes %s for a number', async (customerNo) => {
    const member = await loggedIn(shop);
    expect((await send(member, { customerNo })).json()).toEqual({ message: 'Message sent!' });
    expect((await kept(member))[0]?.mobile).toBe(customerNo === '9198765432' ? '9198765432' : '9876543210');
  });

  it.each([
    ['customerName', '', 'Please Enter valid Name'],
    ['customerName', '   ', 'Please Enter valid Name'],
    ['customerName', undefined, 'Please Enter valid Name'],
    ['customerName', 'Asha2', 'Please Enter valid Name'],
    ['customerName', '<b>Asha</b>', 'Please Enter valid Name'],
    ['customerName', 'a'.repeat(101), 'Please Enter valid Name'],
    ['customerNo', '', 'Please enter a valid 10-digit mobile number'],
    ['customerNo', undefined, 'Please enter a valid 10-digit mobile number'],
    ['customerNo', '987654321', 'Please enter a valid 10-digit mobile number'],
    ['customerNo', '98765432101', 'Please enter a valid 10-digit mobile number'],
    ['customerNo', '98765abc43210', 'Please enter a valid 10-digit mobile number'],
    ['messageReason', ' ', 'Please Enter valid Message Reason'],
    ['messageReason', undefined, 'Please Enter valid Message Reason'],
    ['messageReason', 'x'.repeat(201), 'Please Enter valid Message Reason'],
    ['customerMessage', '\n', 'Please Enter valid Message'],
    ['customerMessage', undefined, 'Please Enter valid Message'],
    ['customerMessage', 'x'.repeat(4001), 'Please Enter valid Message'],
  ])('tells what is wrong with %s %j and keeps nothing', async (field, value, errorMessage) => {
    const member = await loggedIn(shop);
    const answer = await send(member, { [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([200, { errorMessage }]);
    expect(await kept(member)).toEqual([]);
  });

  it('names the first fault of several, in the order of the form', async () => {
    const answer = await send(await loggedIn(shop), { customerNo: '1', messageReason: '', customerMessage: '' });
    expect(answer.json()).toEqual({ errorMessage: 'Please enter a valid 10-digit mobile number' });
  });

  it.each([
    { customerNo: 9876543210 },
    { customerName: null },
    { messageReason: {} },
    { customerMessage: ['Hello'] },
    { userID: undefined },
    { userID: 7 },
  ])('refuses %j as malformed', async (own) => {
    const answer = await send(await loggedIn(shop), own);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it("goes out only under the member's own name", async () => {
    const [member, guest] = [await loggedIn(shop), await shop.guest()];
    expect((await send(shop.visitor(), { userID: member.userId })).statusCode).toBe(401);
    expect((await send(await loggedIn(shop), { userID: member.userId })).statusCode).toBe(403);
    expect((await send(guest, { userID: member.userId })).statusCode).toBe(403);
    expect((await send(guest, { userID: guest.guestId })).statusCode).toBe(403);
    expect(await kept(member)).toEqual([]);
  });

  it('takes ten messages of one member an hour; mistakes do not count, and others go on', async () => {
    const member = await loggedIn(shop);
    for (let n = 0; n < 12; n += 1) await send(member, { customerName: '' });
    for (let n = 0; n < 10; n += 1) expect((await send(member)).statusCode).toBe(200);
    const refused = await send(member);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kept(member)).toHaveLength(10);
    expect((await send(await loggedIn(shop))).statusCode).toBe(200);
  });
});

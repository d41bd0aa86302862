import { nameComplaints } from '../../../src/contract/rules/memberName';
import { becomeMember } from '../../support/server/signUp';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
let member: Visitor;
let emailId: string;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  ({ visitor: member, emailId } = await becomeMember(shop));
});

const home = {
  houseName: '12 Lake View',
  street: 'Station Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
};
const add = (own: Record<string, unknown> = {}) =>
  member.post(`/users/addNewAddress/${member.userId}`, {}, { ...home, ...own });
const addressesOf = async (visitor: Visitor) =>
  (await visitor.get(`/users/getAllAddresses/${visitor.userId}`)).json<{ addrId: string; city: string }[]>();

describe("a member's profile", () => {
  it('gives a member their own data, and nothing that is stored beside it', async () => {
    const response = await member.get(`/users/userByID/${member.userId}`);
    expect(response.json()).toEqual({
      userId: member.userId,
      parName: 'Asha Rao',
      lastname: '',
      email: emailId,
      mobile1: '9876543210',
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await member.get(`/users/getUserNamePhone/${member.userId}`)).json()).toEqual(['Asha Rao', '9876543210']);
  });

  it('changes name and number, and no e-mail address', async () => {
    const response = await member.post(
      `/users/updateUser/${member.userId}`,
      {},
      { parName: "Asha D'Souza", mobile1: '9000000000', email: 'other@example.com' },
    );
    expect(response.json()).toMatchObject({ parName: "Asha D'Souza", mobile1: '9000000000', email: emailId });
  });

  it.each([
    [{ parName: ' ', mobile1: '9000000000' }, 'parName', 'Please enter Valid name'],
    [{ parName: 'Jhabla & Co. (Official)', mobile1: '9000000000' }, 'parName', nameComplaints.brand],
    [{ parName: 'Asha\u202eoaR', mobile1: '9000000000' }, 'parName', nameComplaints.unseen],
    [{ parName: 'www.asha.example', mobile1: '9000000000' }, 'parName', nameComplaints.address],
    [{ parName: 'Asha', mobile1: '12345' }, 'mobile1', 'must enter the 10digits mobile number'],
  ])('refuses %j', async (body, field, message) => {
    const response = await member.post(`/users/updateUser/${member.userId}`, {}, body);
    expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([422, { [field]: message }]);
  });

  it('keeps addresses, oldest first, under numeric ids', async () => {
    const first = (await add()).json<{ addrId: string }>();
    await add({ city: 'Pune', country: undefined });
    expect(first).toEqual({ addrId: expect.stringMatching(/^\d+$/), ...home });
    expect((await addressesOf(member)).map(({ city }) => city)).toEqual(['Thane', 'Pune']);
  });

  it('takes three addresses, also from two tabs at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toEqual({
      code: 'TOO_MANY_ADDRESSES',
      message: "You can't add more than three addresses.",
    });
    expect(await addressesOf(member)).toHaveLength(3);
  });

  it.each([
    ['houseName', 'Please Enter valid House Name'],
    ['street', 'Please Enter valid Street Name'],
    ['city', 'Please Enter valid City Name'],
    ['state', 'Please Enter valid State Name'],
    ['country', 'Please Enter valid Country Name'],
    ['pinCode', 'Please enter a valid 6-digit pin code.'],
  ])('needs %s', async (field, message) => {
    const response = await add({ [field]: '  ' });
    expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([422, { [field]: message }]);
  });

  it.each(['Nepal', 'India and Nepal'])(
    'refuses an address in %s, where the shop does not deliver',
    async (country) => {
      const response = await add({ country });
      const fields = { country: 'Please Enter valid Country Name' };
      expect([response.statusCode, response.json<{ fields: object }>().fields]).toEqual([422, fields]);
      expect(await addressesOf(member)).toEqual([]);
    },
  );

  it('knows the country in small letters', async () => {
    expect((await add({ country: ' india ' })).json()).toMatchObject({ country: 'India' });
  });

  it.each(['40060', '4006011', 'abcdef'])('refuses the pin code %s', async (pinCode) => {
    expect((await add({ pinCode })).statusCode).toBe(422);
  });

  it('takes a pin code with spaces in it', async () => {
    expect((await add({ pinCode: ' 400 601 ' })).json()).toMatchObject({ pinCode: '400601' });
  });

  it('changes the address that the body names, or the path where the body names none', async () => {
    const { addrId } = (await add()).json<{ addrId: string }>();
    const change = (id: string, body: object) => member.post(`/users/updateAddress/${id}`, {}, body);
    expect((await change(member.userId, { ...home, addrId, city: 'Kalyan' })).json()).toEqual({
      ...home,
      addrId,
      city: 'Kalyan',
    });
    expect((await change(member.userId, { ...home, addrId: Number(addrId), city: 'Dombivli' })).json()).toMatchObject({
      city: 'Dombivli',
    });
    expect((await change(addrId, { ...home, city: 'Mumbai' })).json()).toMatchObject({ addrId, city: 'Mumbai' });
    expect((await change(member.userId, home)).statusCode).toBe(400);
  });

  it("does not tell another member's address from one that does not exist", async () => {
    const { addrId } = (await add()).json<{ addrId: string }>();
    const { visitor: other } = await becomeMember(shop);
    const change = (named: string) =>
      other.post(`/users/updateAddress/${other.userId}`, {}, { ...home, addrId: named, city: 'Stolen' });
    const [anothers, madeUp, huge] = [await change(addrId), await change('99999'), await change('999999999999')];
    expect([anothers.statusCode, madeUp.statusCode, huge.statusCode]).toEqual([403, 403, 403]);
    expect(madeUp.body).toBe(anothers.body);
    expect((await other.post(`/users/updateAddress/${addrId}`, {}, home)).statusCode).toBe(403);
    expect((await addressesOf(member))[0]).toMatchObject({ city: 'Thane' });
  });
});

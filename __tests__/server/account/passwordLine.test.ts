/** Hashes take the processor, so those who log in wait in a line: one network for each of the others. */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { becomeMember, PASSWORD } from '../../support/server/signUp';

jest.unmock('@node-rs/argon2');

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ config: { trustProxy: ['loopback'] } });
});
afterAll(() => shop?.close());

const logIn = (address: string, emailId: string, password: string) =>
  shop.visitor().postForm('/users/loginUser', { emailId, password, userType: 'USER' }, { 'x-forwarded-for': address });

describe('The line of those who log in', () => {
  it('lets one in before the many that another network has asked for', async () => {
    const { emailId } = await becomeMember(shop);
    let answered = 0;
    const flood = Array.from({ length: 30 }, async (_, n) => {
      await logIn('203.0.113.1', `nobody-${n}@example.com`, 'not-the-one');
      answered += 1;
    });
    const { statusCode } = await logIn('203.0.113.2', emailId, PASSWORD);
    expect(statusCode).toBe(200);
    expect(answered).toBeLessThan(15);
    await Promise.all(flood);
  });
});

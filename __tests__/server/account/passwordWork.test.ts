/**
 * What checking a password costs must not tell whether there is an account, and a flood must not take the machine's
 * memory.
 */
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { becomeMember, logIn } from '../../support/server/signUp';

/** The real thing, counted. */
const counts = { now: 0, most: 0 };
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const counted =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      return work(...args).finally(() => (counts.now -= 1));
    };
  return { ...real, hash: counted(real.hash), verify: jest.fn(counted(real.verify)) };
});

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
beforeEach(() => jest.mocked(verify).mockClear());

describe('the work of passwords', () => {
  it('does the same work for an unknown address as for a wrong password', async () => {
    const { emailId } = await becomeMember(shop);
    await logIn(shop.visitor(), 'nobody@example.com');
    const works: unknown[][] = [];
    for (const [email, password] of [
      [emailId, 'not-the-one'],
      ['nobody@example.com', 'not-the-one'],
    ] as const) {
      jest.mocked(verify).mockClear();
      await logIn(shop.visitor(), email, password);
      works.push(
        jest.mocked(verify).mock.calls.map(([stored, typed]) => [String(stored).replace(/\$[^$]+\$[^$]+$/, ''), typed]),
      );
    }
    expect(works[0]).toEqual([['$argon2id$v=19$m=19456,t=2,p=1', 'not-the-one']]);
    expect(works[1]).toEqual(works[0]);
  });

  it('makes two hashes at once at most, however many people log in', async () => {
    counts.most = 0;
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? hashPassword('a-long-password') : logIn(shop.visitor(), 'nobody@example.com'),
      ),
    );
    expect(counts.most).toBe(2);
  });
});

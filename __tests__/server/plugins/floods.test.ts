/** Every call that changes something slows down whoever keeps making it (docs/contract.md section 1). */
import { makeActor, catalogueRows, type Actor } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Call } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';

/** More than any limit of an account allows. */
const MANY = 310;

const notCounted: Readonly<Record<string, string>> = {
  'POST /usercart/in-cart': 'reads',
  'POST /users/logout': 'ends the session that asks',
  'POST /users/logoutEverywhere/{id}': 'ends the session that asks',
  'POST /users/resetPassword': 'a token is looked up by its hash, and works once',
};
const changing = calls.filter(({ name }) => !name.startsWith('GET '));
/** Of what reads, what gathers a person's whole record. */
const counted = [
  ...changing.filter(({ name }) => !(name in notCounted)),
  ...calls.filter(({ name }) => name.includes('heldData')),
];

let shop: TestShop;
let actors: { guest: Actor; member: Actor };
beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows, config: { rateLimits: true } });
  actors = { guest: await makeActor(shop, 'guest'), member: await makeActor(shop, 'member') };
});
afterAll(() => shop?.close());

const actorOf = ({ access }: Call): Actor => (access === 'member' ? actors.member : actors.guest);

describe('a flood of', () => {
  it.each(counted)('$name is slowed down', async (call) => {
    const { visitor, ids } = actorOf(call);
    for (let time = 0; time < MANY; time += 1) {
      const { statusCode, headers } = await visitor.send(call.request(ids));
      if (statusCode !== 429) continue;
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      return;
    }
    throw new Error(`${call.name} was answered ${MANY} times`);
  });

  it('calls that are not counted is known, each with its reason', () => {
    expect(Object.keys(notCounted).filter((name) => !changing.some((call) => call.name === name))).toEqual([]);
  });
});

describe('a shopper in a hurry', () => {
  it('empties a full cart line by line, and changes a quantity twice a second, without meeting a limit', async () => {
    const own = await buildTestApp({ rows: catalogueRows, config: { rateLimits: true } });
    const guest = await own.guest();
    await guest.add(1, 1);
    const change = (orderQuantity: number) =>
      guest.post('/usercart/update-quantity', { guestId: guest.guestId, productId: 1, orderQuantity });
    const statuses = [];
    for (let time = 0; time < 120; time += 1) statuses.push((await change(1 + (time % 9))).statusCode);
    const remove = () => guest.post('/usercart/remove-product', { guestId: guest.guestId, productId: 1 });
    for (let line = 0; line < 100; line += 1) statuses.push((await remove()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 404]));
    await own.close();
  });
});

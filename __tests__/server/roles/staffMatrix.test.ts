/**
 * Who may make which call of the staff's side: nobody, a guest, a member, and each role (docs/contract.md section 11).
 * Whoever may not hears that, whatever is sent along, and nothing is changed.
 */
import { staffRoles } from '../../../src/contract/rules/staffRules';
import { placeOrder } from '../../support/data/orders';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { databaseText } from '../../support/server/databaseText';
import { loggedIn } from '../../support/server/members';
import { makeColleague, staffCall } from '../../support/server/staff';
import { ORDER_NO, staffCalls } from '../../support/server/staffCalls';
import { settle } from '../../support/server/actors';

const people = ['nobody', 'guest', 'member', ...staffRoles] as const;
type Person = (typeof people)[number];
const isStaff = (person: Person): person is (typeof staffRoles)[number] =>
  person in { owner: 0, orders: 0, catalogue: 0, support: 0 };

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp();
  await placeOrder(shop.database, { order_no: ORDER_NO });
});
afterAll(() => shop?.close());

async function cookieOf(person: Person): Promise<string> {
  if (isStaff(person)) return (await makeColleague(shop, person)).cookie;
  if (person === 'guest') return (await shop.guest()).cookie ?? '';
  return person === 'member' ? ((await loggedIn(shop)).cookie ?? '') : '';
}

const cells = people.flatMap((person) => staffCalls.map((call) => ({ person, call, name: call.name })));
const mayCall = (person: Person, { roles }: (typeof staffCalls)[number]): boolean =>
  roles === null || (isStaff(person) && roles.includes(person));
const ask = (call: (typeof staffCalls)[number], cookie: string, body = call.body) =>
  staffCall(shop, call.name.split(' ')[0] as 'GET', call.path, { cookie, ...(body && { body }) });

describe('a call of the staff’s side', () => {
  it('stands in the table, each that the document describes', async () => {
    const cookie = await cookieOf('owner');
    const { paths } = (await staffCall(shop, 'GET', 'openapi.json', { cookie })).json<{
      paths: Record<string, object>;
    }>();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(staffCalls.map(({ name }) => name).sort());
  });

  it.each(cells.filter(({ person, call }) => mayCall(person, call)))('$person may: $name', async ({ person, call }) => {
    const { statusCode } = await ask(call, await cookieOf(person));
    const isKnown = call.roles !== null;
    expect(isKnown ? [200, 404, 409, 422] : [200, 401, 404]).toContain(statusCode);
  });

  it.each(cells.filter(({ person, call }) => !mayCall(person, call)))(
    '$person may not: $name',
    async ({ person, call }) => {
      const cookie = await cookieOf(person);
      await settle(shop);
      const before = await databaseText(shop.database);
      const expected = isStaff(person) ? [403, 'FORBIDDEN'] : [401, 'UNAUTHENTICATED'];
      for (const body of [call.body, call.body && { nonsense: '🧸'.repeat(100) }]) {
        const answer = await ask(call, cookie, body);
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual(expected);
      }
      await settle(shop);
      expect(await databaseText(shop.database)).toBe(before);
    },
  );

  it.each(staffCalls.filter(({ name }) => !name.startsWith('GET')))(
    '$name does nothing for a page of another site',
    async (call) => {
      const cookie = await cookieOf('owner');
      const before = await databaseText(shop.database);
      const method = call.name.split(' ')[0] as 'POST';
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const sent = { cookie, headers, ...(call.body && { body: call.body }) };
        expect((await staffCall(shop, method, call.path, sent)).statusCode).toBe(403);
      }
      await settle(shop);
      expect(await databaseText(shop.database)).toBe(before);
    },
  );
});

/** Who may do what to whose (CONTRACT.md section 1): everybody tries every call on their own, on another's, and on what does not exist. */
import { madeUp, makeActor, mayCall, settle, shelves, type Actor, type Kind } from '../../support/actors';
import { buildTestApp, type TestShop } from '../../support/buildTestApp';
import { calls, type Call, type OwnId } from '../../support/calls';
import { databaseText } from '../../support/databaseText';

let shop: TestShop;
/** Whose things the others reach for. */
let victims: Actor[];

beforeAll(async () => {
  shop = await buildTestApp({ rows: shelves });
  victims = [await makeActor(shop, 'guest'), await makeActor(shop, 'member')];
});
afterAll(() => shop.close());

const kinds: Kind[] = ['nobody', 'guest', 'member'];
const cells = calls.flatMap((call) => kinds.map((kind) => ({ call, kind, name: call.name })));
const owned = cells.filter(({ call }) => call.access !== 'anyone');

describe('their own', () => {
  it.each(cells)('$kind: $name', async ({ call, kind }) => {
    const { visitor, ids } = await makeActor(shop, kind);
    const { statusCode } = await visitor.send(call.request(ids));
    expect(statusCode).toBe(mayCall(call, kind) ? call.ok : kind === 'nobody' ? 401 : 403);
  });
});

/** One id at a time is somebody else's, the others are the caller's own. */
const reaches = owned.flatMap(({ call, kind, name }) => call.owns.map((id) => ({ call, kind, name, id })));

describe("another's and what does not exist, which are told apart by nothing", () => {
  it.each(reaches)('$kind: $name by $id', async ({ call, kind, id }) => {
    const actor = await makeActor(shop, kind);
    await settle(shop);
    const before = await databaseText(shop.database);
    const expected = kind === 'nobody' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN'];
    for (const victim of victims) {
      const anothers = await reach(actor, call, id, victim.ids[id]);
      const nothing = await reach(actor, call, id, madeUp[id]);
      expect([anothers.statusCode, anothers.json<{ code: string }>().code]).toEqual(expected);
      expect([nothing.statusCode, nothing.body]).toEqual([anothers.statusCode, anothers.body]);
    }
    expect(await databaseText(shop.database)).toBe(before);
  });
});

const reach = ({ visitor, ids }: Actor, call: Call, id: OwnId, value: string | number) => visitor.send(call.request({ ...ids, [id]: value }));

describe('from another site', () => {
  it.each(calls.filter(({ name }) => !name.startsWith('GET')))('$name is refused, whoever is logged in', async (call) => {
    const { visitor, ids } = await makeActor(shop, 'member');
    const before = await databaseText(shop.database);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
      const request = call.request(ids);
      const { statusCode } = await visitor.send({ ...request, headers: { ...request.headers, ...headers } });
      expect(statusCode).toBe(403);
    }
    expect(await databaseText(shop.database)).toBe(before);
  });
});

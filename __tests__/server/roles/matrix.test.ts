/**
 * Who may do what to whose (docs/contract.md section 1): everybody tries every call on their own, on another's, and on
 * what does not exist.
 */
import { madeUp, makeActor, mayCall, settle, catalogueRows, type Actor, type Kind } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Call, OwnId } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';
import { databaseText } from '../../support/server/databaseText';

const kinds: Kind[] = ['nobody', 'guest', 'member'];
const cells = calls.flatMap((call) => kinds.map((kind) => ({ call, kind, name: call.name })));
const owned = cells.filter(({ call }) => call.access !== 'anyone');

/** A shop for each of the questions: what one leaves behind is in the way of reading the whole database for another. */
function opened(): { shop: TestShop } {
  const place = {} as { shop: TestShop };
  beforeAll(async () => {
    place.shop = await buildTestApp({ rows: catalogueRows });
  });
  afterAll(() => place.shop?.close());
  return place;
}

/** One of each kind, who ask again and again: what is refused changes nothing about them either. */
const oneOfEach = async (shop: TestShop): Promise<Record<Kind, Actor>> => ({
  nobody: await makeActor(shop, 'nobody'),
  guest: await makeActor(shop, 'guest'),
  member: await makeActor(shop, 'member'),
});

describe('what is their own', () => {
  const place = opened();
  it.each(cells)('$kind: $name', async ({ call, kind }) => {
    const { visitor, ids } = await makeActor(place.shop, kind);
    const { statusCode } = await visitor.send(call.request(ids));
    expect(statusCode).toBe(mayCall(call, kind) ? call.ok : kind === 'nobody' ? 401 : 403);
  });
});

/** One id at a time is somebody else's, the others are the caller's own. */
const reaches = owned.flatMap(({ call, kind, name }) => call.owns.map((id) => ({ call, kind, name, id })));

describe("another's and what does not exist, which are told apart by nothing", () => {
  const place = opened();
  let actors: Record<Kind, Actor>;
  /** Whose things the others reach for. */
  let victims: Actor[];
  beforeAll(async () => {
    actors = await oneOfEach(place.shop);
    victims = [await makeActor(place.shop, 'guest'), await makeActor(place.shop, 'member')];
    await settle(place.shop);
  });

  it.each(reaches)('$kind: $name by $id', async ({ call, kind, id }) => {
    const actor = actors[kind];
    const before = await databaseText(place.shop.database);
    const expected = kind === 'nobody' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN'];
    for (const victim of victims) {
      const anothers = await reach(actor, call, id, victim.ids[id]);
      const nothing = await reach(actor, call, id, madeUp[id]);
      expect([anothers.statusCode, anothers.json<{ code: string }>().code]).toEqual(expected);
      expect([nothing.statusCode, nothing.body]).toEqual([anothers.statusCode, anothers.body]);
    }
    await settle(place.shop);
    expect(await databaseText(place.shop.database)).toBe(before);
  });
});

const reach = ({ visitor, ids }: Actor, call: Call, id: OwnId, value: string | number) =>
  visitor.send(call.request({ ...ids, [id]: value }));

describe('a call from another site', () => {
  const place = opened();
  let member: Actor;
  beforeAll(async () => {
    member = await makeActor(place.shop, 'member');
    await settle(place.shop);
  });

  it.each(calls.filter(({ name }) => !name.startsWith('GET')))(
    '$name is refused, whoever is logged in',
    async (call) => {
      const { visitor, ids } = member;
      const before = await databaseText(place.shop.database);
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ]) {
        const request = call.request(ids);
        const { statusCode } = await visitor.send({ ...request, headers: { ...request.headers, ...headers } });
        expect(statusCode).toBe(403);
      }
      await settle(place.shop);
      expect(await databaseText(place.shop.database)).toBe(before);
    },
  );
});

/**
 * Bodies and fields that are made to break whoever reads them: deep, large, polluting, or with more in them than the
 * call takes.
 */
import type { InjectOptions } from 'fastify';
import { actorFor, settle, catalogueRows } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { calls } from '../../support/server/calls';
import { databaseText } from '../../support/server/databaseText';
import { operationsOf, readDocument, type Documented } from '../../support/server/openapi';

/** A number and a text, as a column may be either. */
const MARK = '77310077310';

let shop: TestShop;
let documented: Map<string, Documented>;
beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows });
  documented = new Map(operationsOf(await readDocument(shop)).map((operation) => [operation.name, operation]));
});
afterAll(() => shop?.close());

const changing = calls.filter(({ name }) => !name.startsWith('GET '));

/** The request with more after `?`, and more in its body in the way that the body is written. */
function withMore(request: InjectOptions, more: Record<string, string>): InjectOptions {
  const url = `${String(request.url)}${String(request.url).includes('?') ? '&' : '?'}${new URLSearchParams(more).toString()}`;
  if (typeof request.payload !== 'string') return { ...request, url };
  if (String(request.headers?.['content-type']).includes('form'))
    return { ...request, url, payload: `${request.payload}&${new URLSearchParams(more).toString()}` };
  const body: unknown = JSON.parse(request.payload);
  return typeof body === 'object'
    ? { ...request, url, payload: JSON.stringify({ ...more, ...body }) }
    : { ...request, url };
}

/** What the call takes by its own description. */
function takenBy({ operation }: Documented): Set<string> {
  const inBody = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys((schema?.['properties'] ?? {}) as object),
  );
  return new Set([...(operation.parameters ?? []).map(({ name }) => name), ...inBody]);
}

describe('bodies that are made to break the shop', () => {
  describe.each(changing)('$name', (call) => {
    it('answers a body that is nested as deeply as one can be sent', async () => {
      const { visitor, ids } = await actorFor(shop, call);
      const { url, method } = call.request(ids);
      const deep = 31_000;
      for (const payload of [
        '['.repeat(deep) + ']'.repeat(deep),
        '{"a":'.repeat(deep / 3) + '1' + '}'.repeat(deep / 3),
      ]) {
        const { statusCode } = await visitor.send({
          method: method ?? 'POST',
          url: String(url),
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(statusCode).toBeLessThan(500);
      }
    });

    it('lets no field reach into what every object shares', async () => {
      const { visitor, ids } = await actorFor(shop, call);
      const request = call.request(ids);
      const polluting = {
        '__proto__[polluted]': 'yes',
        '__proto__.polluted': 'yes',
        'constructor[prototype][polluted]': 'yes',
        constructor: 'x',
        toString: 'x',
        hasOwnProperty: 'x',
      };
      const entries = Object.entries({ ...polluting, ['__proto__']: 'x' });
      const more = new URLSearchParams(entries).toString();
      const url = `${String(request.url)}${String(request.url).includes('?') ? '&' : '?'}${more}`;
      const bodies = [
        '{"__proto__":{"polluted":"yes"}}',
        '{"constructor":{"prototype":{"polluted":"yes"}}}',
        '{"a":{"__proto__":{"polluted":"yes"}}}',
      ];
      const requests: InjectOptions[] = [
        { ...request, url },
        {
          method: request.method ?? 'POST',
          url,
          payload: more,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
        ...bodies.map((payload): InjectOptions => ({
          method: request.method ?? 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        })),
      ];
      for (const one of requests) {
        const { statusCode, body } = await visitor.send(one);
        expect(statusCode).toBeLessThan(500);
        expect(body).not.toContain('native code');
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }
    });
  });

  /** Every column of the database and how a client would spell it, and what other shops were broken into with. */
  async function temptingNames(): Promise<string[]> {
    const tables = await shop.database.db.introspection.getTables();
    const columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
    const spelt = columns.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
    return [
      ...new Set([
        ...columns,
        ...spelt,
        'isAdmin',
        'role',
        'admin',
        'price',
        'productRate',
        'orderStatus',
        'userType',
        'verified',
      ]),
    ];
  }

  describe.each(changing)('$name', (call) => {
    it('stores nothing that it does not ask for', async () => {
      const names = await temptingNames();
      expect(names.length).toBeGreaterThan(150);
      const { visitor, ids } = await actorFor(shop, call);
      const request = call.request(ids);
      const taken = takenBy(documented.get(call.name) as Documented);
      const more = Object.fromEntries(names.filter((name) => !taken.has(name)).map((name) => [name, MARK]));
      expect((await visitor.send(withMore(request, more))).statusCode).toBe(call.ok);
      await settle(shop);
      expect(await databaseText(shop.database)).not.toContain(MARK);
    });
  });

  it('makes an account of a sign-up, and nothing else that a sign-up names', async () => {
    const names = (await temptingNames()).filter(
      (name) => !takenBy(documented.get('POST /users/addNewUserEmail') as Documented).has(name),
    );
    const signUp = {
      name: 'Asha Rao',
      emailId: 'asha@sign-up.example',
      password: 'seven tall neems',
      mobile: '9876543210',
    };
    const answer = await shop
      .visitor()
      .post('/users/addNewUserEmail', {}, { ...Object.fromEntries(names.map((name) => [name, MARK])), ...signUp });
    expect(answer.json()).toEqual({ userId: expect.stringMatching(/^u_/) });
    expect(await databaseText(shop.database)).not.toContain(MARK);
  });
});

/** Walks the contract's table: every call is registered, documented, validated, and answers what its schema says. */
import { makeActor, catalogueRows, type Actor } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Call } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';
import {
  answerOf,
  faultOf,
  operationsOf,
  readDocument,
  type Documented,
  type JsonSchema,
  type ShopDocument,
} from '../../support/server/openapi';

let shop: TestShop;
let document: ShopDocument;
let documented: Map<string, Documented>;

beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows });
  document = await readDocument(shop);
  documented = new Map(operationsOf(document).map((operation) => [operation.name, operation]));
});
afterAll(() => shop?.close());

const callers: Record<Call['access'], 'nobody' | 'guest' | 'member'> = {
  anyone: 'nobody',
  'guest or member': 'guest',
  guest: 'guest',
  member: 'member',
};
const callerOf = ({ access }: Call): Promise<Actor> => makeActor(shop, callers[access]);
const operationOf = (name: string) => {
  const found = documented.get(name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found.operation;
};

describe('the document of the calls', () => {
  it('describes exactly the calls of the contract', () => {
    expect([...documented.keys()].sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it('is an OpenAPI 3.1 document that says what each call is for', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    for (const { name, operation } of documented.values()) {
      expect([name, operation.summary, operation.tags]).toEqual([
        name,
        expect.stringMatching(/\w{3}/),
        [expect.any(String)],
      ]);
    }
  });

  it('says what each parameter means', () => {
    const unsaid = [...documented.values()].flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter(({ description }) => !description)
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('says of which calls a session is needed', () => {
    const withSession = [...documented.values()].filter(({ operation }) => operation.security !== undefined);
    const guarded = calls.filter(({ access }) => access !== 'anyone');
    expect(withSession.map(({ name }) => name).sort()).toEqual(guarded.map(({ name }) => name).sort());
  });

  describe.each(calls)('$name', (call) => {
    it('answers what its schema says', async () => {
      const { visitor, ids } = await callerOf(call);
      const response = await visitor.send(call.request(ids));
      expect([response.statusCode, response.statusCode === call.ok ? '' : response.body]).toEqual([call.ok, '']);
      if (call.access !== 'anyone') expect(response.headers['cache-control']).toBe('no-store');
      const answer = answerOf(operationOf(call.name), response.statusCode);
      const [[type, content] = []] = Object.entries(answer?.content ?? {});
      expect(String(response.headers['content-type'])).toContain(type);
      const body: unknown = type === 'application/json' ? response.json() : response.body;
      expect(faultOf(content?.schema ?? { not: {} }, body)).toBe('');
    });

    it('tells of every parameter that it is sent', async () => {
      const { ids } = await callerOf(call);
      const { url, payload, headers } = call.request(ids);
      const { parameters = [], requestBody } = operationOf(call.name);
      const known = new Set([...parameters.map(({ name }) => name), ...fieldsOf(bodySchema(requestBody))]);
      const isForm = String(headers?.['content-type']).includes('form');
      const sent = [
        ...new URL(String(url), 'http://shop.test').searchParams.keys(),
        ...(isForm ? new URLSearchParams(String(payload)).keys() : []),
      ];
      expect(sent.filter((name) => !known.has(name))).toEqual([]);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        call.name.match(/\{\w+\}/g) ?? [],
      );
    });

    it('refuses parameters of the wrong kind, and says so as the document does', async () => {
      const { visitor, ids } = await callerOf(call);
      const request = call.request(ids);
      for (const name of paramsOf(call.name)) {
        const url = new URL(String(request.url), 'http://shop.test');
        url.searchParams.set(name, 'x'.repeat(1500));
        const response = await visitor.send({ ...request, url: `${url.pathname}${url.search}` });
        expect([name, response.statusCode, response.statusCode >= 400 && response.statusCode < 500]).toEqual([
          name,
          response.statusCode,
          true,
        ]);
        expect(faultOf(failureSchema(call.name), response.json())).toBe('');
      }
    });
  });

  /** Query parameters that the document names. */
  const paramsOf = (name: string): string[] =>
    (operationOf(name).parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
  const failureSchema = (name: string): JsonSchema =>
    answerOf(operationOf(name), 400)?.content?.['application/json']?.schema ?? { not: {} };

  function bodySchema(body: { content?: Record<string, { schema?: JsonSchema }> } | undefined): JsonSchema {
    const [content] = Object.values(body?.content ?? {});
    return content?.schema ?? {};
  }

  function fieldsOf(schema: JsonSchema): string[] {
    const variants = [
      ...((schema['anyOf'] as JsonSchema[] | undefined) ?? []),
      ...((schema['oneOf'] as JsonSchema[] | undefined) ?? []),
    ];
    return [...Object.keys((schema['properties'] as object | undefined) ?? {}), ...variants.flatMap(fieldsOf)];
  }
});

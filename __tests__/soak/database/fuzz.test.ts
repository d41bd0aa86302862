/**
 * Every parameter of every call, fuzzed from its own schema: whatever is sent, no answer is a 5xx or says anything
 * about the server's inside, and a refused call leaves the database as it was. ROUNDS says how many cases a call gets;
 * the seed is fixed, so a failure can be repeated.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeActor, settle, catalogueRows, type Actor } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { CART_RUPEES } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';
import { address, bankDetails } from '../../support/server/memberCalls';
import { databaseText } from '../../support/server/databaseText';
import { brokenBody, jsonBody, oddPath, parameter } from '../../support/data/oddValues';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import {
  answerOf,
  faultOf,
  operationsOf,
  readDocument,
  type Documented,
  type JsonSchema,
} from '../../support/server/openapi';

const CASES_A_ROUND = 4;
jest.setTimeout(limitFor(10));
const settings = { numRuns: ROUNDS * CASES_A_ROUND, seed: 1999, endOnFailure: true };

let shop: TestShop;
let documented: Map<string, Documented>;
let actors: Actor[];

beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows });
  actors = await makeActors();
  documented = new Map(operationsOf(await readDocument(shop)).map((operation) => [operation.name, operation]));
});
afterAll(() => shop?.close());
const makeActors = async (): Promise<Actor[]> => [
  await makeActor(shop, 'nobody'),
  await makeActor(shop, 'guest'),
  await makeActor(shop, 'member'),
];

/** Values that let a call get further than its first check. */
const rightFor = ({ ids }: Actor): Record<string, readonly (string | number)[]> => ({
  userId: [ids.ownerId],
  userID: [ids.ownerId],
  guestId: [ids.ownerId],
  addrId: [ids.addrId],
  serialNo: [ids.serialNo],
  orderSerial: [ids.deliveredSerialNo],
  orderId: [ids.deliveredSerialNo],
  productId: [ids.productId, ids.otherProductId],
  finalOrderAmount: [CART_RUPEES],
  couponCode: ['FIRST'],
  newStatus: ['CANCELED'],
  mobile: ['9876543210'],
  ...Object.fromEntries(Object.entries({ ...address, ...bankDetails }).map(([name, value]) => [name, [value]])),
});

/** {id} is a user's in one call and a product's in another. */
const pathValue = (name: string, path: string, actor: Actor): string =>
  name === 'id'
    ? path.startsWith('/users/')
      ? actor.ids.ownerId
      : String(actor.ids.productId)
    : String(rightFor(actor)[name]?.[0] ?? 'Blue');

interface Case {
  request: InjectOptions;
  /** Which of `actors` sends it. */
  sender: number;
}

function casesOf({ method, path, operation }: Documented): Arbitrary<Case> {
  const { parameters = [], requestBody } = operation;
  const queryNames = parameters.filter((one) => one.in === 'query');
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});

  return fc.constantFrom(...actors.map((_, index) => index)).chain((index) => {
    const actor = actors[index] as Actor;
    const right = rightFor(actor);
    const texts = (name: string): string[] => (right[name] ?? []).map(String);
    const query = fc.record(
      Object.fromEntries(queryNames.map(({ name, schema }) => [name, parameter(schema, texts(name))])),
    );
    const pathText = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constant(
          path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathValue(name, path, actor))),
        ),
      },
      { weight: path.includes('{') ? 2 : 0, arbitrary: oddPath.map((odd) => path.replace(/\{\w+\}/g, odd)) },
    );
    const properties = Object.entries((content?.schema?.['properties'] ?? {}) as Record<string, JsonSchema>);
    const formFields = fc.record(
      Object.fromEntries(properties.map(([name, schema]) => [name, parameter(schema, texts(name))])),
    );
    const bodies = [
      { weight: content ? 0 : 6, arbitrary: fc.constant(undefined) },
      {
        weight: content ? 5 : 1,
        arbitrary: jsonBody(content?.schema ?? {}, right).map((value) => ({
          type: 'application/json',
          payload: JSON.stringify(value) ?? 'null',
        })),
      },
      {
        weight: type?.includes('form') ? 8 : 2,
        arbitrary: formFields.map((sent) => ({ type: 'application/x-www-form-urlencoded', payload: toQuery(sent) })),
      },
      { weight: 2, arbitrary: brokenBody },
    ];
    const body = method === 'GET' ? fc.constant(undefined) : fc.oneof(...bodies);
    const key = fc.option(fc.constantFrom('a-key-of-fuzz-1', 'short', 'k'.repeat(101), 'clé-ß-💥', ''), {
      nil: undefined,
      freq: 4,
    });
    return fc
      .record({ url: pathText, query, body, key })
      .map(({ url, query: sent, body: payload, key: idempotencyKey }) => ({
        sender: index,
        request: {
          method: method as 'GET',
          url: `${url}?${toQuery(sent)}`,
          headers: {
            ...(payload && { 'content-type': payload.type }),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(payload && { payload: payload.payload }),
        },
      }));
  });
}

const toQuery = (sent: Record<string, string[]>): string =>
  new URLSearchParams(
    Object.entries(sent).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString();

/** The cookie as it was: a call that opens or ends a session must not decide who sends the next case. */
async function send({ sender, request }: Case): Promise<LightMyRequestResponse> {
  const actor = actors[sender] as Actor;
  const { cookie } = actor.visitor;
  const response = await actor.visitor.send(request);
  actor.visitor.cookie = cookie;
  await settle(shop);
  return response;
}

function expectCleanAnswer(response: LightMyRequestResponse, { operation }: Documented): void {
  expect([response.statusCode, response.statusCode < 500]).toEqual([response.statusCode, true]);
  expect(response.body).not.toMatch(/node_modules|\n\s+at |sqlite|postgres|kysely/i);
  if (response.statusCode < 400) return;
  const failure = answerOf(operation, response.statusCode)?.content?.['application/json']?.schema ?? anyFailure;
  expect(faultOf(failure, response.json())).toBe('');
}
const anyFailure: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
};

const changing = calls.filter(({ name }) => !name.startsWith('GET '));
const reading = calls.filter(({ name }) => name.startsWith('GET '));

describe.each(changing)('$name', ({ name }) => {
  it('answers whatever it is sent, and a refusal changes nothing', async () => {
    const operation = documented.get(name) as Documented;
    actors = await makeActors();
    let before = await databaseText(shop.database);
    await fc.assert(
      fc.asyncProperty(casesOf(operation), async (one) => {
        const response = await send(one);
        expectCleanAnswer(response, operation);
        const after = await databaseText(shop.database);
        if (response.statusCode >= 400) expect(after).toBe(before);
        before = after;
      }),
      settings,
    );
  });
});

// decision 116: no GET has side effects, whatever it answers.
describe.each(reading)('$name', ({ name }) => {
  it('answers whatever it is sent, and changes nothing', async () => {
    const operation = documented.get(name) as Documented;
    const before = await databaseText(shop.database);
    await fc.assert(
      fc.asyncProperty(casesOf(operation), async (one) => expectCleanAnswer(await send(one), operation)),
      settings,
    );
    expect(await databaseText(shop.database)).toBe(before);
  });
});

/**
 * Who may ask comes before what was asked: every call that is not everybody's, made by those who may not make it, with
 * values that no call takes. Whoever may not ask hears that, and nothing of the values.
 */
import type { InjectOptions } from 'fastify';
import { makeActor, mayCall, catalogueRows, type Actor, type Kind } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Call } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';

type Fields = Record<string, unknown>;

/** What says whose it is stays as it is. */
const whose = new Set(['userId', 'userID', 'guestId', 'addrId', 'orderId']);
const isForm = ({ headers }: InjectOptions): boolean => String(headers?.['content-type']).includes('form');
const fieldsOf = (query: string): Fields => Object.fromEntries(new URLSearchParams(query));
const asQuery = (fields: Fields): string =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

/** The request with each of its other values as `change` gives it; undefined leaves it out. */
function withValues(request: InjectOptions, change: (value: unknown) => unknown): InjectOptions {
  const changed = (fields: Fields): Fields => {
    const entries = Object.entries(fields).map(([name, value]) => [name, whose.has(name) ? value : change(value)]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Fields;
  };
  const [pathname = '', query = ''] = String(request.url).split('?');
  const url = `${pathname}?${asQuery(changed(fieldsOf(query)))}`;
  if (typeof request.payload !== 'string') return { ...request, url };
  if (isForm(request)) return { ...request, url, payload: asQuery(changed(fieldsOf(request.payload))) };
  const body: unknown = JSON.parse(request.payload);
  const isObject = typeof body === 'object' && body !== null;
  return { ...request, url, payload: JSON.stringify(isObject ? changed(body as Fields) : (change(body) ?? null)) };
}

const withBody = (request: InjectOptions, type: string, payload: string): InjectOptions => ({
  ...request,
  headers: { 'content-type': type },
  payload,
});
const withNul = (request: InjectOptions): InjectOptions => {
  const url = String(request.url);
  return { ...request, url: `${url}${url.includes('?') ? '&' : '?'}note=%00` };
};

interface Fault {
  fault: string;
  /** Whether nobody can read the body for it. */
  hidesBody: boolean;
  put(request: InjectOptions): InjectOptions;
}

const JSON_TYPE = 'application/json';
const ofValues = (fault: string, put: Fault['put']): Fault => ({ fault, hidesBody: false, put });
const ofBody = (fault: string, put: Fault['put']): Fault => ({ fault, hidesBody: true, put });
const ODD = '🧸 [object Object]'.repeat(200);
const odd = ofValues('values of another kind', (request) => withValues(request, () => ODD));
const faults: Fault[] = [
  odd,
  ofValues('values left out', (request) => withValues(request, () => undefined)),
  ofValues('values that nest', (request) => withValues(request, (value) => [{ value }])),
  ofValues('a character that no text has', withNul),
  ofBody('JSON that breaks off', (request) => withBody(request, JSON_TYPE, '{"a":')),
  ofBody('a body of no kind that is taken', (request) => withBody(request, 'text/xml', '<a/>')),
  ofBody('a body that is too large', (request) => withBody(request, JSON_TYPE, `"${'x'.repeat(70_000)}"`)),
];

interface Cell extends Fault {
  call: Call;
  name: string;
}

const cells: Cell[] = calls
  .filter(({ access }) => access !== 'anyone')
  .flatMap((call) => faults.map((fault) => ({ ...fault, call, name: call.name })))
  .filter(({ name, hidesBody }) => !(hidesBody && name.startsWith('GET ')));

/** Ids that stand in the body alone: who cannot read that cannot tell whose it is. */
const inBody: Readonly<Record<string, string>> = {
  'POST /customerMessage/add': 'ownerId',
  'POST /api/guest-cart/place-order': 'ownerId',
  'POST /users/updateAddress/{id}': 'addrId',
};
const kinds = ['guest', 'member'] as const;
const asked = cells.flatMap((cell) => kinds.map((kind) => ({ ...cell, kind })));
const notTheirs = asked.filter(({ call, kind }) => !mayCall(call, kind));
const reaches = asked
  .filter(({ call, kind }) => mayCall(call, kind))
  .flatMap((cell) => cell.call.owns.map((id) => ({ ...cell, id })))
  .filter(({ name, hidesBody, id }) => !(hidesBody && inBody[name] === id));

let shop: TestShop;
let actors: Record<Kind, Actor>;
let victims: Actor[];
beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows });
  const one = (kind: Kind) => makeActor(shop, kind);
  actors = { nobody: await one('nobody'), guest: await one('guest'), member: await one('member') };
  victims = [await one('guest'), await one('member')];
});
afterAll(() => shop?.close());

async function heardBy({ visitor }: Actor, request: InjectOptions): Promise<[number, string]> {
  const answer = await visitor.send(request);
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

describe('who may ask comes before what was asked', () => {
  it.each(cells)('nobody: $name with $fault', async ({ call, put }) => {
    for (const { ids } of [actors.nobody, ...victims]) {
      expect(await heardBy(actors.nobody, put(call.request(ids)))).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it.each(notTheirs)('$kind, whose call it is not: $name with $fault', async ({ call, put, kind }) => {
    expect(await heardBy(actors[kind], put(call.request(actors[kind].ids)))).toEqual([403, 'FORBIDDEN']);
  });

  it.each(reaches)("$kind, by another's $id: $name with $fault", async ({ call, put, kind, id }) => {
    for (const victim of victims) {
      const request = call.request({ ...actors[kind].ids, [id]: victim.ids[id] });
      expect(await heardBy(actors[kind], put(request))).toEqual([403, 'FORBIDDEN']);
    }
  });

  it('says of a value what is wrong with it to whoever may ask', async () => {
    const { visitor, ids } = actors.member;
    const update = calls.find(({ name }) => name === 'POST /users/updateUser/{id}') as Call;
    const answer = await visitor.send(odd.put(update.request(ids)));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['parName', 'mobile1']);
  });
});

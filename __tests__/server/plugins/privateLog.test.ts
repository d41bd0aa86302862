/**
 * The log tells what the server did and nothing about anybody (docs/contract.md section 1): strings that must not
 * appear go through every call.
 */
import type { InjectOptions } from 'fastify';
import { makeActor, settle, catalogueRows, type Actor } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Call } from '../../support/server/callParts';
import { calls } from '../../support/server/calls';
import { mailsOf } from '../../support/mails/mails';

/** One of each kind of thing that the log must not hold. */
const secrets = {
  name: 'Zorawar Privateperson',
  email: 'zorawar@private.example',
  mobile: '9123450678',
  password: 'sesame-open-77',
  token: 'tok-tok-token-77',
  address: 'Seventy-seven Banyan House, Hidden Lane, 400677',
  accountNumber: '998877665544',
  ifscCode: 'ZORA0998877',
  bankName: 'Bank of Hidden Lane',
  term: 'privately-sought-77',
  message: 'Something between us two',
} as const;

/** Every parameter of the contract that can carry one. */
const seeds: Record<string, string> = {
  name: secrets.name,
  userName: secrets.name,
  customerName: secrets.name,
  parName: secrets.name,
  accountHolderName: secrets.name,
  emailId: secrets.email,
  email: secrets.email,
  mobile: secrets.mobile,
  mobile1: secrets.mobile,
  customerNo: secrets.mobile,
  password: secrets.password,
  newPassword: secrets.password,
  token: secrets.token,
  address: secrets.address,
  houseName: secrets.address,
  street: secrets.address,
  city: secrets.address,
  accountNumber: secrets.accountNumber,
  ifscCode: secrets.ifscCode,
  bankName: secrets.bankName,
  productName: secrets.term,
  couponCode: secrets.term,
  message: secrets.message,
  customerMessage: secrets.message,
  messageReason: secrets.message,
  reason: secrets.message,
  comment: secrets.message,
};

let shop: TestShop;
let sent: string[];

beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows, config: { logLevel: 'trace' } });
  const actors = [await makeActor(shop, 'guest'), await makeActor(shop, 'member')];
  const nobody = await makeActor(shop, 'nobody');
  sent = actors
    .flatMap(({ visitor, ids }) => [ids.ownerId, (visitor.cookie ?? '').split('=')[1] ?? ''])
    .filter(Boolean);
  for (const actor of [...actors, nobody]) await sendEverything(actor);
  await settle(shop);
  await mailsOf(shop);
  // A fault of the server's own must not be more talkative. What is left of the cookies is still sent.
  await shop.database.close();
  for (const actor of actors) await sendEverything(actor);
});
afterAll(async () => {
  await shop.app.close();
  await shop.place.remove();
});

/**
 * Each call with the personal strings: where they belong, where they do not, in a broken body, and under a foreign
 * address.
 */
async function sendEverything({ visitor, ids }: Actor): Promise<void> {
  for (const call of [...calls].sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)))) {
    const request = call.request(ids);
    const headers = {
      ...request.headers,
      'idempotency-key': secrets.token,
      'user-agent': secrets.name,
      referer: `https://private.example/${secrets.email}`,
    };
    await visitor.send({ ...seeded(request), headers });
    await visitor.send({ ...request, headers, url: withQuery(String(request.url), seeds) });
    if (request.method !== 'GET')
      await visitor.send({
        ...request,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: `{"password":"${secrets.password}`,
      });
  }
  await visitor.get(`/no/such/${secrets.mobile}?email=${secrets.email}`);
  await visitor.get(`/%E0%A4%A${secrets.mobile}`);
}

/** These come last: the others should meet somebody. */
const endsSession = ({ name }: Call): boolean =>
  ['POST /users/logout', 'POST /users/logoutEverywhere/{id}', 'POST /api/guest/create'].includes(name);

function seeded(request: InjectOptions): InjectOptions {
  const url = withQuery(String(request.url), seeds, true);
  if (typeof request.payload !== 'string') return { ...request, url };
  if (String(request.headers?.['content-type']).includes('form'))
    return { ...request, url, payload: withQuery(`?${request.payload}`, seeds, true).slice(1) };
  const body: unknown = JSON.parse(request.payload);
  if (typeof body !== 'object' || body === null) return { ...request, url };
  return {
    ...request,
    url,
    payload: JSON.stringify({ ...body, ...Object.fromEntries(Object.entries(seeds).filter(([key]) => key in body)) }),
  };
}

/** With the seeds as parameters: all of them, or only in place of those that are there. */
function withQuery(url: string, values: Record<string, string>, onlyKnown = false): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) if (!onlyKnown || params.has(name)) params.set(name, value);
  return `${path}?${params.toString()}`;
}

describe('what the log keeps private', () => {
  it('sends the strings through every call, to success and to failure', () => {
    const requests = shop.log
      .map((line) => JSON.parse(line) as { route?: string; status?: number })
      .filter(({ route }) => route !== undefined);
    expect(requests.length).toBeGreaterThan(calls.length * 10);
    const statuses = new Set(requests.map(({ status }) => status));
    for (const status of [200, 201, 400, 401, 403, 404, 409, 422]) expect(statuses).toContain(status);
    expect([...statuses].some((status = 0) => status >= 500)).toBe(true);
  });

  it('holds none of them, nor any id, cookie or address of the network', () => {
    const text = shop.log.join('');
    const forbidden = [...Object.values(secrets), ...sent, '127.0.0.1', '?', 'Zorawar', 'Banyan'];
    expect(forbidden.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))).toEqual(
      [],
    );
  });

  it('is one JSON line a request: route template, status, time, request id', () => {
    for (const line of shop.log) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      if (entry['route'] === undefined) continue;
      expect(entry).toEqual({
        level: 'info',
        time: expect.any(String),
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
        method: expect.stringMatching(/^[A-Z]+$/),
        route: expect.stringMatching(/^(\(none\)|\/[\w\-/:*.]*)$/),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
    }
  });
});

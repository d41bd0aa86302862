/** What opens something cannot be guessed, and what can be seen opens nothing. */
import { createHash } from 'node:crypto';
import { makeActor, catalogueRows } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { calls } from '../../support/server/calls';
import { databaseText } from '../../support/server/databaseText';
import { mailsOf } from '../../support/mails/mails';
import { memberRow } from '../../support/server/members';
import { operationsOf, readDocument } from '../../support/server/openapi';
import { newOrderNo } from '../../../src/server/areas/order/orderNo';
import { newMemberId } from '../../../src/server/areas/account/account.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await buildTestApp({ rows: catalogueRows });
});
afterAll(() => shop?.close());

const MANY = 150;
const times = async (make: (at: number) => Promise<string> | string): Promise<string[]> => {
  const made: string[] = [];
  for (let at = 0; at < MANY; at += 1) made.push(await make(at));
  return made;
};

const sessions = () =>
  times(async () => {
    const { headers } = await shop.visitor().send({ method: 'POST', url: '/api/guest/create' });
    return /shop_session=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  });
const resetTokens = async (): Promise<string[]> => {
  const members = Array.from({ length: MANY }, (_, at) => memberRow({ email: `asha${at}@token.example` }));
  await shop.put({ member: members });
  for (const { email } of members) await shop.visitor().postForm('/users/forgotPassword', { email });
  await shop.app.idle();
  await shop.app.mailQueue.deliverDue();
  return (await mailsOf(shop)).flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? []);
};

describe('ids, sessions and links', () => {
  describe.each<[string, () => Promise<string[]>, number]>([
    ['A session', sessions, 256],
    ['A reset link', resetTokens, 256],
    ['A guest', () => times(async () => (await shop.guest()).guestId.slice(2)), 144],
    ['A member', () => times(() => newMemberId().slice(2)), 144],
  ])('%s', (_, make, bits) => {
    it(`is known by ${bits} bits, of which each is drawn anew`, async () => {
      const made = await make();
      expect(new Set(made).size).toBe(MANY);
      for (const one of made) expect(Buffer.from(one, 'base64url').length * 8).toBe(bits);
      // No part of it stands still or counts: each bit is set in about half of them.
      for (let bit = 0; bit < bits; bit += 1) {
        const set = made.filter((one) => ((Buffer.from(one, 'base64url')[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
        expect([bit, set > MANY / 5 && set < (MANY * 4) / 5]).toEqual([bit, true]);
      }
    });
  });

  it('keeps of sessions and reset links only what opens nothing', async () => {
    const [session = ''] = await sessions();
    const tokens = await mailsOf(shop);
    const token = /[?&]token=([\w-]+)/.exec(tokens.at(-1)?.text ?? '')?.[1] ?? '';
    const text = await databaseText(shop.database);
    for (const secret of [session, token]) {
      expect(secret).not.toBe('');
      expect(text).not.toContain(secret);
      expect(text).toContain(createHash('sha256').update(secret).digest('hex'));
    }
  });

  it('knows nobody by a cookie that was made of what can be seen', async () => {
    for (const kind of ['guest', 'member'] as const) {
      const { visitor, ids } = await makeActor(shop, kind);
      const secret = (visitor.cookie ?? '').replace('shop_session=', '');
      const tampered = [
        ids.ownerId,
        createHash('sha256').update(secret).digest('hex'),
        secret.slice(1),
        `${secret}A`,
        secret.toLowerCase(),
        `${ids.ownerId}:${secret}`,
        '',
        '%00',
        '*',
        '[object Object]',
        "' or 1=1 --",
      ];
      for (const cookie of tampered) {
        const answer = await shop.app.inject({ url: '/users/session', headers: { cookie: `shop_session=${cookie}` } });
        expect([cookie, answer.json()]).toEqual([cookie, expect.objectContaining({ userId: null, guestId: null })]);
        for (const call of calls.filter(({ access }) => access !== 'anyone')) {
          const request = call.request(ids);
          const { statusCode } = await shop.app.inject({
            ...request,
            headers: { ...request.headers, cookie: `shop_session=${cookie}` },
          });
          expect([call.name, statusCode]).toEqual([call.name, 401]);
        }
      }
    }
  });

  it('opens nothing by the number of an order, which cannot be counted on from another', async () => {
    const operations = operationsOf(await readDocument(shop));
    expect(operations.length).toBeGreaterThan(60);
    // An order's own page takes its key beside the number (server/orderPage), and its link goes out by mail alone.
    const byNumber = operations.filter(({ path }) => !/^\/api\/order-(page|link)\b/.test(path));
    expect(byNumber).toHaveLength(operations.length - 4);
    const taken = byNumber.flatMap(({ operation }) => [
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys((schema?.['properties'] ?? {}) as object),
      ),
    ]);
    expect(taken).not.toContain('orderNo');
    const numbers = await times(newOrderNo);
    expect(new Set(numbers).size).toBe(MANY);
    for (const at of [0, 1, 2, 3, 5, 6, 7, 8])
      expect(new Set(numbers.map((number) => number[at])).size).toBeGreaterThan(20);
  });
});

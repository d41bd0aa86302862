/** What an open desk hears without asking (docs/contract.md section 11). */
import type { Readable } from 'node:stream';
import type { OrderPlaced } from '../../../src/contract/order';
import { MINUTE_MS } from '../../../src/contract/rules/durations';
import { inTime, until } from '../../support/lib/until';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { askBack, delivered } from '../../support/server/returns';
import { secondServer } from '../../support/server/secondServer';
import { makeColleague, type Colleague } from '../../support/server/staff';
import { finalize, loggedIn } from '../../support/server/members';

let shop: TestShop;
let colleague: Colleague;
const streams: Readable[] = [];
beforeEach(async () => {
  shop = await buildTestApp();
  colleague = await makeColleague(shop, 'support');
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy();
  await shop?.close();
});

interface Desk {
  status: number;
  heard: () => string[];
  hears: (text: string) => Promise<void>;
  ended: Promise<unknown>;
}

async function openDesk(app = shop.app, cookie = colleague.cookie): Promise<Desk> {
  const answer = await app.inject({ url: '/admin/api/events', headers: { cookie }, payloadAsStream: true });
  const stream = answer.stream();
  streams.push(stream);
  let text = '';
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  stream.on('error', () => undefined);
  const heard = (): string[] =>
    [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, kind, data]) => `${kind} ${data}`);
  return {
    status: answer.statusCode,
    heard,
    hears: (what) => until(`an event of ${what}`, () => Promise.resolve(heard().some((event) => event.includes(what)))),
    ended: new Promise((resolve) => stream.once('end', resolve)),
  };
}

async function order(): Promise<string> {
  const member = await loggedIn(shop);
  await member.add(await shop.addProduct({ rate_paise: 10_000 }), 1);
  return (await finalize(shop, member, 100)).json<OrderPlaced>().orderNo;
}

describe('an open desk', () => {
  it('hears of a new order, a claim, a return and a message, and not of what was there before', async () => {
    const before = await order();
    shop.clock.now += 1000;
    const desk = await openDesk();
    const orderNo = await order();
    await desk.hears(`order {"at":"${new Date(shop.clock.now).toISOString()}","orderNo":"${orderNo}"}`);
    const clerk = await makeColleague(shop, 'orders');
    await clerk.send('PUT', `orders/${orderNo}/shipping`, { amount: 80, version: '0' });
    await desk.hears(`change {"at":"${new Date(shop.clock.now).toISOString()}","orderNo":"${orderNo}"}`);
    const told = await clerk.send('POST', `orders/${orderNo}/told`, { step: 'shipping', by: 'phone' });
    const key = new URL(told.json<{ link: string }>().link).searchParams.get('key') ?? '';
    await shop.app.inject({
      method: 'POST',
      url: `/api/order-page/${orderNo}/payment-claim`,
      headers: { 'x-order-key': key },
      payload: { reference: '412345678901' },
    });
    await desk.hears(`claim`);
    const { member, serialNo } = await delivered(shop);
    await askBack(member, serialNo);
    await desk.hears('return');
    const message = {
      customerName: 'Asha Rao',
      customerNo: '9876543210',
      messageReason: 'Sizes',
      customerMessage: 'Hello?',
    };
    await member.post('/customerMessage/add', {}, { userID: member.userId, ...message });
    await desk.hears('message {"at":"2026-11-20T04:30:01.000Z","orderNo":null}');
    expect(desk.heard().join()).not.toContain(before);
  });

  it('hears of what another process took', async () => {
    const other = await secondServer(shop);
    const desk = await openDesk(other.app);
    const orderNo = await order();
    await desk.hears(orderNo);
    streams.splice(0).forEach((stream) => stream.destroy());
    await other.close();
  });

  it('is for those who see orders, and for so many windows of one account', async () => {
    expect((await openDesk(shop.app, '')).status).toBe(401);
    expect((await openDesk(shop.app, (await makeColleague(shop, 'catalogue')).cookie)).status).toBe(403);
    const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/admin/api/events`;
    const windows = Array.from({ length: 8 }, () => new AbortController());
    const open = (window = new AbortController()): Promise<Response> =>
      fetch(url, { headers: { cookie: colleague.cookie }, signal: window.signal });
    const statuses = await Promise.all(windows.map(async (window) => (await open(window)).status));
    expect(statuses).toEqual(windows.map(() => 200));
    expect((await open()).status).toBe(429);
    windows[2]?.abort();
    await until('room for a window', async () => (await open((windows[2] = new AbortController()))).status === 200);
    for (const window of windows) window.abort();
  });

  it('does not keep a session open, and is closed with it', async () => {
    const own = await buildTestApp({ capacity: { deskBeatMs: 20 } });
    const desk = await openDesk(own.app, (await makeColleague(own, 'owner')).cookie);
    own.clock.now += 31 * MINUTE_MS;
    await inTime('the end of the stream', desk.ended);
    await own.close();
  });

  it('is closed once its account may see orders no longer', async () => {
    const own = await buildTestApp({ capacity: { deskBeatMs: 20 } });
    const { email, cookie } = await makeColleague(own, 'orders');
    const desk = await openDesk(own.app, cookie);
    const owner = await makeColleague(own, 'owner');
    expect((await owner.send('PUT', 'accounts/role', { email, role: 'catalogue' })).statusCode).toBe(200);
    await inTime('the end of the stream', desk.ended);
    await own.close();
  });

  it('is closed when the shop stops', async () => {
    const desk = await openDesk();
    const stopped = shop.app.close();
    await inTime('the end of the stream', desk.ended);
    await stopped;
  });
});

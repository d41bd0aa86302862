/** More calls at once than the shop can answer: the excess is turned away at once, whole, and the shop goes on. */
import type { AddressInfo } from 'node:net';
import type { Capacity } from '../../../src/server/load/capacity';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { held } from '../../support/lib/held';
import { until } from '../../support/lib/until';
import { becomeMember, logIn } from '../../support/server/signUp';
import { contact, type Visitor } from '../../support/server/visitor';

let shop: TestShop;
let url: string;

async function open(capacity: Partial<Capacity>): Promise<void> {
  shop = await buildTestApp({ capacity });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
}
afterEach(() => shop?.close());

/** As `Visitor.order`, but over the network: what is asked inside the process is never turned away. */
const order = ({ cookie = '', guestId }: Visitor, amount: number): Promise<Response> =>
  fetch(`${url}/api/guest-cart/place-order`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ ...contact, guestId, finalOrderAmount: String(amount) }),
  });

/** Nobody can order this product until `release` is called. */
async function holdProduct(id: number): Promise<() => Promise<void>> {
  const { promise, release } = held<undefined>();
  const taken = held<undefined>();
  const holding = shop.database.write(async (trx) => {
    await trx.updateTable('product').set({ rate_paise: 10000 }).where('id', '=', id).execute();
    taken.release(undefined);
    await promise;
  });
  await taken.promise;
  return async () => {
    release(undefined);
    await holding;
  };
}

/** So many guests who have one piece in their cart. */
async function guestsWith(id: number, count: number): Promise<Visitor[]> {
  const guests = await Promise.all(Array.from({ length: count }, () => shop.guest()));
  await Promise.all(guests.map((guest) => guest.add(id)));
  return guests;
}

describe('more than the shop can bear', () => {
  it.each<[string, Partial<Capacity>]>([
    ['as many at work as it can bear', { mostAtWork: 3 }],
    ['some at work and a late event loop', { mostAtWorkWhenLate: 3, lateMs: -1000 }],
  ])('with %s, turns orders away before they begin, and takes them afterwards', async (_case, capacity) => {
    await open(capacity);
    const id = await shop.addProduct({ rate_paise: 10000, stock: 20 });
    const guests = await guestsWith(id, 8);
    const release = await holdProduct(id);

    const refused: [Visitor, Response][] = [];
    const accepted: Response[] = [];
    const all = Promise.all(
      guests.map(async (guest) => {
        const answer = await order(guest, 100);
        if (answer.status === 503) refused.push([guest, answer]);
        else accepted.push(answer);
      }),
    );
    await until('five orders to be turned away', async () => refused.length === 5);
    // Whoever watches over the shop is answered meanwhile.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await release();
    await all;

    for (const [guest, answer] of refused) {
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toEqual({
        code: 'NOT_READY',
        message: 'The shop is very busy. Please try again in a moment.',
      });
      expect(await guest.cart()).toHaveLength(1);
    }
    expect(accepted.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shop.stockOf(id)).toBe(17);

    for (const [guest] of refused) expect((await order(guest, 100)).status).toBe(200);
    expect(await shop.stockOf(id)).toBe(12);
    expect(await shop.database.db.selectFrom('customer_order').selectAll().execute()).toHaveLength(8);
  });

  it('goes on counting the work for shoppers who have left', async () => {
    await open({ mostAtWork: 1 });
    const id = await shop.addProduct({ rate_paise: 10000, stock: 20 });
    const [first, second] = (await guestsWith(id, 2)) as [Visitor, Visitor];
    const release = await holdProduct(id);
    const leaving = new AbortController();
    const left = fetch(`${url}/api/guest-cart/place-order`, {
      method: 'POST',
      headers: { cookie: first.cookie ?? '' },
      body: new URLSearchParams({ ...contact, guestId: first.guestId, finalOrderAmount: '100' }),
      signal: leaving.signal,
    }).catch(() => 'left');
    // Each time another question: what was answered before is no work.
    let asked = 0;
    await until(
      'a call to be turned away',
      async () => (await fetch(`${url}/api/customProducts/all?maxPrice=${(asked += 1)}`)).status === 503,
    );
    leaving.abort();
    expect(await left).toBe('left');
    expect((await order(second, 100)).status).toBe(503);
    await release();
    await until('the second order to be taken', async () => (await order(second, 100)).status === 200);
    await until('both pieces to be gone', async () => (await shop.stockOf(id)) === 18);
  });

  it('shows a shopper a page that says so, and a script a failure that it knows', async () => {
    await open({ mostAtWork: 0 });
    const page = await fetch(`${url}/shop`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([
      page.status,
      page.headers.get('content-type'),
      page.headers.get('retry-after'),
      page.headers.get('cache-control'),
    ]).toEqual([503, 'text/html; charset=utf-8', '2', 'no-store']);
    const text = await page.text();
    expect(text).toContain('<p>The shop is very busy. Please try again in a moment.</p>\n<p>Your cart is safe.</p>');
    expect(text).toContain('<a href="">Try again</a>');
    const call = await fetch(`${url}/api/coupons`, { headers: { accept: 'application/json' } });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ code: 'NOT_READY' });
    expect(shop.log.join('')).not.toContain('"level":"error"');
  });

  it('lets so many wait for a look at their password, and tells the others at once', async () => {
    await open({});
    const { emailId } = await becomeMember(shop);
    // Two at once and a hundred in line. Some are looked at while others still come, so that nobody can say how many
    // are told; the known address and an unknown one fare alike.
    const crowd = 200;
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, n) =>
        logIn(shop.visitor(), n % 2 ? emailId : 'nobody@example.com', 'not-the-one'),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(crowd - refused.length);
    expect(refused.length).toBeLessThan(crowd);
    expect((await logIn(shop.visitor(), emailId)).json()).toHaveProperty('userId');
  });
});

/** The lists of orders that staff look through, and their sheets (docs/contract.md section 11). */
import type { StaffOrderList, Takings } from '../../../src/contract/staffOrders';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { readAudit } from '../../support/server/audit';
import { placeOrder } from '../../support/data/orders';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { askBack, delivered } from '../../support/server/returns';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let colleague: Colleague;
beforeAll(async () => {
  shop = await buildTestApp();
  colleague = await makeColleague(shop, 'owner');
  const place = (order_no: string, own: Parameters<typeof placeOrder>[1], product = 'Mulmul jhabla') =>
    placeOrder(shop.database, { order_no, ...own }, [{ product_name: product, picture_url: '/pictures/one' }]);
  await place('AAAA-1111', { placed_at: NOW - 1, name: 'Meera Nair', mobile: '9811112222' });
  await place('BBBB-2222', { placed_at: NOW - 2, shipping_set_at: NOW - 8 * DAY_MS, payment: 'asked' });
  await place('CCCC-3333', { placed_at: NOW - 3, shipping_set_at: NOW, payment: 'claimed', name: '=cmd()' });
  await place('DDDD-4444', {
    placed_at: NOW - 4,
    payment: 'received',
    payment_paise: 100_00,
    paid_at: NOW,
    packed_at: NOW,
  });
  await place('EEEE-5555', { placed_at: NOW - 5, status: 'SHIPPED', shipped_at: NOW, final_paise: 1 }, 'Bamboo socks');
  await place('FFFF-6666', {
    placed_at: NOW - 6,
    status: 'CANCELED',
    canceled_at: NOW,
    payment: 'refunded',
    payment_paise: 50_50,
    paid_at: NOW - DAY_MS,
    refunded_paise: 50_50,
    refunded_at: NOW,
  });
});
afterAll(() => shop?.close());

const list = async (query = ''): Promise<StaffOrderList> => (await colleague.send('GET', `orders?${query}`)).json();
const numbers = async (query: string): Promise<string> =>
  (await list(query)).rows.map(({ orderNo }) => orderNo.slice(0, 1)).join('');

describe('the list of orders', () => {
  it.each([
    ['', 'ABCDEF'],
    ['sort=oldest', 'FEDCBA'],
    ['sort=amount&pageSize=100&page=1&state=SHIPPED', 'E'],
    ['state=ORDERED', 'ABCD'],
    ['payment=claimed', 'C'],
    ['next=shipping', 'A'],
    ['next=payment', 'BC'],
    ['next=ship', 'D'],
    ['next=deliver', 'E'],
    ['next=refund', ''],
    ['packed=true', 'D'],
    ['packed=false', 'ABCEF'],
    ['overdue=true', 'B'],
    ['overdue=false', 'ACDEF'],
    ['q=bbbb', 'B'],
    ['q=meera%20nair', 'A'],
    ['q=%2B91%2098111%2012222', 'A'],
    ['q=2222', 'AB'],
    ['q=socks', 'E'],
    ['q=asha%20socks', 'E'],
    ['q=100%25', ''],
    ['pageSize=2&page=2', 'CD'],
    ['pageSize=2&page=9', ''],
  ])('%s shows %s', async (query, expected) => {
    expect(await numbers(query)).toBe(expected);
  });

  it('counts the orders of all pages, and shows the first products of each', async () => {
    const { rows, total } = await list('pageSize=2&state=ORDERED');
    expect([rows.length, total]).toEqual([2, 4]);
    expect(rows[0]).toMatchObject({
      products: [{ name: 'Mulmul jhabla', picture: '/pictures/one' }],
      lineCount: 1,
      pieces: 2,
      next: 'shipping',
    });
  });

  it('says the same of the next step and of what is overdue as the filters do', async () => {
    for (const row of (await list()).rows) {
      if (row.next) expect(await numbers(`next=${row.next}`)).toContain(row.orderNo.slice(0, 1));
      expect(await numbers(`overdue=${row.isOverdue}`)).toContain(row.orderNo.slice(0, 1));
    }
  });

  it('leaves nothing of what was looked for in the log', async () => {
    const told = await buildTestApp({ config: { logLevel: 'info' } });
    const { send } = await makeColleague(told, 'support');
    expect((await send('GET', 'orders?q=Meera%20Nair')).statusCode).toBe(200);
    expect((await send('GET', 'orders/MEERA-NAIR')).statusCode).toBe(404);
    expect(told.log.join()).toContain('/admin/api/orders');
    expect(told.log.join()).not.toMatch(/meera/i);
    await told.close();
  });

  it('refuses what is no filter', async () => {
    for (const query of ['page=0', 'pageSize=101', 'state=LOST', 'sort=colour', 'overdue=perhaps']) {
      expect((await colleague.send('GET', `orders?${query}`)).statusCode).toBe(400);
    }
  });

  it('comes as a sheet that runs nothing, and whoever took it is written down', async () => {
    const answer = await colleague.send('GET', 'orders.csv?state=ORDERED&q=3333');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    const [headings = '', row = '', ...rest] = answer.body.trimEnd().split('\r\n');
    expect(headings.startsWith('\ufeffOrder,Placed,Status')).toBe(true);
    expect(row).toContain('CCCC-3333,');
    expect(row).toContain("'=cmd()");
    expect(rest).toEqual([]);
    const [noted] = await readAudit(shop.database.db, { subject: 'orders' });
    expect([noted?.who, JSON.stringify(noted?.isNow)]).toEqual([colleague.email, expect.not.stringContaining('3333')]);
  });
});

describe('the whole list as a sheet', () => {
  it('asks for the second factor, since everybody’s names and numbers leave the shop', async () => {
    const own = await buildTestApp();
    const { send } = await makeColleague(own, 'owner');
    own.clock.now += 6 * 60_000;
    expect((await send('GET', 'orders.csv')).json()).toMatchObject({ code: 'CONFIRM_FIRST' });
    expect(await readAudit(own.database.db, { subject: 'orders' })).toEqual([]);
    await own.close();
  });

  it('has every order once, in the order that is asked for, however many there are', async () => {
    const own = await buildTestApp();
    const { send } = await makeColleague(own, 'orders');
    const placed = Array.from({ length: 1_100 }, (_, n) => `N${String(n).padStart(8, '0')}`);
    const first = await placeOrder(own.database, { order_no: 'FIRST' });
    await own.database.write(async (trx) => {
      const { id: _id, ...one } = await trx
        .selectFrom('customer_order')
        .selectAll()
        .where('order_no', '=', first)
        .executeTakeFirstOrThrow();
      for (let at = 0; at < placed.length; at += 100)
        await trx
          .insertInto('customer_order')
          .values(placed.slice(at, at + 100).map((order_no, n) => ({ ...one, order_no, placed_at: NOW + 1 + at + n })))
          .execute();
    });
    const rows = (await send('GET', 'orders.csv?sort=oldest')).body.trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual([first, ...placed]);
    await own.close();
  });
});

describe('takings', () => {
  it('are told by day of the shop’s zone, and as a sheet', async () => {
    const takings = await colleague.send('GET', 'takings?from=2026-11-19&to=2026-11-20');
    expect(takings.json<Takings>()).toEqual({
      days: [
        { day: '2026-11-19', payments: 1, received: 50.5, refunded: 0 },
        { day: '2026-11-20', payments: 1, received: 100, refunded: 50.5 },
      ],
      received: 150.5,
      refunded: 50.5,
    });
    const sheet = await colleague.send('GET', 'takings.csv?from=2026-11-20&to=2026-11-20');
    expect(sheet.body).toBe('\ufeffDay,Payments,Received,Refunded\r\n2026-11-20,1,100,50.50\r\n');
  });

  it('hold what was sent back for a return', async () => {
    const own = await buildTestApp();
    const { member, serialNo } = await delivered(own);
    await askBack(member, serialNo);
    await own.database.write((trx) =>
      trx.updateTable('return_request').set({ status: 'REFUNDED', refunded_at: NOW }).execute(),
    );
    const { send } = await makeColleague(own, 'orders');
    expect((await send('GET', 'takings?from=2026-11-20&to=2026-11-20')).json<Takings>()).toMatchObject({
      received: 0,
      refunded: 200,
    });
    await own.close();
  });

  it('takes no days that are none', async () => {
    const statusOf = async (query: string) => (await colleague.send('GET', `takings?${query}`)).statusCode;
    expect(await statusOf('from=2026-11-20&to=2026-11-19')).toBe(422);
    expect(await statusOf('from=2020-11-20&to=2026-11-19')).toBe(422);
    expect(await statusOf('from=yesterday&to=2026-11-19')).toBe(400);
  });
});

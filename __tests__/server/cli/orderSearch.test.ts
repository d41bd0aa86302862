import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { placeOrder } from '../../support/data/orders';
import { NOW } from '../../support/data/rows';

/** The first moment of 20 November 2026 in India; `NOW` is 10:00 that day. */
const MIDNIGHT = Date.UTC(2026, 10, 19, 18, 30);

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
beforeAll(async () => {
  test = await buildTestApp();
  shop = makeCommandLine(test.place, { clock: () => NOW });
  await placeOrder(test.database, {
    order_no: 'EVE',
    placed_at: MIDNIGHT - 1,
    mobile: '9811111111',
    name: 'Meera Shah',
  });
  await placeOrder(test.database, { order_no: 'FIRST', placed_at: MIDNIGHT, name: 'RAO, Asha' });
  await placeOrder(test.database, { order_no: 'LAST', placed_at: MIDNIGHT + 86_400_000 - 1, status: 'SHIPPED' });
});
afterAll(() => test?.close());

describe('looking for orders by command', () => {
  it.each([
    [
      ['--from', '2026-11-20'],
      ['LAST', 'FIRST'],
    ],
    [
      ['--from', 'today'],
      ['LAST', 'FIRST'],
    ],
    [['--to', '19-11-2026'], ['EVE']],
    [['--to', 'yesterday'], ['EVE']],
    [
      ['--from', '20/11/2026', '--to', '2026-11-20'],
      ['LAST', 'FIRST'],
    ],
    [['--from', '2026-11-21'], []],
    [['--mobile', '+91 98111-11111'], ['EVE']],
    [
      ['--mobile', '43210'],
      ['LAST', 'FIRST'],
    ],
    [
      ['--name', 'asha rao'],
      ['LAST', 'FIRST'],
    ],
    [['--name', 'SHAH'], ['EVE']],
    [['--name', '%'], []],
    [['--name', 'asha', '--status', 'shipped', '--mobile', '9876543210'], ['LAST']],
    [['--limit', '1'], ['LAST']],
  ])('finds by %j', async (argv, found) => {
    const { out } = await shop('--json', 'orders', 'list', ...argv);
    expect((JSON.parse(out) as { orderNo: string }[]).map(({ orderNo }) => orderNo)).toEqual(found);
  });

  it('gives other programs the lines of every order', async () => {
    const [last] = JSON.parse((await shop('--json', 'orders', 'list')).out);
    expect(last).toMatchObject({
      orderNo: 'LAST',
      pieces: 3,
      lines: [{ productId: 41, colour: 'Blue', size: '0-3 M', quantity: 2, amountPaise: 79_800 }, { quantity: 1 }],
    });
  });

  it.each([
    [['--from', '2026-11-31'], 'It is a day such as 2026-11-30, 30-11-2026, today or yesterday.'],
    [['--to', 'soon'], 'It is a day such as 2026-11-30'],
    [['--from', 'today', '--to', 'yesterday'], '--from is a later day than --to.'],
    [['--mobile', 'asha'], 'It is a mobile number of 10 digits, or its last 3 or more.'],
    [['--mobil', '98'], '(Did you mean --mobile?)'],
  ])('refuses %j with one sentence', async (argv, sentence) => {
    const { code, out, err } = await shop('orders', 'list', ...argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
  });
});

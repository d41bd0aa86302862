import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCommandLine } from '../../support/commands/commandLine';
import { placeOrder } from '../../support/data/orders';
import { NOW } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await openTestDatabase();
  shop = makeCommandLine(test.place);
});
afterEach(() => test?.close());

describe('orders by command', () => {
  it('shows who ordered what, where it goes, what it costs, and when, in the shop’s own time', async () => {
    const orderNo = await placeOrder(test.database, { shipping_paise: 8050, status: 'SHIPPED', shipped_at: NOW });
    const { code, out, err } = await shop('orders', 'show', orderNo);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const fact of [
      'Asha Rao (guest)',
      '9876543210',
      '12 Lake View, Thane, Maharashtra, India, 400601',
      'SHIPPED',
      'Mulmul jhabla',
      'Blue',
      '0-3 M',
      '₹399',
      '₹1,00,000',
      '₹1,00,798',
      '-₹10,079.80 (coupon FIRST)',
      '₹90,718.20',
      '₹80.50',
    ]) {
      expect(out).toContain(fact);
    }
    expect(out).toMatch(/Placed +20 Nov 2026, 10:00/);
    expect(out).toMatch(/Shipped +20 Nov 2026, 10:00/);
    expect(out).not.toContain('Delivered');
  });

  it('gives other programs exact paise and UTC times', async () => {
    const orderNo = await placeOrder(test.database);
    const { out } = await shop('orders', 'show', orderNo, '--json');
    expect(JSON.parse(out)).toEqual({
      orderNo,
      status: 'ORDERED',
      customer: 'guest',
      name: 'Asha Rao',
      mobile: '9876543210',
      address: expect.stringContaining('Thane'),
      subtotalPaise: 10_079_800,
      discountPaise: 1_007_980,
      couponCode: 'FIRST',
      finalPaise: 9_071_820,
      shippingPaise: 0,
      toPayPaise: 9_071_820,
      paymentMethod: 'onlinePayment',
      payment: 'none',
      paymentPaise: null,
      paymentReference: null,
      courier: null,
      trackingNumber: null,
      trackingLink: null,
      email: null,
      events: [],
      placedAt: '2026-11-20T04:30:00.000Z',
      shippedAt: null,
      deliveredAt: null,
      canceledAt: null,
      lines: [
        {
          serialNo: expect.any(Number),
          productId: 41,
          productName: 'Mulmul jhabla',
          colour: 'Blue',
          size: '0-3 M',
          quantity: 2,
          ratePaise: 39_900,
          amountPaise: 79_800,
          netPaise: 71_820,
        },
        expect.objectContaining({ colour: '', size: '', quantity: 1, ratePaise: 10_000_000 }),
      ],
    });
  });

  it('lists what is to be packed, newest first', async () => {
    await placeOrder(test.database, { order_no: 'OLD2-OLD2', placed_at: NOW - 1, status: 'SHIPPED' });
    await placeOrder(test.database);
    const all = await shop('orders', 'list');
    expect(all.out.indexOf('7K3M-9QX2')).toBeLessThan(all.out.indexOf('OLD2-OLD2'));
    const { out } = await shop('--json', 'orders', 'list', '--status', 'shipped', '--limit', '5');
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ orderNo: 'OLD2-OLD2', pieces: 3, finalPaise: 9_071_820 }),
    ]);
  });

  it('says in words when there are no orders', async () => {
    expect(await shop('orders', 'list')).toEqual({ code: 0, out: 'No orders.\n', err: '' });
    expect(await shop('orders', 'list', '--json')).toEqual({ code: 0, out: '[]\n', err: '' });
  });

  it('ships and delivers beside a running server, and says so when it was done already', async () => {
    const orderNo = await placeOrder(test.database);
    expect((await shop('orders', 'ship', orderNo, '--unpaid')).out).toMatch(
      /^Order 7K3M-9QX2 is shipped \(20 Nov 2026, 10:00.*\)\.\n$/,
    );
    expect((await shop('orders', 'ship', orderNo, '--unpaid')).out).toMatch(
      /^Order 7K3M-9QX2 is shipped already since/,
    );
    expect(JSON.parse((await shop('orders', 'deliver', orderNo, '--json')).out)).toMatchObject({
      status: 'DELIVERED',
      moved: true,
    });
    const stored = await test.database.db.selectFrom('customer_order').select('status').executeTakeFirstOrThrow();
    expect(stored.status).toBe('DELIVERED');
  });

  it.each([
    [['orders', 'show', 'NOPE'], 'There is no order NOPE.\n'],
    [
      ['orders', 'deliver', '7K3M-9QX2'],
      'Order 7K3M-9QX2 has not been shipped yet: ship it before it is marked delivered.\n',
    ],
    [
      ['orders', 'list', '--status', 'LOST'],
      expect.stringContaining('It is one of ORDERED, SHIPPED, DELIVERED, CANCELED.'),
    ],
    [['orders', 'list', '--limit', '0'], expect.stringContaining('It is a whole number from 1')],
    [['orders', 'ship'], "Missing required argument 'orderNo'. See shop --help.\n"],
    [['orders', 'burn'], expect.stringContaining("Unknown command 'burn'")],
  ])('fails with one clear sentence: %j', async (argv, sentence) => {
    await placeOrder(test.database);
    expect(await shop(...argv)).toEqual({ code: 1, out: '', err: sentence });
  });

  it('names the setting that is wrong', async () => {
    const elsewhere = makeCommandLine(test.place, { env: { DATABASE_URL: 'mysql://x' } });
    const { code, err } = await elsewhere('orders', 'list');
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL must be a PostgreSQL address');
  });

  it('does not let a shopper’s name steer the terminal', async () => {
    const orderNo = await placeOrder(test.database, { name: 'Asha\u001b[2J\u0007 Rao\u202e' });
    expect((await shop('orders', 'show', orderNo)).out).not.toMatch(/[\u001b\u0007\u202e]/);
  });

  it('teaches with examples', async () => {
    const { code, out } = await shop('--help');
    expect(code).toBe(0);
    expect(out).toContain('shop orders list --status ORDERED');
    expect((await shop('catalogue', 'import', '--help')).out).toContain('--dry-run');
  });

  it('works as a program of its own', async () => {
    await placeOrder(test.database);
    const root = path.resolve(__dirname, '../../..');
    const env = { ...process.env, DATA_DIR: test.place.dataDir, DATABASE_URL: test.place.databaseUrl ?? '' };
    const program = (...argv: string[]) =>
      promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'src/server/cli.ts', ...argv], {
        cwd: root,
        env,
      });
    const { stdout } = await program('orders', 'list', '--json');
    expect(JSON.parse(stdout)).toHaveLength(1);
    await expect(program('orders', 'show', 'NOPE')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no order NOPE.\n',
    });
  });
});

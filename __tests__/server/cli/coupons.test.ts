import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { placeOrder } from '../../support/data/orders';
import { couponRow, NOW, productRow } from '../../support/data/rows';
import { soon } from '../../support/lib/until';
import { NO_PRICE } from '../../../src/server/lib/parsePrice';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await buildTestApp({
    rows: { product: [productRow({ id: 7 })], coupon: [couponRow({ coupon_name: 'First', is_main: 1, is_public: 1 })] },
  });
  shop = makeCommandLine(test.place);
});
afterEach(() => test?.close());

const listed = async (): Promise<Record<string, unknown>[]> =>
  JSON.parse((await shop('--json', 'coupons', 'list')).out);
const asked = (code: string) => test.visitor().get(`/api/coupons/name/${encodeURIComponent(code)}`);

describe('coupons by command', () => {
  it('lists every coupon with what it is worth and where it shows', async () => {
    await shop('coupons', 'add', 'SOCKS50', '--type', 'Rs', '--value', '50.5', '--product', '7', '--inactive');
    const { out, code } = await shop('coupons', 'list');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Code +Status +Off +Product +From +Until +Uses +Main +Public\nFirst +active +10 % +every +0 +yes +yes\nSOCKS50 /,
    );
    expect(out).toMatch(/\nSOCKS50 +inactive +₹50\.50 +7 +0\n$/);
    const none = { until: null, maxUses: null, minOrder: 0, uses: 0, lapse: null };
    expect(await listed()).toEqual([
      { code: 'First', status: 'active', type: '%', value: 10, productId: null, main: true, public: true, ...none },
      {
        code: 'SOCKS50',
        status: 'inactive',
        type: 'Rs',
        value: 50.5,
        productId: 7,
        main: false,
        public: false,
        ...none,
      },
    ]);
  });

  it('adds a coupon that works at once beside a running shop, and puts it on the home page in place of the former', async () => {
    const { code, out } = await shop('coupons', 'add', 'Diwali', '--type', '%', '--value', '12.5', '--main');
    expect({ code, out }).toEqual({ code: 0, out: 'Added Diwali: 12.5 % off, active, main, not listed.\n' });
    expect((await asked('DIWALI')).json()).toMatchObject({
      couponName: 'Diwali',
      couponValue: 12.5,
      couponStatus: 'active',
    });
    expect((await test.visitor().get('/api/coupons/is-main')).json()).toMatchObject({ couponName: 'Diwali' });
    expect((await listed()).map(({ code: name, main }) => [name, main])).toEqual([
      ['Diwali', true],
      ['First', false],
    ]);
  });

  it('reads rupees as they are written, and a sign of rupees is no per cent', async () => {
    const { out } = await shop('coupons', 'add', 'SOCKS50', '--type', 'Rs', '--value', '₹50.50');
    expect(out).toBe('Added SOCKS50: ₹50.50 off, active, not listed.\n');
    await shop('coupons', 'set', 'SOCKS50', '--value', 'Rs. 1,450/-');
    expect(await listed()).toContainEqual(expect.objectContaining({ code: 'SOCKS50', value: 1450 }));
    expect((await shop('coupons', 'set', 'first', '--value', '₹5')).err).toContain('at most two decimals');
  });

  it('changes only what is named', async () => {
    expect((await shop('coupons', 'set', 'first', '--status', 'inactive', '--no-public')).out).toBe(
      'Changed First: 10 % off, inactive, main, not listed.\n',
    );
    expect((await asked('FIRST')).json()).toMatchObject({ couponStatus: 'inactive', couponValue: 10 });
    await shop('coupons', 'set', 'first', '--product', '7');
    await shop('coupons', 'set', 'first', '--type', 'Rs', '--value', '99.99', '--no-main', '--status', 'active');
    const flags = { main: false, public: false };
    expect(await listed()).toMatchObject([{ code: 'First', type: 'Rs', value: 99.99, productId: 7, ...flags }]);
    await shop('coupons', 'set', 'first', '--no-product');
    expect(await listed()).toEqual([expect.objectContaining({ productId: null })]);
  });

  it('bounds one by a day, by uses and by what an order comes to, and takes the bounds away again', async () => {
    const bounds = ['--until', '30-11-2026', '--max-uses', '2', '--min-order', '499.50'];
    expect((await shop('coupons', 'add', 'DIWALI', '--type', '%', '--value', '12.5', ...bounds)).out).toBe(
      'Added DIWALI: 12.5 % off, active, until 30 Nov 2026, for 2 orders at most, from ₹499.50, not listed.\n',
    );
    await placeOrder(test.database, { order_no: 'ONE', coupon_code: 'DIWALI' });
    await placeOrder(test.database, { order_no: 'OFF', coupon_code: 'DIWALI', status: 'CANCELED' });
    const { out } = await shop('coupons', 'list');
    expect(out).toMatch(/^DIWALI +active +12\.5 % +every +₹499\.50 +30 Nov 2026 +1 of 2$/m);
    const [diwali] = await listed();
    const told = { until: '2026-11-30T18:29:59.999Z', maxUses: 2, minOrder: 499.5, uses: 1, lapse: null };
    expect(diwali).toMatchObject(told);
    await placeOrder(test.database, { order_no: 'TWO', coupon_code: 'DIWALI' });
    expect((await shop('coupons', 'list')).out).toMatch(/^DIWALI +used up /m);
    expect((await shop('coupons', 'set', 'diwali', '--no-until', '--no-max-uses', '--no-min-order')).out).toBe(
      'Changed DIWALI: 12.5 % off, active, not listed.\n',
    );
    expect((await listed())[0]).toMatchObject({ until: null, maxUses: null, minOrder: 0, uses: 2, lapse: null });
  });

  it('says of one use that it is one', async () => {
    expect((await shop('coupons', 'set', 'first', '--max-uses', '1')).out).toContain(', for 1 order at most, ');
  });

  it('draws the home page anew when its coupon is another one, is used up, or its last day is over', async () => {
    const version = () => test.app.home.version();
    let before = version();
    const moves = () => soon(() => Promise.resolve(expect(version()).toBeGreaterThan(before)));
    const bounds = ['--until', '30-11-2026', '--max-uses', '1'];
    await shop('coupons', 'add', 'DIWALI', '--type', '%', '--value', '5', '--main', ...bounds);
    await moves();
    const main = async () => (await test.visitor().get('/api/coupons/is-main')).statusCode;
    expect(await main()).toBe(200);
    before = version();
    test.clock.now = Date.UTC(2026, 10, 30, 18, 30);
    expect([await main(), version() > before]).toEqual([204, true]);
    test.clock.now = NOW;
    await test.refresh();
    before = version();
    await placeOrder(test.database, { coupon_code: 'DIWALI' });
    await test.database.announce();
    await moves();
    expect(await main()).toBe(204);
  });

  it.each([
    [['add', 'first', '--type', '%', '--value', '5'], 'There is a coupon first already. Change it with coupons set.'],
    [['add', 'TWO WORDS', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', '', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'A'.repeat(41), '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'A\u200bB', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'X', '--type', '%', '--value', '0'], 'more than 0 and at most 100 per cent'],
    [['add', 'X', '--type', '%', '--value', '100.01'], 'more than 0 and at most 100 per cent'],
    [['add', 'X', '--type', '%', '--value', '1.005'], 'at most two decimals'],
    [['add', 'X', '--type', 'Rs', '--value', '1.005'], NO_PRICE],
    [['add', 'X', '--type', 'Rs', '--value', '₹1.005'], NO_PRICE],
    [['add', 'X', '--type', 'Rs', '--value=-5'], NO_PRICE],
    [['add', 'X', '--type', 'Rs', '--value', '0'], NO_PRICE],
    [['add', 'X', '--type', 'Rs', '--value', '20000000'], NO_PRICE],
    [['add', 'X', '--type', '%', '--value', '5', '--product', '99'], 'There is no product 99.'],
    [['add', 'X', '--type', '%', '--value', '5', '--product', 'bib'], 'It is a productId, a whole number.'],
    [
      ['add', 'X', '--type', '%', '--value', '5', '--inactive', '--main'],
      'Only an active coupon can be made the main one.',
    ],
    [['add', 'X', '--value', '5'], "required option '--type <type>' not specified"],
    [['add', 'X', '--type', '%', '--value', '5', '--until', 'yesterday'], 'That day is over. To end a coupon at once'],
    [
      ['add', 'X', '--type', '%', '--value', '5', '--until', '31-11-2026'],
      'It is a day such as 2026-11-30, 30-11-2026 or today.',
    ],
    [['add', 'X', '--type', '%', '--value', '5', '--max-uses', '0'], 'It is a whole number from 1 to 10,00,000.'],
    [['add', 'X', '--type', '%', '--value', '5', '--min-order', '0'], NO_PRICE],
    [['add', 'X', '--type', '%', '--value', '5', '--min-order', '499.995'], NO_PRICE],
    [['set', 'FIRST', '--min-orders', '5'], '(Did you mean --min-order?)'],
    [['set', 'NOWHERE', '--main'], 'There is no coupon NOWHERE.'],
    [['set', 'FIRST'], 'Say what is to change'],
    [['set', 'FIRST', '--value', '150'], 'more than 0 and at most 100 per cent'],
  ])('refuses %j with one sentence and changes nothing', async (argv, sentence) => {
    const before = await listed();
    const { code, out, err } = await shop('coupons', ...argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.toLowerCase()).toContain(sentence.toLowerCase());
    expect(await listed()).toEqual(before);
  });

  it('teaches itself', async () => {
    expect((await shop('coupons', 'add', '--help')).out).toContain(
      'shop coupons add DIWALI --type % --value 12.5 --public',
    );
    expect((await shop('coupons', 'set', '--help')).out).toContain('--no-public');
  });
});

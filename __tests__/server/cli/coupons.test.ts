import { buildTestApp, type TestShop } from '../../support/buildTestApp';
import { makeCommandLine } from '../../support/commandLine';
import { couponRow, productRow } from '../../support/rows';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await buildTestApp({ rows: { product: [productRow({ id: 7 })], coupon: [couponRow({ coupon_name: 'First', is_main: 1, is_public: 1 })] } });
  shop = makeCommandLine(test.place);
});
afterEach(() => test.close());

const listed = async (): Promise<Record<string, unknown>[]> => JSON.parse((await shop('--json', 'coupons', 'list')).out);
const asked = (code: string) => test.visitor().get(`/api/coupons/name/${encodeURIComponent(code)}`);

describe('coupons by command', () => {
  it('lists every coupon with what it is worth and where it shows', async () => {
    await shop('coupons', 'add', 'SOCKS50', '--type', 'Rs', '--value', '50.5', '--product', '7', '--inactive');
    const { out, code } = await shop('coupons', 'list');
    expect(code).toBe(0);
    expect(out).toMatch(/^Code +Status +Off +Product +Main +Public\nFirst +active +10 % +every +yes +yes\nSOCKS50 +inactive +₹50\.50 +7\n$/);
    expect(await listed()).toEqual([
      { code: 'First', status: 'active', type: '%', value: 10, productId: null, main: true, public: true },
      { code: 'SOCKS50', status: 'inactive', type: 'Rs', value: 50.5, productId: 7, main: false, public: false },
    ]);
  });

  it('adds a coupon that works at once beside a running shop, and puts it on the home page in place of the former', async () => {
    const { code, out } = await shop('coupons', 'add', 'Diwali', '--type', '%', '--value', '12.5', '--main');
    expect({ code, out }).toEqual({ code: 0, out: 'Added Diwali: 12.5 % off, active, main, not listed.\n' });
    expect((await asked('DIWALI')).json()).toMatchObject({ couponName: 'Diwali', couponValue: 12.5, couponStatus: 'active' });
    expect((await test.visitor().get('/api/coupons/is-main')).json()).toMatchObject({ couponName: 'Diwali' });
    expect((await listed()).map(({ code: name, main }) => [name, main])).toEqual([['Diwali', true], ['First', false]]);
  });

  it('changes only what is named', async () => {
    expect((await shop('coupons', 'set', 'first', '--status', 'inactive', '--no-public')).out).toBe('Changed First: 10 % off, inactive, main, not listed.\n');
    expect((await asked('FIRST')).json()).toMatchObject({ couponStatus: 'inactive', couponValue: 10 });
    await shop('coupons', 'set', 'first', '--product', '7');
    await shop('coupons', 'set', 'first', '--type', 'Rs', '--value', '99.99', '--no-main', '--status', 'active');
    expect(await listed()).toEqual([{ code: 'First', status: 'active', type: 'Rs', value: 99.99, productId: 7, main: false, public: false }]);
    await shop('coupons', 'set', 'first', '--no-product');
    expect(await listed()).toEqual([expect.objectContaining({ productId: null })]);
  });

  it.each([
    [['add', 'first', '--type', '%', '--value', '5'], 'There is a coupon first already. Change it with coupons set.'],
    [['add', 'TWO WORDS', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', '', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'A'.repeat(41), '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'A\u200bB', '--type', '%', '--value', '5'], '1 to 40 visible characters and no spaces'],
    [['add', 'X', '--type', '%', '--value', '0'], 'more than 0 and at most 100 per cent'],
    [['add', 'X', '--type', '%', '--value', '100.01'], 'more than 0 and at most 100 per cent'],
    [['add', 'X', '--type', 'Rs', '--value', '1.005'], 'at most two decimals'],
    [['add', 'X', '--type', 'Rs', '--value=-5'], 'at most two decimals'],
    [['add', 'X', '--type', 'Rs', '--value', '0'], 'more than 0 and at most 2,00,00,000 rupees'],
    [['add', 'X', '--type', '%', '--value', '5', '--product', '99'], 'There is no product 99.'],
    [['add', 'X', '--type', '%', '--value', '5', '--product', 'bib'], 'It is a productId, a whole number.'],
    [['add', 'X', '--type', '%', '--value', '5', '--inactive', '--main'], 'Only an active coupon can be made the main one.'],
    [['add', 'X', '--value', '5'], "required option '--type <type>' not specified"],
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
    expect((await shop('coupons', 'add', '--help')).out).toContain('shop coupons add DIWALI --type % --value 12.5 --public');
    expect((await shop('coupons', 'set', '--help')).out).toContain('--no-public');
  });
});

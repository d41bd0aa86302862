import { boundedCoupon, couponRow, productRow } from '../../support/data/rows';
import { placeOrder } from '../../support/data/orders';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp({
    rows: {
      product: [productRow({ id: 1 })],
      coupon: [
        couponRow({ coupon_name: 'First', value_hundredths: 1250, is_public: 1 }),
        couponRow({ coupon_name: 'SECRET', type: 'Rs', value_hundredths: 5050, product_id: 1 }),
        couponRow({ coupon_name: 'OLD', status: 'inactive', is_public: 1, is_main: 1 }),
      ],
    },
  });
});
afterAll(() => shop?.close());

const first = {
  couponName: 'First',
  couponStatus: 'active',
  couponType: '%',
  couponValue: 12.5,
  is_product_copoun: false,
  productId: null,
};

describe('coupons', () => {
  it('lists active coupons that staff made public, and no other', async () => {
    expect((await shop.visitor().get('/api/coupons')).json()).toEqual([first]);
  });

  it('has no main coupon while the main one is inactive', async () => {
    const response = await shop.visitor().get('/api/coupons/is-main');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });

  it('shows the main coupon once there is one', async () => {
    await shop.database.write((trx) =>
      trx.updateTable('coupon').set({ is_main: 1 }).where('code_key', '=', 'FIRST').execute(),
    );
    expect((await shop.visitor().get('/api/coupons/is-main')).json()).toEqual(first);
  });

  it.each(['First', 'first', 'FIRST', '%20first%20'])(
    'finds a coupon however its code is written: %s',
    async (code) => {
      expect((await shop.visitor().get(`/api/coupons/name/${code}`)).json()).toEqual(first);
    },
  );

  it('finds unlisted and inactive coupons by name', async () => {
    expect((await shop.visitor().get('/api/coupons/name/secret')).json()).toEqual({
      couponName: 'SECRET',
      couponStatus: 'active',
      couponType: 'Rs',
      couponValue: 50.5,
      is_product_copoun: true,
      productId: 1,
    });
    expect((await shop.visitor().get('/api/coupons/name/old')).json()).toMatchObject({ couponStatus: 'inactive' });
  });

  it('tells why one counts no more, or from what amount it counts, and lists none that has lapsed', async () => {
    const now = shop.clock.now;
    await shop.put({
      coupon: [
        boundedCoupon({ coupon_name: 'LASTDAY', until_at: now, is_public: 1 }),
        boundedCoupon({ coupon_name: 'OVER', until_at: now - 1, is_public: 1 }),
        boundedCoupon({ coupon_name: 'USED', max_uses: 1, is_public: 1 }),
        boundedCoupon({ coupon_name: 'MUCH', min_order_paise: 49_950 }),
        boundedCoupon({ coupon_name: 'OFF', status: 'inactive', until_at: now - 1 }),
      ],
    });
    await placeOrder(shop.database, { coupon_code: 'USED' });
    const told = async (code: string) => (await shop.visitor().get(`/api/coupons/name/${code}`)).json();
    expect(await told('LASTDAY')).toEqual({ ...first, couponName: 'LASTDAY', couponValue: 10 });
    expect(await told('OVER')).toMatchObject({ couponStatus: 'inactive', couponLapse: 'ended' });
    expect(await told('USED')).toMatchObject({ couponStatus: 'inactive', couponLapse: 'usedUp' });
    expect(await told('MUCH')).toMatchObject({ couponStatus: 'active', minOrderAmount: 499.5 });
    expect(await told('OFF')).not.toHaveProperty('couponLapse');
    const listed = (await shop.visitor().get('/api/coupons')).json<{ couponName: string }[]>();
    expect(listed.map(({ couponName }) => couponName)).toEqual(['First', 'LASTDAY']);
  });

  it.each(['nothing', '%27%20or%201=1', 'x'.repeat(60)])('knows no coupon %s', async (code) => {
    const response = await shop.visitor().get(`/api/coupons/name/${code}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

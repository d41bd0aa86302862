/** One rule prices a cart for the browser and for the server; each comes to it with shapes of its own. */
import fc, { type Arbitrary } from 'fast-check';
import * as browser from '../../../src/client/lib/pricing';
import { discountPaise, judgeCoupon, priceCart, type CouponTerms, type PricedLine } from '../../../src/contract/rules/pricing';
import type { CouponRow } from '../../../src/server/areas/coupon/coupon.repository';
import * as server from '../../../src/server/areas/coupon/coupon.service';
import { priceOf, productsOf } from '../../../src/server/areas/order/pricing';
import { line as cartLine } from '../../support/builders';

const few: Arbitrary<number> = fc.integer({ min: 1, max: 4 });
/** Up to what a price column holds. */
const paise: Arbitrary<number> = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 2_000_000_000 }));
const line: Arbitrary<PricedLine> = fc.record({ productId: few, quantity: fc.integer({ min: 1, max: 60 }), ratePaise: paise });
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const row: Arbitrary<CouponRow> = fc.record({
  code_key: fc.constant('FIRST'),
  coupon_name: fc.constant('First'),
  status: fc.constantFrom('active' as const, 'active' as const, 'inactive' as const),
  type: fc.constantFrom('%' as const, 'Rs' as const),
  value_hundredths: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 2_000_000_000 })),
  product_id: fc.option(few),
  is_main: fc.constant(0 as const),
  is_public: fc.constant(1 as const),
  until_at: fc.constant(null),
  max_uses: fc.constant(null),
  min_order_paise: fc.oneof(fc.constant(0), paise),
});

const termsOf = (coupon: CouponRow): CouponTerms => ({
  isActive: coupon.status === 'active',
  type: coupon.type,
  hundredths: coupon.value_hundredths,
  productId: coupon.product_id,
  minimumPaise: coupon.min_order_paise,
});
const asInCart = (priced: readonly PricedLine[]) =>
  priced.map(({ productId, quantity, ratePaise }) =>
    cartLine({ productId, orderQuantity: quantity, productRate: ratePaise / 100 }),
  );

describe('the rule of price and coupon', () => {
  it('comes to what the server charges', () => {
    fc.assert(
      fc.property(lines, row, (bought, coupon) => {
        const { subtotalPaise, discountPaise: off, finalPaise, coupon: counted } = priceOf(bought, coupon);
        expect(priceCart(bought, termsOf(coupon))).toEqual({ subtotalPaise, discountPaise: off, totalPaise: finalPaise });
        expect(judgeCoupon(termsOf(coupon), bought).usable).toBe(counted !== undefined);
        expect(server.isUsable(coupon, productsOf(bought), subtotalPaise)).toBe(counted !== undefined);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes to what the browser shows, and refuses for the same reason', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), row, fc.constantFrom(null, 'ended' as const, 'usedUp' as const), (bought, coupon, lapse) => {
        const sent = server.toCoupon(coupon, lapse);
        const terms = { ...termsOf(coupon), lapse: sent.couponLapse };
        expect(priceCart(bought, terms)).toEqual(browser.priceCart(asInCart(bought), sent));
        expect(judgeCoupon(terms, bought)).toEqual(browser.judgeCoupon(sent, asInCart(bought)));
      }),
      { numRuns: 2000 },
    );
  });

  it('takes off what exact arithmetic says, however large the amounts are', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 10_000 }), (any, hundredths) => {
        const subtotal = Math.abs(any);
        const exact = (BigInt(subtotal) * BigInt(hundredths) + 5000n) / 10_000n;
        expect(discountPaise({ type: '%', hundredths }, subtotal)).toBe(Number(exact));
      }),
    );
  });

  it('takes off whole paise, nothing at the least and the sub total at the most', () => {
    fc.assert(
      fc.property(fc.constantFrom('%' as const, 'Rs' as const), fc.integer(), paise, (type, hundredths, subtotal) => {
        const off = discountPaise({ type, hundredths }, subtotal);
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(subtotal);
      }),
    );
  });
});

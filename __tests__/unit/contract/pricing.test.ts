/** One rule prices a cart for the browser and for the server; each comes to it with shapes of its own. */
import fc, { type Arbitrary } from 'fast-check';
import * as browser from '../../../src/client/lib/cartPrice';
import { discountPaise, priceCart, type PricedLine } from '../../../src/contract/rules/pricing';
import type { CouponRow } from '../../../src/server/areas/coupon/coupon.repository';
import { couponTerms, isUsable, toCoupon } from '../../../src/server/areas/coupon/coupon.service';
import { priceOf } from '../../../src/server/areas/order/pricing';
import { line as cartLine } from '../../support/data/builders';

const few: Arbitrary<number> = fc.integer({ min: 1, max: 4 });
/** Up to what a price column holds. */
const paise: Arbitrary<number> = fc.oneof(fc.nat(100_000), fc.nat(2_000_000_000));
const quantity: Arbitrary<number> = fc.integer({ min: 1, max: 60 });
const line: Arbitrary<PricedLine> = fc.record({ productId: few, quantity, ratePaise: paise });
const lines = fc.array(line, { maxLength: 6 });
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

const asInCart = (priced: readonly PricedLine[]) =>
  priced.map(({ productId, quantity, ratePaise }) =>
    cartLine({ productId, orderQuantity: quantity, productRate: ratePaise / 100 }),
  );

describe('the rule of price and coupon', () => {
  it('has the browser show what the server charges, whatever is bought with whatever coupon', () => {
    fc.assert(
      fc.property(lines, row, (bought, coupon) => {
        const { coupon: counted, ...price } = priceOf(bought, coupon);
        expect(browser.priceCartItems(asInCart(bought), toCoupon(coupon))).toEqual(price);
        expect(browser.judgeCouponForItems(toCoupon(coupon), asInCart(bought)).usable).toBe(counted !== undefined);
        expect(isUsable(coupon, bought)).toBe(counted !== undefined);
        expect(priceCart(bought, couponTerms(coupon))).toEqual(price);
      }),
      { numRuns: 2000 },
    );
  });

  it('counts no coupon that has lapsed, and says which way it did', () => {
    fc.assert(
      fc.property(lines, row, fc.constantFrom('ended' as const, 'usedUp' as const), (bought, coupon, lapse) => {
        fc.pre(bought.length > 0 && coupon.status === 'active');
        const verdict = browser.judgeCouponForItems(toCoupon(coupon, lapse), asInCart(bought));
        expect(verdict).toEqual({ usable: false, reason: lapse });
      }),
    );
  });

  it('takes off what exact arithmetic says, however large the amounts are', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (subtotal, hundredths) => {
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

import fc from 'fast-check';
import { judgeCouponForItems, itemPaise, priceCartItems, itemsPaise } from '../../../../src/client/lib/cartPrice';
import type { Coupon } from '../../../../src/contract/coupon';
import { couponAppliedText, couponFailureText } from '../../../../src/contract/rules/couponWords';
import { coupon, line } from '../../../support/data/builders';

/** Of a cart that comes to so much. */
const discountPaise = (terms: Pick<Coupon, 'couponType' | 'couponValue'>, subtotal: number): number =>
  priceCartItems([line({ productRate: subtotal / 100 })], coupon(terms)).discountPaise;

describe('what a coupon takes off, in paise', () => {
  it.each([
    ['10 % of ₹798.00', '%', 10, 79_800, 7_980],
    ['10 % of an odd amount rounds half a paisa up', '%', 10, 12_345, 1_235],
    ['10 % of an odd amount rounds less than half down', '%', 10, 12_344, 1_234],
    ['10 % of one paisa is nothing', '%', 10, 1, 0],
    ['10 % of five paise is one paisa', '%', 10, 5, 1],
    ['12.5 % keeps its half per cent', '%', 12.5, 10_000, 1_250],
    ['33.33 % of ₹0.99', '%', 33.33, 99, 33],
    ['100 % is everything', '%', 100, 79_800, 79_800],
    ['150 % is never more than the sub total', '%', 150, 79_800, 79_800],
    ['₹50 off', 'Rs', 50, 79_800, 5_000],
    ['₹49.99 off', 'Rs', 49.99, 79_800, 4_999],
    ['₹1000 off a cart of ₹798 is never more than the sub total', 'Rs', 1000, 79_800, 79_800],
    ['nothing off nothing', 'Rs', 50, 0, 0],
    ['a negative value takes nothing off', 'Rs', -5, 79_800, 0],
    ['a percentage of a very large cart stays exact', '%', 10, 99_999_999_999, 10_000_000_000],
  ] as const)('%s', (_title, couponType, couponValue, subtotal, off) => {
    expect(discountPaise({ couponType, couponValue }, subtotal)).toBe(off);
  });

  it('is a whole number of paise between nothing and the sub total, whatever the coupon', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('%' as const, 'Rs' as const),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (couponType, hundredths, subtotal) => {
          const off = discountPaise({ couponType, couponValue: hundredths / 100 }, subtotal);
          expect(Number.isInteger(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(subtotal);
        },
      ),
    );
  });
});

describe('what a cart costs', () => {
  it('adds up pieces times rates without a stray fraction', () => {
    const lines = [
      line({ productRate: 0.1, orderQuantity: 3 }),
      line({ productId: 2, productRate: 1234.56, orderQuantity: 7 }),
    ];
    expect(lines.map(itemPaise)).toEqual([30, 864_192]);
    expect(itemsPaise(lines)).toBe(864_222);
  });

  it('takes the coupon off the sub total', () => {
    const lines = [line({ productRate: 399, orderQuantity: 2 })];
    const price = { subtotalPaise: 79_800, discountPaise: 7_980, totalPaise: 71_820 };
    expect(priceCartItems(lines, coupon())).toEqual(price);
  });

  it('charges the plain sub total for a coupon that does not count', () => {
    const lines = [line({ productRate: 399 })];
    const price = { subtotalPaise: 39_900, discountPaise: 0, totalPaise: 39_900 };
    expect(priceCartItems(lines, coupon({ couponStatus: 'inactive' }))).toEqual(price);
  });
});

describe('whether a coupon counts', () => {
  it('needs something in the cart', () => {
    expect(judgeCouponForItems(coupon(), [])).toEqual({ usable: false, reason: 'emptyCart' });
  });

  it('must be active', () => {
    const inactive = coupon({ couponStatus: 'inactive' });
    expect(judgeCouponForItems(inactive, [line()])).toEqual({ usable: false, reason: 'notActive' });
  });

  it('needs its product in the cart, and then discounts the whole sub total', () => {
    const forProduct = coupon({ is_product_copoun: true, productId: 2 });
    const without = [line({ productId: 1 })];
    expect(judgeCouponForItems(forProduct, without)).toEqual({ usable: false, reason: 'productMissing' });
    const lines = [line({ productId: 1, productRate: 100 }), line({ productId: 2, productRate: 300 })];
    expect(judgeCouponForItems(forProduct, lines)).toEqual({ usable: true, discountPaise: 4_000 });
  });

  it('tells why a coupon that was active counts no more, or that the cart comes to too little', () => {
    const ended = coupon({ couponStatus: 'inactive', couponLapse: 'ended' });
    expect(judgeCouponForItems(ended, [line()])).toEqual({ usable: false, reason: 'ended' });
    const from = coupon({ minOrderAmount: 800 });
    const tooLittle = [line({ productRate: 399.99, orderQuantity: 2 })];
    expect(judgeCouponForItems(from, tooLittle)).toEqual({ usable: false, reason: 'belowMinimum' });
    expect(judgeCouponForItems(from, [line({ productRate: 400, orderQuantity: 2 })])).toMatchObject({ usable: true });
    expect(couponFailureText('belowMinimum', from)).toBe('This coupon is for orders of ₹800 or more.');
  });
});

describe('what is said about an applied coupon', () => {
  it.each([
    ['%', 10, 'Coupon applied! You get a 10% discount on the subtotal.'],
    ['%', 12.5, 'Coupon applied! You get a 12.5% discount on the subtotal.'],
    ['Rs', 50, 'Coupon applied! You get a ₹50 discount on the subtotal.'],
  ] as const)('%s %s', (couponType, couponValue, text) => {
    expect(couponAppliedText({ couponType, couponValue })).toBe(text);
  });
});

import fc from 'fast-check';
import { formatMoney, grouped, savingPercent, toPaise, toRupees } from '../../../src/contract/rules/money';

describe('Money', () => {
  it.each([
    [0, '₹0'],
    [39900, '₹399'],
    [12499900, '₹1,24,999'],
    [1000000000, '₹1,00,00,000'],
    [39950, '₹399.50'],
    [39905, '₹399.05'],
    [-5000, '-₹50'],
  ])('%i paise read %s', (paise, text) => {
    expect(formatMoney(paise)).toBe(text);
  });

  it('groups every number of digits as the browser does', () => {
    const browser = new Intl.NumberFormat('en-IN');
    for (let power = 0; power < 15; power += 1) {
      for (const number of [10 ** power, 10 ** power - 1, 7 * 10 ** power + 3, -(10 ** power)])
        expect(grouped(number)).toBe(browser.format(number));
    }
  });

  it('writes every amount as the platform does', () => {
    const style = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' } as const;
    const platform = new Intl.NumberFormat('en-IN', style);
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (paise) => {
        expect(formatMoney(paise)).toBe(platform.format(paise / 100));
      }),
    );
  });

  it('makes whole paise of rupees that no binary fraction can hold', () => {
    expect(toPaise(1.15)).toBe(115);
    expect(toPaise(19.99) * 3).toBe(5997);
    expect(toRupees(toPaise(499.95))).toBe(499.95);
  });

  it.each([
    [49900, 39900, 20],
    [39900, 39900, 0],
    [39900, 49900, 0],
    [0, 0, 0],
    [100000, 99999, 0],
  ])('an MRP of %i at %i saves %i per cent, never rounded up', (mrp, rate, saving) => {
    expect(savingPercent(mrp, rate)).toBe(saving);
  });
});

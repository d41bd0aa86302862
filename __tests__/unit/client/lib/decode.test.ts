import { toFlag, toNumber } from '../../../../src/client/lib/decode';

describe('What another backend may send', () => {
  it.each([true, 1, '1', 'true', ' TRUE ', 'yes'])('takes %p for yes', (value) => {
    expect(toFlag(value)).toBe(true);
  });

  it.each([false, 0, '0', 'false', '', 'no', null, undefined, {}, 2])('takes %p for no', (value) => {
    expect(toFlag(value)).toBe(false);
  });

  it.each([
    [4.3, 4.3],
    ['4.3', 4.3],
    ['', 7],
    ['  ', 7],
    [null, 7],
    [Number.NaN, 7],
    ['a lot', 7],
    [Number.POSITIVE_INFINITY, 7],
  ])('reads %p as %p', (value, number) => {
    expect(toNumber(value, 7)).toBe(number);
  });
});

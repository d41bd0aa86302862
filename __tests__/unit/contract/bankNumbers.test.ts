import { normaliseAccountNumber, normaliseIfsc } from '../../../src/contract/rules/bankNumbers';

describe('typed bank numbers', () => {
  it.each([
    ['0023 0156-7890', '002301567890'],
    ['००२३०१', '002301'],
    ['12 34A', '1234A'],
  ])('takes the account number %s for %s', (typed, number) => {
    expect(normaliseAccountNumber(typed)).toBe(number);
  });

  it.each([
    ['zzzz0123456', 'ZZZZ0123456'],
    [' zzzz 0123456 ', 'ZZZZ0123456'],
  ])('takes the IFSC code %s for %s', (typed, code) => {
    expect(normaliseIfsc(typed)).toBe(code);
  });
});

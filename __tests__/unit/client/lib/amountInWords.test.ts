import { amountInWords } from '../../../../src/client/lib/amountInWords';

describe('amount in words', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupee One Only'],
    [15, 'Rupees Fifteen Only'],
    [20, 'Rupees Twenty Only'],
    [99, 'Rupees Ninety-Nine Only'],
    [100, 'Rupees One Hundred Only'],
    [110, 'Rupees One Hundred Ten Only'],
    [999, 'Rupees Nine Hundred Ninety-Nine Only'],
    [1000, 'Rupees One Thousand Only'],
    [99_999, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
    [100_000, 'Rupees One Lakh Only'],
    [124_999, 'Rupees One Lakh Twenty-Four Thousand Nine Hundred Ninety-Nine Only'],
    [9_999_999, 'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
    [10_000_000, 'Rupees One Crore Only'],
    [10_000_001, 'Rupees One Crore One Only'],
    [1_000_000_000, 'Rupees One Hundred Crore Only'],
  ])('writes ₹%i as %s', (rupees, words) => {
    expect(amountInWords(rupees * 100)).toBe(words);
  });

  it.each([
    [1, 'One Paisa Only'],
    [50, 'Fifty Paise Only'],
    [101, 'Rupee One and One Paisa Only'],
    [230_760, 'Rupees Two Thousand Three Hundred Seven and Sixty Paise Only'],
    [1_999, 'Rupees Nineteen and Ninety-Nine Paise Only'],
  ])('writes %i paise as %s', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });
});

import fc from 'fast-check';
import { NO_PRICE, parsePrice, readPrice, readRupees } from '../../../../src/server/lib/parsePrice';

describe('reading prices', () => {
  it.each([
    ['₹1,450', 145_000],
    ['Rs. 398', 39_800],
    ['Rs 398/-', 39_800],
    ['INR 1,24,999.00', 12_499_900],
    ['1349', 134_900],
    [' 9.72 ', 972],
    ['₹8,985.02', 898_502],
    ['0.1', 10],
    ['5.', 500],
    ['199.995', 20_000],
    ['₹\u00a01,450\u200b', 145_000],
    ['MRP: ₹499', 49_900],
    ['₹१,४५०', 145_000],
    ['0', 0],
  ])('reads %j as %i paise', (text, paise) => {
    expect(parsePrice(text)).toEqual({ kind: 'price', paise });
  });

  it.each(['', '  ', 'NaN', 'nan', '-', 'N/A', 'null'])('takes %j for no price', (text) => {
    expect(parsePrice(text)).toEqual({ kind: 'none' });
  });

  it.each([
    '299 - 399',
    '299 399',
    '-5',
    '1,5',
    '1,45',
    '12,34',
    '1.450,00',
    '1e5',
    '=2+2',
    'free',
    '99999999999',
    '4 for ₹99',
    '$5',
    '1..5',
  ])('does not guess what %j means', (text) => {
    expect(parsePrice(text)).toEqual({ kind: 'unclear' });
  });

  it('reads back every amount below two crore to the paisa, in Indian or Western grouping or none, whatever stands around it', () => {
    const amounts = fc.tuple(fc.integer({ min: 0, max: 19_999_999 }), fc.integer({ min: 0, max: 99 }));
    const grouping = fc.constantFrom('en-IN', 'en-US', null);
    const before = fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'Rs.', 'INR ', ' ');
    const after = fc.constantFrom('', '/-', ' ', ' INR');
    fc.assert(
      fc.property(amounts, grouping, before, after, ([rupees, paise], locale, prefix, suffix) => {
        const whole = locale ? rupees.toLocaleString(locale) : String(rupees);
        const text = `${prefix}${whole}.${String(paise).padStart(2, '0')}${suffix}`;
        expect(parsePrice(text)).toEqual({ kind: 'price', paise: rupees * 100 + paise });
      }),
    );
  });

  it('never throws and never gives a fraction or a negative price, whatever stands in the cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parsePrice(text);
        if (parsed.kind === 'price') expect(Number.isSafeInteger(parsed.paise) && parsed.paise >= 0).toBe(true);
      }),
    );
  });
});

describe('reading rupees that staff type', () => {
  it.each([
    ['499', 49_900],
    ['₹1,450', 145_000],
    ['1349.5', 134_950],
    ['Rs. 398/-', 39_800],
    ['19999999.99', 1_999_999_999],
  ])('reads %j as %i paise', (text, paise) => {
    expect([readRupees(text), readPrice(text)]).toEqual([paise, paise]);
  });

  it.each(['1.005', '₹1.005', '१.००५', '499.000', '-5', 'cheap', '', 'N/A'])('does not round or guess %j', (text) => {
    expect([readRupees(text), readPrice(text)]).toEqual([undefined, undefined]);
  });

  it('takes 0 for an amount and for no price, and nothing that a price column cannot hold', () => {
    expect([readRupees('0'), readPrice('0')]).toEqual([0, undefined]);
    expect([readPrice('20000000'), readPrice('₹2,00,00,000')]).toEqual([undefined, undefined]);
  });

  it('says what it takes', () => {
    expect(NO_PRICE).toBe(
      'An amount in rupees is above 0 and below 2,00,00,000 and has at most two decimals, such as 499 or 499.50.',
    );
  });
});

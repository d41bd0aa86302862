import { positionsOf, rupeesAt, typedAt } from '../../../../src/client/features/listing/priceScale';

const ends = { min: 100, max: 2100 };
const untouched = { min: 0, max: 100 };

describe('price scale', () => {
  it.each([
    [{ min: '', max: '' }, untouched],
    [
      { min: '600', max: '1,100' },
      { min: 25, max: 50 },
    ],
    // What lies beyond the ends stands at them.
    [{ min: '5', max: '9000' }, untouched],
    [{ min: 'ten', max: '30000' }, untouched],
    [
      { min: '2000', max: '600' },
      { min: 25, max: 25 },
    ],
  ])('stands for the typed range %j at %j', (typed, positions) => {
    expect(positionsOf(typed, ends)).toEqual(positions);
  });

  it.each([
    ['min', 25, untouched, '600'],
    ['max', 50, untouched, '1100'],
    // An end means no limit, and a thumb never passes the other one.
    ['min', 0, { min: 30, max: 100 }, ''],
    ['max', 100, { min: 30, max: 60 }, ''],
    ['min', 80, { min: 30, max: 60 }, '1300'],
    ['max', 10, { min: 30, max: 60 }, '700'],
  ] as const)('types for the %s thumb at %i, where the thumbs were at %j: %s', (thumb, position, positions, typed) => {
    expect(typedAt(thumb, position, positions, ends)).toBe(typed);
  });

  it('knows a scale of one price, and whole rupees only', () => {
    expect(positionsOf({ min: '', max: '' }, { min: 499, max: 499 })).toEqual(untouched);
    expect(rupeesAt(33, { min: 99, max: 199 })).toBe(132);
  });
});

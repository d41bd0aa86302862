import { daysAfter, daysInWords, formatDay, minutesInWords } from '../../../../src/client/lib/dates';

describe('dates', () => {
  it.each([
    ['2026-11-20T04:30:00.000Z', '20 Nov 2026'],
    // Half past midnight in Thane.
    ['2026-11-19T19:00:00.000Z', '20 Nov 2026'],
    ['2026-12-31T18:29:59.000Z', '31 Dec 2026'],
    ['', ''],
    ['yesterday', ''],
  ])('shows %s as the day it is in India: %s', (time, day) => {
    expect(formatDay(time)).toBe(day);
  });

  it('counts days from a time, and knows none from what is no time', () => {
    expect(formatDay(daysAfter('2026-11-20T04:30:00.000Z', 10))).toBe('30 Nov 2026');
    expect(formatDay(daysAfter('', 10))).toBe('');
  });

  it('says a span by the word that there is for it', () => {
    expect([minutesInWords(30), minutesInWords(1), minutesInWords(20)]).toEqual([
      'half an hour',
      '1 minute',
      '20 minutes',
    ]);
    expect([daysInWords(365), daysInWords(90)]).toEqual(['a year', '90 days']);
  });
});

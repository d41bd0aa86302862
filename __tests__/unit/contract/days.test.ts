import { formatDay, returnsEnd } from '../../../src/contract/rules/days';

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

  it('know until when a return can be asked for, and nothing of what is no time', () => {
    expect(formatDay(returnsEnd(Date.parse('2026-11-20T04:30:00.000Z')))).toBe('30 Nov 2026');
    expect(formatDay(returnsEnd(Date.parse('')))).toBe('');
  });
});

import { daysInWords, minutesInWords } from '../../../../src/client/lib/dates';

describe('spans of time', () => {
  it('are said by the word that there is for them', () => {
    expect([minutesInWords(30), minutesInWords(1), minutesInWords(20)]).toEqual([
      'half an hour',
      '1 minute',
      '20 minutes',
    ]);
    expect([daysInWords(365), daysInWords(90)]).toEqual(['a year', '90 days']);
  });
});

/** What the history says of a change, in words. */
import { auditWords } from '../../../src/contract/rules/auditWords';

describe('a row of the history', () => {
  it.each([
    [{ role: 'orders' }, 'role orders'],
    [{ isPacked: true }, 'is packed yes'],
    [{ 'UPI id': 'jh…@okbank' }, 'UPI id jh…@okbank'],
    [{ upiId: null }, 'upi id none'],
    [null, ''],
  ])('says %j as %j', (value, words) => {
    expect(auditWords(value)).toBe(words);
  });
});

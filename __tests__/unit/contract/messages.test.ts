import { MAX_ADDRESSES } from '../../../src/contract/rules/limits';
import { addressFaults } from '../../../src/contract/rules/messages';
import { numberInWords } from '../../../src/contract/rules/numberInWords';

describe('the customer’s own sentence', () => {
  it('says the number of addresses that the shop takes', () => {
    expect(addressFaults.tooMany).toContain(` ${numberInWords(MAX_ADDRESSES).toLowerCase()} addresses`);
  });
});

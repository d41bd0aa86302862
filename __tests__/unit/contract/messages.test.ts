import { MAX_ADDRESSES, STARS_MAX } from '../../../src/contract/rules/limits';
import { addressFaults, reviewFaults } from '../../../src/contract/rules/messages';
import { numberInWords } from '../../../src/contract/rules/numberInWords';

describe('a sentence with a number in words', () => {
  it('says the number of addresses that the shop takes', () => {
    expect(addressFaults.tooMany).toContain(` ${numberInWords(MAX_ADDRESSES).toLowerCase()} addresses`);
  });

  it('says the number of stars that a review can give', () => {
    expect(reviewFaults.ratings).toContain(` ${numberInWords(STARS_MAX).toLowerCase()} stars`);
  });
});

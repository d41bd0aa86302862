import { errorCodes, statusOfCode } from '../../../src/contract/errors';

describe('error codes', () => {
  it('gives every error code a status that tells whose fault it is', () => {
    for (const code of errorCodes) {
      expect(statusOfCode[code]).toBeGreaterThanOrEqual(400);
      expect(statusOfCode[code]).toBeLessThan(600);
    }
  });
});

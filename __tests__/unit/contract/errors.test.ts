import { toApiError } from '../../../src/client/api/errors';
import { errorCodes, statusOfCode } from '../../../src/contract/errors';

describe('error codes', () => {
  it('gives every error code a status that tells whose fault it is', () => {
    for (const code of errorCodes) {
      expect(statusOfCode[code]).toBeGreaterThanOrEqual(400);
      expect(statusOfCode[code]).toBeLessThan(600);
    }
  });

  it.each([
    ...(['BAD_REQUEST', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE'] as const),
    ...(['INVALID', 'TOO_MANY_REQUESTS', 'NOT_READY', 'INTERNAL'] as const),
  ])('reads %s from its status, where a foreign backend sends no code', (code) => {
    expect(toApiError(statusOfCode[code], null).code).toBe(code);
  });
});

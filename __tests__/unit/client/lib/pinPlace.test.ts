/** City and state of a PIN code (docs/decisions/0216-pin-codes.md). */
import { findPinPlace } from '../../../../src/client/lib/pinPlace';

describe('table of PIN codes', () => {
  it.each([
    ['400601', 'Thane', 'Maharashtra'],
    ['400050', 'Mumbai', 'Maharashtra'],
    ['110001', 'New Delhi', 'Delhi'],
    ['110092', 'Delhi', 'Delhi'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['302001', 'Jaipur', 'Rajasthan'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['600096', 'Chennai', 'Tamil Nadu'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['700001', 'Kolkata', 'West Bengal'],
    ['781001', 'Guwahati', 'Assam'],
    ['800001', 'Patna', 'Bihar'],
    ['194101', 'Leh', 'Ladakh'],
  ])('knows that %s is in %s, %s', async (pin, city, state) => {
    await expect(findPinPlace(pin)).resolves.toEqual({ city, state });
  });

  it.each(['000000', '40060', '4006011', '40060a', '', '999999', '../../../client/x/y'])(
    'knows nothing of %p',
    async (pin) => {
      await expect(findPinPlace(pin)).resolves.toBeNull();
    },
  );

  it('writes every line of its tables as it reads them, in order and without an overlap', () => {
    let last = '';
    let codes = 0;
    for (const digit of '123456789') {
      const lines = jest.requireActual<string[]>(`../../../../src/client/lib/pinCodes/${digit}.json`);
      for (const line of lines) {
        expect(line).toMatch(/^[1-9]\d{5}(-[1-9]\d{5})?,[^,]+,[^,]+$/);
        const [from = '', to = from] = line.slice(0, line.indexOf(',')).split('-');
        expect(from[0]).toBe(digit);
        expect(from > last && from <= to).toBe(true);
        last = to;
        codes += 1;
      }
    }
    expect(codes).toBeGreaterThan(3000);
  });
});

/** What the file tells of an error in the console: what is the browser's, React's or the shop's, and nothing else. */
import { makeBundle } from '../../../../src/client/features/support/makeBundle';
import { answered } from '../../../support/visits/maskedVisit';

const facts = {
  ...{ version: '0.9.0', commit: 'c1', build: 'b1', timeZone: 'Asia/Kolkata', language: 'en-IN', browser: 'Firefox' },
  ...{ reducedMotion: false, touch: false },
  viewport: { width: 360, height: 740, pixelRatio: 2 },
};
const user = answered('getUser', 'u_1', { userId: 'u_1', parName: 'Meenal Rao', email: 'meenal@mail.example' });
const loggedActions = { startState: {}, startedAt: 0, startScroll: 0, actions: [{ action: user, at: 0 }] };

function toldOf(text: string): string {
  const { consoleErrors } = makeBundle({ loggedActions, consoleErrors: [{ at: 0, text }], facts, now: 0 });
  return consoleErrors[0]?.text ?? '';
}

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r';

describe('a console error in the file', () => {
  it.each([
    ['a JWT', `Error: invalid token ${jwt}`, 'Error: invalid token …'],
    ['a JWT after a name', `Error: token=${jwt} expected`, 'Error: … expected'],
    ['a password', 'Error: password hunter2-tall was refused', 'Error: password … was refused'],
    ['a password in quotes', 'TypeError: "s3cret!neem" is not a function', 'TypeError: … is not a function'],
    ['an unknown e-mail address', 'Error: no mail to asha.k@mail.example', 'Error: no … to email-2@masked.example'],
    ['a known one', 'Error: no mail to meenal@mail.example', 'Error: no … to email-1@masked.example'],
    ['a known name', 'Error: Cannot show it to Meenal Rao', 'Error: Cannot show it to name-1'],
    ['a card’s number', 'Error: 4111 1111 1111 1111 is invalid', 'Error: … is invalid'],
    ['a number in threes', 'Error: 411 111 111 is invalid', 'Error: … is invalid'],
    ['a PAN', 'Error: ABCPE1234F not found', 'Error: … not found'],
    ['an Aadhaar number', 'Error: 2345 6789 0123 not found', 'Error: … not found'],
    ['a UPI id', 'Error: asha.rao@okbank not found', 'Error: … not found'],
    ['a date', 'RangeError: 12/05/1990 is invalid', 'RangeError: … is invalid'],
    ['a name that nothing knows', 'Error: Cannot load Deshpande Wadi', 'Error: Cannot load …'],
    ['an address with a query', 'Error: failed https://shop.test/reset?token=abc', 'Error: failed …'],
    ['a file of somebody else’s', 'Error: at https://x.example/assets/9876512345.js:1:2', 'Error: at …'],
  ])('does not tell %s', (_, text, told) => expect(toldOf(text)).toBe(told));

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'productName')",
    "TypeError: undefined is not an object (evaluating 'cart.lines')",
    'TypeError: Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Script error.',
    'Error: Loading chunk 412 failed.',
    'RangeError: Maximum call stack size exceeded',
    'ResizeObserver loop completed with undelivered notifications.',
    'Error: Minified React error #418; visit',
    "Error: Hydration failed because the server rendered text didn't match the client.",
    'QuotaExceededError: The quota has been exceeded.',
    'Error: getOrderSummary rejected',
    'Failed to fetch Flash Headers.',
    'Failed to fetch Deals Of The Day.',
    'Error: at /assets/screen-cart.3ff18a23.js:1:20345',
  ])('keeps “%s”', (text) => expect(toldOf(text)).toBe(text));

  it('names the place in a file of ours without the host', () => {
    const place = '/assets/main.4388676c.js:1:20345';
    expect(toldOf(`Error: failed at https://shop.test${place}`)).toBe(`Error: failed at ${place}`);
  });
});

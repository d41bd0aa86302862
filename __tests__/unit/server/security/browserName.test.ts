import { browserName } from '../../../../src/server/security/browserName';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'iPhone; CPU iPhone OS 18_0 like Mac OS X';

describe('the words for a browser', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'Chrome on a phone'],
    [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${chrome} Safari/537.36`, 'Chrome on a tablet'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on a computer'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge on a computer'],
    [
      `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36`,
      'Samsung Internet on a phone',
    ],
    [`Mozilla/5.0 (Linux; Android 14) ${chrome} Mobile Safari/537.36 OPR/90.0.0`, 'Opera on a phone'],
    [`Mozilla/5.0 (${iPhone}) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on a phone'],
    [`Mozilla/5.0 (${iPhone}) ${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on a phone'],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari on a tablet',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, 'Safari on a computer'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on a computer'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on a phone'],
    ['Something/1.0 (Windows NT 10.0)', 'A browser on a computer'],
    ['Firefox/143.0', 'Firefox'],
    ['curl/8.5.0', ''],
    ['Zorawar Privateperson', ''],
    ['', ''],
    [undefined, ''],
  ])('are for %s: %s', (userAgent, words) => {
    expect(browserName(userAgent)).toBe(words);
  });
});

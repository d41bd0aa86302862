import { isPublic } from '../../../../src/server/security/publicAddress';

describe('a public address', () => {
  it.each([
    ...['https://shop.in', 'http://shop.in', 'https://www.jhabla.com/shop', 'https://8.8.8.8'],
    ...['https://[2400:cb00::1]', 'https://local.shop.in', 'https://example.shop', 'https://127.0.0.1.shop.in'],
  ])('is %s', (url) => expect(isPublic(url)).toBe(true));

  it.each([
    ...['http://localhost:3000', 'https://shop.localhost', 'https://localhost.', 'http://127.0.0.1:3000'],
    ...['http://127.8.8.8', 'http://[::1]:3000', 'http://[::ffff:127.0.0.1]', 'http://0.0.0.0:3000'],
    ...['http://shop:3000', 'https://shop.local', 'https://shop.test', 'https://shop.example', 'https://shop.example.'],
    ...['https://shop.invalid', 'https://shop.internal', 'https://nas.home.arpa'],
    ...['http://10.1.2.3', 'http://172.20.0.5', 'https://192.168.1.20', 'http://169.254.1.1', 'http://100.64.0.1'],
    ...['http://[fd00::1]', 'http://[fe80::1]'],
  ])('is not %s', (url) => expect(isPublic(url)).toBe(false));
});

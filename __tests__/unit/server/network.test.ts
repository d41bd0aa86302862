import { isAmong, networkOf } from '../../../src/server/network';

describe('The network of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['a socket', 'a socket'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each([
    ['127.0.0.1', 'loopback', true],
    ['::1', 'loopback', true],
    ['::ffff:127.0.0.1', 'loopback', true],
    ['10.1.2.3', '127.0.0.1, 10.0.0.0/8', true],
    ['11.1.2.3', '127.0.0.1, 10.0.0.0/8', false],
    ['10.0.0.7', '10.0.0.7', true],
    ['2001:db8::5', '2001:db8::/32', true],
    ['2001:db8::5', '10.0.0.0/8', false],
    ['', 'loopback', false],
    ['10.0.0.7', false, false],
  ] as const)('%s is among %s: %s', (address, trusted, is) => expect(isAmong(address, trusted)).toBe(is));
});

import { networkOf } from '../../../../src/server/load/network';

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
});

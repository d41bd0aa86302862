/** Which proxies a setting names, and whom the shop then believes. */
import { makeTrust, readProxies } from '../../../../src/server/security/trustedProxies';

const trust = (setting: string) => makeTrust(readProxies(setting) ?? []);

describe('trusted proxies', () => {
  it.each([
    ['off', []],
    ['OFF', []],
    ['loopback', ['loopback']],
    ['127.0.0.1, 10.0.0.0/8', ['127.0.0.1', '10.0.0.0/8']],
    ['::1,fd00::/8,::ffff:10.0.0.0/104', ['::1', 'fd00::/8', '::ffff:10.0.0.0/104']],
  ])('reads %s', (setting, proxies) => {
    expect(readProxies(setting)).toEqual(proxies);
  });

  const words = ['on', 'true', '1', '2', 'uniquelocal', 'proxy.example', 'off,10.0.0.1', '10.0.0.1,'];
  const halves = ['10', '10.0.0', '0x7f.1', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::1/129'];
  it.each([...words, ...halves])('understands no %s', (setting) => {
    expect(readProxies(setting)).toBeUndefined();
  });

  const everybody = ['0.0.0.0/0', '0.0.0.0/1,128.0.0.0/1', '0.0.0.0/7', '::/0', '2000::/3', '::ffff:0.0.0.0/96'];
  it.each(everybody)('takes no %s, which is the whole internet or half of it', (setting) => {
    expect(readProxies(setting)).toBeUndefined();
  });

  it('believes those that are named, however their socket writes them, and nobody else', () => {
    const isTrusted = trust('loopback,10.1.0.0/16,2001:db8::/32');
    const own = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.1.255.7', '::ffff:10.1.0.1', '2001:db8:9::1'];
    const others = ['10.2.0.1', '203.0.113.7', '::2', '2001:db9::1', '2130706433', '0x7f000001', 'localhost', ''];
    expect(own.filter((address) => !isTrusted(address))).toEqual([]);
    expect(others.filter(isTrusted)).toEqual([]);
    expect(isTrusted(undefined)).toBe(false);
    expect(trust('off')('127.0.0.1')).toBe(false);
    expect(trust('::ffff:10.0.0.0/104')('10.9.9.9')).toBe(true);
  });
});

/** Whose line a caller comes over: an IPv4 address, or the half of an IPv6 address that one household or phone has to itself. */
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider gives out at the least. */
const OWN_BITS = 64;

/** @param address as a socket or a trusted proxy names it; what is none stands for itself */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address may come written as an IPv6 one.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${OWN_BITS}`).toRFC5952String()}/${OWN_BITS}`;
}

/**
 * @param trusted addresses, networks and `loopback`, comma-separated, as TRUST_PROXY names them; false: none, true: all
 * @returns whether the address is one of them
 */
export function isAmong(address: string, trusted: boolean | string): boolean {
  if (typeof trusted === 'boolean') return trusted;
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trusted.split(',').some((part) => {
    const name = part.trim();
    if (name === 'loopback') return parsed.range() === 'loopback';
    const [network, bits] = name.includes('/') ? ipaddr.parseCIDR(name) : [ipaddr.process(name), undefined];
    if (network.kind() !== parsed.kind()) return false;
    return bits === undefined ? network.toString() === parsed.toString() : parsed.match(network, bits);
  });
}

/**
 * Whose line a caller comes over: an IPv4 address, or the half of an IPv6 address that one household or phone has to
 * itself.
 */
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a provider gives out at the least. */
const OWN_BITS = 64;

/** @param address as a socket or a trusted proxy names it; what is none stands for itself */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address may come written as an IPv6 one.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${OWN_BITS}`);
  return `${network.toRFC5952String()}/${OWN_BITS}`;
}

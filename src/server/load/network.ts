/**
 * The network of a caller: an IPv4 address, or the half of an IPv6 address that one household or phone has to itself.
 */
import ipaddr from 'ipaddr.js';

/** Bits of the prefix of the smallest IPv6 network that a provider gives to a customer. */
const OWN_BITS = 64;

/** @param address as a socket or a trusted proxy names it; a text that is no address is given back */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address may come written as an IPv6 one.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${OWN_BITS}`);
  return `${network.toRFC5952String()}/${OWN_BITS}`;
}

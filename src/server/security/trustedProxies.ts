/**
 * The trusted proxies (TRUST_PROXY): only their X-Forwarded headers are believed. They are named by their addresses.
 * Neither "all" nor a number of hops can be named: any caller at the port could then claim any address, and a number is
 * right only for as long as nobody takes a proxy away (docs/deployment.md).
 */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;
type Network = readonly [Address, bits: number];

/** The word for a proxy on the same machine. */
const LOOPBACK = 'loopback';
const loopback = ['127.0.0.0/8', '::1/128'];

/** The shortest prefix of a network: the private ones are no larger, and a shorter one would name half the internet. */
const FEWEST_BITS = { ipv4: 8, ipv6: 7 } as const;

/** What TRUST_PROXY may be, for the message about a wrong value. */
export const PROXIES_EXPECTED =
  'off, or name your own proxies by address or network: loopback for one on this machine, ' +
  'or for example 10.0.0.7,172.18.0.0/16; on and a number of hops would believe any address that a caller claims';

/** Addresses as people and sockets write them. ipaddr.js also reads older forms, in which a bare number is one. */
function addressOf(text: string): Address | undefined {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
}

/** A network, an address (a network of one), or undefined. */
function namedNetwork(part: string): Network | undefined {
  const [text = '', prefix, ...rest] = part.split('/');
  const address = addressOf(text);
  if (!address || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
  const most = address.kind() === 'ipv4' ? 32 : 128;
  // An IPv4 network may come written as an IPv6 one.
  const bits = prefix === undefined ? most : Number(prefix) - (text.includes(':') && most === 32 ? 96 : 0);
  return bits >= FEWEST_BITS[address.kind()] && bits <= most ? [address, bits] : undefined;
}

const namedNetworks = (part: string): (Network | undefined)[] =>
  (part === LOOPBACK ? loopback : [part]).map(namedNetwork);

/** The setting's text → the proxies that it names, none for `off`; undefined when it cannot be understood. */
export function readProxies(text: string): string[] | undefined {
  const parts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (parts.length === 1 && parts[0] === 'off') return [];
  return parts.flatMap(namedNetworks).includes(undefined) ? undefined : parts;
}

/** @param proxies as `readProxies` gives them */
export function makeTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const networks = proxies.flatMap(namedNetworks).filter((network) => network !== undefined);
  const isNamed = (address: string): boolean => {
    const caller = addressOf(address);
    if (!caller) return false;
    return networks.some(([network, bits]) => network.kind() === caller.kind() && caller.match(network, bits));
  };
  // Behind a proxy nearly every request comes from the same address, and parsing it takes a microsecond.
  let last: string | undefined;
  let isTrusted = false;
  return (address) => {
    if (address !== last) {
      last = address;
      isTrusted = address !== undefined && isNamed(address);
    }
    return isTrusted;
  };
}

interface Reached {
  /** PUBLIC_URL. */
  publicUrl: string | undefined;
  isTrusted: (address: string | undefined) => boolean;
}

export const isAlwaysHttps = ({ publicUrl }: Pick<Reached, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') === true;

/**
 * Whether a request came by https. This server itself speaks http only, so PUBLIC_URL decides for all requests, or else
 * a trusted proxy's header for each.
 */
export function makeIsHttps({ publicUrl, isTrusted }: Reached): (request: IncomingMessage) => boolean {
  if (isAlwaysHttps({ publicUrl })) return () => true;
  return ({ headers, socket }) => {
    const told = headers['x-forwarded-proto'];
    if (told === undefined || !isTrusted(socket.remoteAddress)) return false;
    // The nearest proxy speaks last.
    return String(told).split(',').at(-1)?.trim() === 'https';
  };
}

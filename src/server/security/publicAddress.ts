/** Whether strangers can come, and what they would find (decision 16). */
import ipaddr from 'ipaddr.js';
import { brand } from '../../contract/brand';

/** Endings of names that no public name server knows (RFC 2606, 6761, 6762, 8375). */
const localName = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;

/** An address of the internet, or a name that may lead to one: not this machine, this house or nobody. */
export function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !localName.test(host);
}

export const hasFictionalBrand = (): boolean => brand.email.endsWith('.example');

/** Whether strangers can reach the shop, and whether they would find the demo's brand there (decision 16). */
import ipaddr from 'ipaddr.js';
import { brand } from '../../contract/brand';

/** Endings of names that no public name server knows (RFC 2606, 6761, 6762, 8375). */
const localName = /(?:^|\.)(?:localhost|local|test|example|invalid|internal|home\.arpa)$/;

/**
 * True for an internet address, or a name that may lead to one; false for this machine, a private or a reserved one.
 */
export function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !localName.test(host);
}

export const hasFictionalBrand = (): boolean => brand.email.endsWith('.example');

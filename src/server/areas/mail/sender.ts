/**
 * Who a mail comes from, and where its answer goes: the shop by its name, at the address that staff set for it
 * (`shop home set email`), or else the brand file's. `.env.example` tells of it too.
 */
import { brand } from '../../../contract/brand';

/** @param email as the shop says it; undefined where it says none */
export const senderAddress = (email: string | undefined): string => email ?? brand.email;

/** Whether nobody reads it: no real address ends so (RFC 2606), and the one that came with the shop does. */
export const isFictional = (address: string): boolean => address.endsWith('.example');

/** The `From` of a mail. */
export const senderOf = (email: string | undefined): { name: string; address: string } => ({
  name: brand.name,
  address: senderAddress(email),
});

/** What the ids of mails end in. */
export const senderDomain = brand.email.split('@').at(-1) ?? 'localhost';

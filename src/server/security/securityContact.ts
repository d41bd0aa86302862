/** The contact for reports of security holes: SECURITY_CONTACT, or else the shop's own e-mail address. */
import { brand } from '../../contract/brand';

export const SECURITY_CONTACT_EXPECTED = 'an e-mail address, or an address that begins with mailto:, https: or tel:';

const eMail = /^[^\s@:/]+@[^\s@:/]+$/;

/** The setting's text → a URI, as security.txt wants one (RFC 9116); undefined when it is none. */
export function readContact(text: string): string | undefined {
  const address = eMail.test(text) ? `mailto:${text}` : text;
  const isUsable = /^(mailto|https|tel):\S+$/i.test(address) && URL.canParse(address);
  return isUsable ? address : undefined;
}

/** A setting (plugins/config.ts). */
interface Contact {
  securityContact: string | undefined;
}

/** @param email what the shop says is its own (areas/home/shopWords.ts) */
export const securityContactOf = ({ securityContact }: Contact, email: string = brand.email): string =>
  securityContact ?? `mailto:${email}`;

/** Whether it reaches nobody: the shop has no contact of its own, and the address is the fictional one. */
export const isContactFictional = ({ securityContact }: Contact, email: string = brand.email): boolean =>
  securityContact === undefined && email.endsWith('.example');

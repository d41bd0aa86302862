/** What strangers see: the address and the brand. */
import { hasFictionalBrand, isPublic } from '../../publicAddress';
import { isContactFictional, securityContactOf } from '../../securityContact';
import type { Config } from '../../plugins/config';
import { ok, warning, type Finding } from './finding';

export function checkAddress({ publicUrl }: Config): Finding {
  const check = 'Address';
  if (!publicUrl) return warning(check, 'PUBLIC_URL is not set.', 'Set it before the public comes, for example to https://shop.example: links in mails begin with it.');
  if (isPublic(publicUrl) && !publicUrl.startsWith('https:')) {
    return warning(check, `${publicUrl} is not https.`, 'Put the shop behind https: passwords and addresses travel in the open.');
  }
  return ok(check, publicUrl);
}

export function checkBrand({ publicUrl }: Config): Finding {
  const check = 'Brand';
  if (!hasFictionalBrand()) return ok(check, 'It is your own.');
  if (!publicUrl || !isPublic(publicUrl)) return ok(check, 'It is the fictional one; nobody from outside sees it.');
  return warning(check, 'The public sees the fictional brand, address and contacts.', 'Put your own into src/contract/brand.ts and build again.');
}

/** Where `/.well-known/security.txt` and SECURITY.md send those who found a hole. */
export function checkSecurityContact(config: Config): Finding {
  const check = 'Reports';
  const found = `Who finds a hole in the shop writes to ${securityContactOf(config)}`;
  if (!isContactFictional(config)) return ok(check, `${found}.`);
  const { publicUrl } = config;
  if (!publicUrl || !isPublic(publicUrl)) return ok(check, `${found}: fictional, and nobody from outside sees it.`);
  const advice = 'Set SECURITY_CONTACT to an address that somebody reads, or put yours into src/contract/brand.ts.';
  return warning(check, `${found}, which nobody reads.`, advice);
}

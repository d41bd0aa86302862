/** Checks the shop's public address, and the contact for reports of security holes. */
import { isPublic } from '../../security/publicAddress';
import { isContactFictional, securityContactOf } from '../../security/securityContact';
import type { Config } from '../../plugins/config';
import { ok, warning, type Finding } from './finding';

export function checkAddress({ publicUrl }: Config): Finding {
  const check = 'Address';
  if (!publicUrl)
    return warning(
      check,
      'PUBLIC_URL is not set.',
      'Set it before the public comes, for example to https://shop.example: links in mails begin with it.',
    );
  if (isPublic(publicUrl) && !publicUrl.startsWith('https:')) {
    return warning(
      check,
      `${publicUrl} is not https.`,
      'Put the shop behind https: passwords and addresses travel in the open.',
    );
  }
  return ok(check, publicUrl);
}

/**
 * The contact in `/.well-known/security.txt` and SECURITY.md.
 * @param email the shop's own address, where it has one
 */
export function checkSecurityContact(config: Config, email: string | undefined): Finding {
  const check = 'Reports';
  const found = `Who finds a hole in the shop writes to ${securityContactOf(config, email)}`;
  if (!isContactFictional(config, email)) return ok(check, `${found}.`);
  const { publicUrl } = config;
  if (!publicUrl || !isPublic(publicUrl)) return ok(check, `${found}: fictional, and nobody from outside sees it.`);
  const advice = 'Set SECURITY_CONTACT to an address that somebody reads, or say yours with shop home set email.';
  return warning(check, `${found}, which nobody reads.`, advice);
}

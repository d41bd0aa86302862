/** What strangers see: the address and the brand. */
import { hasFictionalBrand, isPublic } from '../../publicAddress';
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

import { brand } from '../../../contract/brand';

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Beside a stranger's words the shop's own host would pass for the shop. */
const brandsHosts: readonly string[] = [brand.email, brand.grievanceOfficer.email].map(hostOf);

/**
 * `asha@example.com` → `a…@example.com`: a stranger's address is no one's business (decision 54). Of the shop's
 * own hosts nothing is told.
 * @param own the shop's addresses beside those of the brand's file
 */
export function maskEmail(email: string, own: readonly string[] = []): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  if (at < 0) return '…';
  const host = hostOf(email);
  const isOwn = brandsHosts.includes(host) || own.some((address) => hostOf(address) === host);
  return `${first}…@${isOwn ? '…' : email.slice(at + 1)}`;
}

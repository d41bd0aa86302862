import { brand } from '../../../contract/brand';

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** Beside a stranger's words the shop's own host would pass for the shop. */
const ownHosts: ReadonlySet<string> = new Set(
  [brand.email, brand.grievanceOfficer.email].map((email) => hostOf(email).toLowerCase()),
);

/**
 * `asha@example.com` → `a…@example.com`: a stranger's address is no one's business (DECISIONS.md T54). Of the shop's
 * own hosts nothing is told.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  if (at < 0) return '…';
  const host = hostOf(email);
  return `${first}…@${ownHosts.has(host.toLowerCase()) ? '…' : host}`;
}

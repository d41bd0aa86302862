/** `asha@example.com` → `a…@example.com`: a stranger's address is no one's business (DECISIONS.md T54). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, Math.max(at, 0));
  return at < 0 ? '…' : `${first}…${email.slice(at)}`;
}

/** Anything that is not visible in an address: a browser drops some of these, and what is left may mean something else. */
const invisible = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/;

/**
 * Whether staff may link there (decision 33): a path of the shop itself, or a whole http(s) address. Not `javascript:`,
 * nor `//elsewhere` or `/\elsewhere`, which look internal and are not.
 */
export function isSafeRedirectUrl(url: string): boolean {
  if (invisible.test(url)) return false;
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url);
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '';
}

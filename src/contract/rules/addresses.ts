/** Which addresses that staff or a sheet name a page may use: to link there, and to show a picture or a film. */

/** Whether a page may load a picture or a film from there: http(s), or a path below {host} (decision 65). */
export const isMediaAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)/i.test(value);

/**
 * What no address has: a backslash, which browsers read as a slash, and what is not visible, since a browser drops some
 * of these and what is left may mean something else.
 */
const misread = /[\u0000-\u0020\\\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/;

/** A host, or an address of the Internet, and perhaps a port; no name before an @, which looks like another address. */
const web = /^https?:\/\/(?:[\p{L}\p{M}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;

/**
 * Whether staff may link there (decision 33): a path of the shop itself, or a whole http(s) address. Not `javascript:`,
 * nor `//elsewhere` or `/\elsewhere`, which look internal and are not.
 */
export const isSafeLink = (address: string): boolean =>
  !misread.test(address) && (/^\/(?!\/)/.test(address) || web.test(address));

/** Where a banner may lead. Staff type it: paths of the shop and http(s) addresses only (decision 33). */

/** @param fallback taken when there is no address, or none that is safe. */
export function safeRedirect(address: string | undefined, fallback: string): string {
  const text = (address ?? '').trim();
  // Browsers read a backslash as a slash, and drop control characters: neither belongs in an address.
  if (/[\u0000-\u0020\\]/.test(text)) return fallback;
  if (/^\/(?!\/)/.test(text)) return text;
  // `https://shop@elsewhere` looks like another address than it is.
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text) ? text : fallback;
}

export const isInternal = (address: string): boolean => address.startsWith('/');

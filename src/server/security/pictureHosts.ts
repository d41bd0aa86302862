/**
 * The hosts from which pages show pictures and films besides the shop itself (PICTURE_HOSTS).
 */

export const PICTURE_HOSTS_EXPECTED =
  'a comma-separated list of host names or https origins such as pictures.example,https://cdn.example:8443, ' +
  'without a path or a *';

/** Settings (plugins/config.ts). */
interface Sources {
  pictureHosts: readonly string[];
  publicUrl: string | undefined;
  apiHost: string;
}

/** Nothing in it can end a directive of a content policy. */
const plainName = /^[a-z\d.-]+$/;

function originNamed(part: string): string | undefined {
  const address = part.includes('://') ? part : `https://${part}`;
  if (part.endsWith(':') || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, username, password, pathname, search, hash } = new URL(address);
  const hasMore = `${username}${password}${pathname}${search}${hash}` !== '/';
  return protocol === 'https:' && !hasMore && plainName.test(hostname) ? origin : undefined;
}

/** The setting's text → origins, each once; undefined when a part of it is no origin. */
export function readPictureHosts(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(originNamed);
  return origins.includes(undefined) ? undefined : [...new Set(origins.filter((origin) => origin !== undefined))];
}

/**
 * The origins from which a page of the shop shows pictures and films: its own, its backend's, and those of the setting.
 */
export function shownOrigins({ pictureHosts, publicUrl, apiHost }: Sources): string[] {
  const own = [publicUrl ?? '', apiHost].filter((address) => address !== '');
  return [...own.map((address) => new URL(address).origin), ...pictureHosts];
}

/** The host of a picture or film that pages do not show, with `http:` where https is missing; null otherwise. */
export function unseenHost(address: string, shown: readonly string[]): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { origin, protocol, host } = new URL(address);
  if (shown.includes(origin)) return null;
  return protocol === 'https:' ? host : origin;
}

type Counted = [host: string, addresses: number];

/** The same for many addresses: each host and its number of addresses, the commonest first. */
export function unseenHosts(addresses: readonly string[], shown: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const host = unseenHost(address, shown);
    if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

const MOST_NAMED = 5;

/** A sentence for staff. The hosts are typed text, so print it by `printable`. */
export function unseenSentence(hosts: readonly Counted[]): string {
  const named = hosts.slice(0, MOST_NAMED).map(([host, addresses]) => `${host} (${addresses})`);
  const all = [...named, ...(hosts.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return `Pages do not show the pictures and films of ${all} until the setting PICTURE_HOSTS names their host.`;
}

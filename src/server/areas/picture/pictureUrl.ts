import { isMediaAddress } from '../../../contract/rules/addresses';

interface SizedPicture {
  name: string;
  /** Natural size, CSS pixels. */
  width: number;
  height: number;
  /** `rrggbb` */
  tint: string;
}

/**
 * The address of a stored picture on the wire. The query only informs: the page reads from it the room to leave and the
 * colour to show while the picture loads; the server answers alike without it.
 */
export function pictureUrl({ name, width, height, tint }: SizedPicture): string {
  return `/pictures/${name}.jpg?w=${width}&h=${height}&t=${tint}`;
}

/** `/pictures/a-1.jpg?w=9` → `a-1`; '' for what is no address of a picture of the shop. */
export const pictureNameOf = (address: string): string =>
  /^\/pictures\/(?:\d+\/)?([a-z0-9-]+)\.(?:jpg|webp|avif)(?:\?.*)?$/.exec(address)?.[1] ?? '';

/** Of a product's column `pictures`: addresses below {host} or absolute http(s) ones, each once (decision 65). */
export function pictureAddresses(pictures: string): string[] {
  const list: unknown = JSON.parse(pictures || '[]');
  return Array.isArray(list) ? [...new Set(list.filter(isMediaAddress))] : [];
}

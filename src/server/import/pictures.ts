import { unseenHost } from '../pictureHosts';
import { cleanLine } from './text';

/** A picture that this shop serves itself: an exported list holds such addresses. */
const ownPicture = /^\/pictures\/[a-z0-9-]+\.(jpg|webp|avif)(\?[\w=&]*)?$/;

/** Cells of picture addresses → the JSON list that a product holds. Only http(s) and the shop's own; others are left out with a warning. */
export function pictureList(cells: string[], warnings: string[]): string {
  const wanted = cells.flatMap((cell) => cleanLine(cell).split(/[\s|]+/)).filter((address) => address && !/^(nan|-|null)$/i.test(address));
  const usable = wanted.filter(isPictureAddress);
  if (usable.length < wanted.length) warnings.push('a picture address that is not http(s) was left out');
  return JSON.stringify([...new Set(usable)]);
}

function isPictureAddress(address: string): boolean {
  if (ownPicture.test(address)) return true;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return hostname !== '' && username === '';
}

/**
 * What to look at in a product's list of pictures: hosts that no setting names, each once.
 * @param shown origins from which pages show pictures
 */
export function unseenWarnings(pictures: string, shown: readonly string[]): string[] {
  const addresses = JSON.parse(pictures) as string[];
  const hosts = addresses.map((address) => unseenHost(address, shown)).filter((host) => host !== null);
  return [...new Set(hosts)].map((host) =>
    host.startsWith('http:')
      ? `without https pages do not show the pictures of "${host}"`
      : `the setting PICTURE_HOSTS does not name the host "${host}", so pages do not show its pictures`,
  );
}

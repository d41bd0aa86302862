/** Where the shopper was on each page of this tab's visit, for Back, Forward and a reload. */

export interface Place {
  /** CSS pixels scrolled. */
  top: number;
  /** The address of the link that was followed from there. */
  link?: string | undefined;
}

const storageKey = 'scrollPlaces';
const MAX_PLACES = 50;

function readAll(): Record<string, Place | undefined> {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place | undefined>;
  } catch {
    return {};
  }
}

/** The first entry of every visit has the same key, so the address tells them apart. */
export const placeKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string => `${key} ${pathname}${search}`;

export const readPlace = (key: string): Place | undefined => readAll()[key];

export function writePlace(key: string, place: Place): void {
  try {
    const { [key]: _, ...others } = readAll();
    const kept = Object.entries(others).slice(1 - MAX_PLACES);
    window.sessionStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(kept), [key]: place }));
  } catch {
    // A browser without session storage starts pages at the top; nothing else depends on it.
  }
}

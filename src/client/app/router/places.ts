/** Where the shopper was on each page of this tab's visit, for Back, Forward and a reload. */
import { keepInTab, readFromTab } from '../../browser/tabStorage';

export interface Place {
  /** CSS pixels scrolled. */
  top: number;
  /** The address of the link that was followed from there. */
  link?: string | undefined;
}

const storageKey = 'scrollPlaces';
const MAX_PLACES = 50;

const readAll = (): Record<string, Place | undefined> => readFromTab(storageKey) ?? {};

interface Entry {
  key: string;
  pathname: string;
  search: string;
}

/**
 * The first entry of every visit has the same key, so the address tells them apart: by a number made of it, since what
 * was searched for is nobody's to keep (docs/decisions/0220-searches-in-the-file.md).
 */
export const placeKey = ({ key, pathname, search }: Entry): string => `${key} ${numberOf(`${pathname}${search}`)}`;

/** FNV-1a, 32 bits: few addresses, and a clash costs a wrong scroll. */
function numberOf(text: string): string {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  return (number >>> 0).toString(36);
}

export const readPlace = (key: string): Place | undefined => readAll()[key];

export function writePlace(key: string, { top, link }: Place): void {
  // A link that holds a search leads to another page of the same list, where the focus is not to come back to.
  const place: Place = link?.includes('search=') ? { top } : { top, link };
  const { [key]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(1 - MAX_PLACES);
  keepInTab(storageKey, { ...Object.fromEntries(kept), [key]: place });
}

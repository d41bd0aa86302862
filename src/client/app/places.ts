/** Where the shopper was on each page of this tab's visit, for Back, Forward and a reload. */
import { keepInTab, readFromTab } from '../lib/tabStorage';

export interface Place {
  /** CSS pixels scrolled. */
  top: number;
  /** The address of the link that was followed from there. */
  link?: string | undefined;
}

const storageKey = 'scrollPlaces';
const MAX_PLACES = 50;

const readAll = (): Record<string, Place | undefined> => readFromTab(storageKey) ?? {};

/** The first entry of every visit has the same key, so the address tells them apart. */
export const placeKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string => `${key} ${pathname}${search}`;

export const readPlace = (key: string): Place | undefined => readAll()[key];

export function writePlace(key: string, place: Place): void {
  const { [key]: _, ...others } = readAll();
  const kept = Object.entries(others).slice(1 - MAX_PLACES);
  keepInTab(storageKey, { ...Object.fromEntries(kept), [key]: place });
}

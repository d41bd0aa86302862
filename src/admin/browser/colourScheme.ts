/** Light or dark: as the device says, or as somebody set it on this device. */
import { readKept, keep } from './kept';

export type SchemeChoice = 'auto' | 'light' | 'dark';

const KEY = 'scheme';
const query = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

export const schemeChoice = (): SchemeChoice => {
  const kept = readKept(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
};
export const keepScheme = (choice: SchemeChoice): void => keep(KEY, choice);
export const isDarkBySystem = (): boolean => query().matches;

/** @returns how to stop it */
export function onSystemScheme(hear: () => void): () => void {
  const media = query();
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}

/** For the browser's own scroll bars and fields, and for base.css. */
export function paintScheme(isDark: boolean): void {
  document.documentElement.dataset['scheme'] = isDark ? 'dark' : 'light';
}

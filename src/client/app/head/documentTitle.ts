import { brand } from '../../../contract/brand';

/** A screen's title as the tab shows it; the home page, without one of its own, is the shop itself. */
export function documentTitle(title: string, strapLine?: string): string {
  if (title !== '') return `${title} – ${brand.name}`;
  return strapLine === undefined ? brand.name : `${brand.name} – ${strapLine}`;
}

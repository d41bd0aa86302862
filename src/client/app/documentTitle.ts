import { brand } from '../../contract/brand';

/** A screen's title as the tab shows it. */
export const documentTitle = (title: string): string => (title === '' ? `${brand.name} – ${brand.strapLine}` : `${title} – ${brand.name}`);

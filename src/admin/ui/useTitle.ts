/** The document's title, as `Orders – Jhabla & Co.` */
import { useEffect } from 'react';
import { brand } from '../../contract/brand';
import { setTitle } from '../browser/pageTitle';

export function useTitle(title: string): void {
  useEffect(() => setTitle(`${title} – ${brand.name}`), [title]);
}

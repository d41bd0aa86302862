/** The document's title, as `Orders – Jhabla & Co.` */
import { useEffect } from 'react';
import { brand } from '../../contract/brand';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title]);
}

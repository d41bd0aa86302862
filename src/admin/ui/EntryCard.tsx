/** The frame of what stands before the login: the shop's name and one card. */
import type { ReactNode } from 'react';
import { brand } from '../../contract/brand';
import { useTitle } from './useTitle';

export function EntryCard({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <main className="entry">
      <p className="entry-brand">{brand.name}</p>
      <div className="entry-card">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

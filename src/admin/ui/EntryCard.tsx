/** The frame of what stands before the login: the shop's name and one card. */
import type { ReactNode } from 'react';
import { brand } from '../../contract/brand';
import { useTitle } from './useTitle';

interface Props {
  title: string;
  /** Whether what stands in it says the title itself (ui/ScreenResult.tsx). */
  isResult?: boolean;
  children: ReactNode;
}

export function EntryCard({ title, isResult = false, children }: Props) {
  useTitle(title);
  return (
    <main className="entry">
      <p className="entry-brand">{brand.name}</p>
      <div className="entry-card">
        {!isResult && <h1 tabIndex={-1}>{title}</h1>}
        {children}
      </div>
    </main>
  );
}

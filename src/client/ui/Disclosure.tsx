/**
 * A question that opens into its answer: the browser's own, so it works before any script, by keyboard, and when
 * searched in the page.
 */
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { useUiState } from './useUiState';
import './disclosure.css';

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useUiState('fold', summary, false);
  return (
    <details className="disclosure" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {summary}
        <Icon name="down" size={20} />
      </summary>
      <p>{children}</p>
    </details>
  );
}

/**
 * Drawn a moment after what is around it: a sheet answers the finger that opened it at once, and what is in it follows
 * in small steps.
 */
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

export function DeferredContent({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

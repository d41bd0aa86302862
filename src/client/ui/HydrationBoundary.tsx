/**
 * A part of a page that the server drew and that hydrates by itself: React does so in small steps while nothing else is
 * to be done, and at once when the shopper touches it. Without such parts the whole page would hydrate in one long
 * task.
 */
import { Suspense } from 'react';
import type { ReactNode } from 'react';

export const HydrationBoundary = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);

/**
 * A part of a page that the server drew and that comes alive by itself: React takes it over in small steps while nothing else is to
 * be done, and at once when the shopper touches it. Without such parts the whole page would come alive in one long task.
 */
import { Suspense } from 'react';
import type { ReactNode } from 'react';

export const LivePart = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/**
 * What stands so far below a first view that a browser need not build it before that is shown. In the document it is
 * the text of a noscript, so it is there for whoever runs no scripts; the page's first script makes elements of it when
 * the browser is idle, or at once when the shopper moves, searches or prints (server/pages/firstScripts). To stand in
 * a part whose code comes later (ui/lazyPart): React hydrates what is there by then (app/hydration/lazyParts).
 */
import type { ReactNode } from 'react';
import './farContent.css';

const isServer = typeof document === 'undefined';

export const FarContent = ({ children }: { children: ReactNode }) =>
  isServer ? <noscript className="far">{children}</noscript> : children;

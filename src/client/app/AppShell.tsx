/** The frame around every screen: Ant Design's Layout with the header, the page and the footer. */
import { Layout } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Newsletter } from '../features/newsletter/Newsletter';
import { Footer } from '../features/shell/Footer';
import { Header } from '../features/shell/Header';
import { Panels } from '../features/shell/Panels';
import { ScrollTop } from '../features/shell/ScrollTop';
import { Toasts } from '../features/toasts/Toasts';
import { usePendingHeart } from '../features/wishlist/useSendHeart';
import { HydrationBoundary } from '../ui/HydrationBoundary';
import { loadProblem } from './problem/loadProblem';
import { useUndo } from './useUndo';
import './appShell.css';

/** Moves the focus without a history entry of its own: Back leaves the page, not the skip link. */
function skipToPage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('page')?.focus();
}

/** What the shop says for a moment, and the way back where there is one. */
export function Notices() {
  const onUndo = useUndo();
  return <Toasts onUndo={(undo) => void onUndo(undo)} />;
}

function PendingHeart() {
  usePendingHeart();
  return null;
}

/** Reads nothing from the store itself: a frame that renders again hydrates all its parts at once. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <Layout className="frame">
      <a className="skip-link" href="#page" onClick={skipToPage}>
        Skip to the page
      </a>
      <HydrationBoundary>
        <Header />
      </HydrationBoundary>
      {/* Before the page: one step back from its heading, where the focus often is when a notice comes. */}
      <Notices />
      {/* The page's <main>. */}
      <Layout.Content id="page" className="frame-content" tabIndex={-1}>
        {children}
      </Layout.Content>
      <HydrationBoundary>
        <Footer newsletter={<Newsletter />} />
      </HydrationBoundary>
      <ScrollTop />
      <Panels loadProblem={loadProblem} />
      <PendingHeart />
    </Layout>
  );
}

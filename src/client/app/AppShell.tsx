/** The frame around every screen: Ant Design's Layout with the header, the page and the footer. */
import { Layout } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { Newsletter } from '../features/newsletter/Newsletter';
import { Footer } from '../features/shell/Footer';
import { Header } from '../features/shell/Header';
import { Panels } from '../features/shell/Panels';
import { ScrollTop } from '../features/shell/ScrollTop';
import { Toasts } from '../features/toasts/Toasts';
import { useWaitingHeart } from '../features/wishlist/useWaitingHeart';
import { useUndo } from './useUndo';
import './appShell.css';

/** Moves the focus without a history entry of its own: Back leaves the page, not the skip link. */
function skipToPage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('page')?.focus();
}

export function AppShell({ children }: { children: ReactNode }) {
  useWaitingHeart();
  const onUndo = useUndo();
  return (
    <Layout className="frame">
      <a className="skip-link" href="#page" onClick={skipToPage}>
        Skip to the page
      </a>
      <Header />
      {/* Before the page: one step back from its heading, where the focus often is when a notice comes. */}
      <Toasts onUndo={(undo) => void onUndo(undo)} />
      {/* The page's <main>. */}
      <Layout.Content id="page" className="frame-content" tabIndex={-1}>
        {children}
      </Layout.Content>
      <Footer newsletter={<Newsletter />} />
      <ScrollTop />
      <Panels />
    </Layout>
  );
}

/** The frame around every screen: Ant Design's Layout with the header, the page and the footer. */
import { Layout } from 'antd';
import type { ReactNode } from 'react';

export function AppShell({ children }: { children: ReactNode }) {
  return (
    <Layout>
      <a className="skip-link" href="#page">
        Skip to the page
      </a>
      <Layout.Content>
        <main id="page" tabIndex={-1}>
          {children}
        </main>
      </Layout.Content>
    </Layout>
  );
}

/**
 * Ant Design in the shop's colours, for the places that load its controls: dialogs on first opening, the checkout.
 * The frame itself stands without it, which keeps 11 KB (brotli) out of every first page.
 */
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from './antdTheme';

export function AntdTheme({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={antdTheme} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}

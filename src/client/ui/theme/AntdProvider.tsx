/**
 * What Ant Design's parts stand in. Its ConfigProvider would say the same and costs 11 KB, for locales, sizes and
 * warnings that the shop's parts never ask.
 */
import { DesignTokenContext } from 'antd/es/theme/context';
import type { ReactNode } from 'react';
import { antdTheme } from './antdTheme';
import '../../../../dist/styles/frame.css';

export const AntdProvider = ({ children }: { children: ReactNode }) => (
  <DesignTokenContext.Provider value={antdTheme}>{children}</DesignTokenContext.Provider>
);

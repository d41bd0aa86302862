/** In place of Ant Design's Layout.Sider, which Layout brings along: the shop's frame has none (docs/decisions/first-load-javascript.md). */
import { createContext } from 'react';

export const SiderContext = createContext({});

export default function Sider() {
  throw new Error('The browser build leaves Layout.Sider out: see src/build/lighter.');
}

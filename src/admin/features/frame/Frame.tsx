/** Header, and the way between the screens: at the side of a desk, at the thumb on a phone. */
import Layout from 'antd/es/layout';
import { useEffect, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { brand } from '../../../contract/brand';
import type { StaffRole } from '../../../contract/rules/staffRules';
import { useIsWide } from '../../ui/useMedia';
import { DeskHeader } from './DeskHeader';
import { NewOrders } from './NewOrders';
import { navigationFor, screenName } from './navigation';
import { useScreenPlace } from './useScreenPlace';
import './frame.css';

interface Props {
  role: StaffRole | null;
  /** That came in since the list was looked at. */
  newOrders: number;
  onSeen: () => void;
  children: ReactNode;
}

export function Frame({ role, newOrders, onSeen, children }: Props) {
  const isWide = useIsWide();
  const { pathname, search } = useLocation();
  const place = useScreenPlace(isWide);
  // The whole list, newest first, has them on top.
  const isSeen = newOrders > 0 && pathname === '/orders' && search === '';
  useEffect(() => {
    if (isSeen) onSeen();
  }, [isSeen, onSeen]);
  const waiting = isSeen ? 0 : newOrders;
  const links = navigationFor(role).map(({ to, name }) => (
    <li key={to}>
      <NavLink to={to} className="frame-link">
        {name}
      </NavLink>
    </li>
  ));
  // The content keeps its place in the tree at every width: a device that is turned takes nothing of it away.
  return (
    <Layout className="frame" hasSider={isWide}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {isWide && (
        <Layout.Sider width={200} className="frame-side">
          <p className="frame-brand">{brand.name}</p>
          <nav aria-label="Screens">
            <ul className="frame-links">{links}</ul>
          </nav>
        </Layout.Sider>
      )}
      <Layout className="frame-content">
        {isWide ? (
          <DeskHeader screen={screenName(pathname, role)} newOrders={waiting} />
        ) : (
          <Layout.Header className="frame-header">
            <p className="frame-brand">{brand.name}</p>
            <NewOrders count={waiting} />
          </Layout.Header>
        )}
        <main id="main" className="frame-main" tabIndex={-1} {...place}>
          {children}
        </main>
        {!isWide && (
          <nav className="frame-bar" aria-label="Screens">
            <ul className="frame-links">{links}</ul>
          </nav>
        )}
      </Layout>
    </Layout>
  );
}

/** Header, and the way between the screens: at the side of a desk, at the thumb on a phone. */
import Layout from 'antd/es/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { brand } from '../../../contract/brand';
import type { StaffRole } from '../../../contract/rules/staffRules';
import { useIsWide } from '../../ui/useMedia';
import { navigationFor } from './navigation';
import './frame.css';

interface Props {
  role: StaffRole | null;
  children: ReactNode;
}

/** The screen's heading takes the focus when another screen comes, as after a page's load. */
function useFocusOnScreen(): (element: HTMLElement | null) => void {
  const { pathname } = useLocation();
  const screen = pathname.split('/')[1];
  const main = useRef<HTMLElement | null>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen || !main.current) return;
    shown.current = screen;
    main.current.scrollTop = 0;
    (main.current.querySelector('h1') ?? main.current).focus({ preventScroll: true });
  }, [screen]);
  return (element) => {
    main.current = element;
  };
}

export function Frame({ role, children }: Props) {
  const isWide = useIsWide();
  const keepMain = useFocusOnScreen();
  const links = navigationFor(role).map(({ to, name }) => (
    <li key={to}>
      <NavLink to={to} className="frame-link">
        {name}
      </NavLink>
    </li>
  ));
  return (
    <Layout className="frame">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {isWide ? (
        <Layout.Sider width={200} className="frame-side">
          <p className="frame-brand">{brand.name}</p>
          <nav aria-label="Screens">
            <ul className="frame-links">{links}</ul>
          </nav>
        </Layout.Sider>
      ) : (
        <Layout.Header className="frame-header">
          <p className="frame-brand">{brand.name}</p>
        </Layout.Header>
      )}
      <main id="main" className="frame-main" tabIndex={-1} ref={keepMain}>
        {children}
      </main>
      {!isWide && (
        <nav className="frame-bar" aria-label="Screens">
          <ul className="frame-links">{links}</ul>
        </nav>
      )}
    </Layout>
  );
}

/** The head of every page: logo, search, what is the shopper's own (docs/requirements.md section 2, Header). */
import { Layout } from 'antd';
import { afterPaint } from '../../lib/afterPaint';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { SearchBox } from '../../ui/SearchBox';
import { paths } from '../../lib/paths';
import { FlashMarquee } from './FlashMarquee';
import { HeaderIcons } from './HeaderIcons';
import { Logo } from './Logo';
import { MobileShelf } from './MobileShelf';
import { TopMenu } from './TopMenu';
import './header.css';

export function Header() {
  const dispatch = useAppDispatch();
  const menuIsOpen = useAppSelector((state) => selectOpenPanel(state)?.name === 'mobileMenu');
  return (
    <>
      <FlashMarquee />
      <Layout.Header className="header">
        <div className="page header-bar">
          <button
            type="button"
            className="icon-button header-menu-button"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={menuIsOpen}
            onClick={() => void afterPaint(() => dispatch(panelOpened({ name: 'mobileMenu' })))}
          >
            <Icon name="menu" />
          </button>
          <Link className="header-logo" to={paths.home}>
            <Logo />
          </Link>
          <SearchBox className="header-search" />
          <HeaderIcons />
        </div>
      </Layout.Header>
      <TopMenu />
      <MobileShelf />
    </>
  );
}

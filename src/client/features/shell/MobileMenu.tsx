/** The menu of phones, as tall as the window (docs/requirements.md section 2, Header; decisions 26, 27). */
import { useEffect } from 'react';
import { useGetHeaderMenuQuery } from '../../api/headerApi';
import { MOBILE_MAX_WIDTH } from '../../lib/constants';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, selectOpenPanel, userSubmenuToggled } from '../../store/panelSlice';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { SearchBox } from '../../ui/SearchBox';
import { useLogOut } from './useLogOut';
import { userPlaces } from './userPlaces';
import './mobileMenu.css';

const others = [
  { to: paths.about, text: 'About us' },
  { to: paths.contact, text: 'Get in Touch' },
];

/** Unfolds what is the member's own; a visitor finds the login in its place. */
function UserSubmenu() {
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const isOpen = useAppSelector((state) => {
    const panel = selectOpenPanel(state);
    return panel?.name === 'mobileMenu' && panel.userOpen === true;
  });
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="mobile-menu-user"
        onClick={() => dispatch(userSubmenuToggled())}
      >
        Your account
        <Icon name={isOpen ? 'up' : 'down'} size={18} />
      </button>
      <ul role="list" id="mobile-menu-user" className="mobile-menu-user" hidden={!isOpen}>
        {userPlaces.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()}>
            Logout
          </button>
        </li>
      </ul>
    </>
  );
}

export function MobileMenu() {
  const dispatch = useAppDispatch();
  const { currentData: menu = [] } = useGetHeaderMenuQuery();
  const isSignedIn = useAppSelector(selectIsSignedIn);

  useEffect(() => {
    // A phone that is turned has the wide menu: nothing may stay open that has no button any more.
    const phone = window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
    const onChange = () => {
      if (!phone.matches) dispatch(panelClosed());
    };
    phone.addEventListener('change', onChange);
    return () => phone.removeEventListener('change', onChange);
  }, [dispatch]);

  return (
    <Dialog className="mobile-menu" labelledBy="mobile-menu-title" onClose={() => dispatch(panelClosed())}>
      <div className="dialog-head">
        <h2 id="mobile-menu-title">Menu</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close the menu"
          onClick={() => dispatch(panelClosed())}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mobile-menu-body">
        <SearchBox label="Search from the menu" />
        <nav aria-label="Menu">
          <ul role="list">
            {menu.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.category(name)}>
                  {name}
                  <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
          <ul role="list" className="mobile-menu-others">
            <li>{isSignedIn ? <UserSubmenu /> : <Link to={paths.login}>Sign up/Login</Link>}</li>
            {others.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Dialog>
  );
}

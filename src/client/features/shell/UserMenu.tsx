/** The member's own menu behind the user icon (SPEC.md section 2, Header): a menu button as assistive technology knows it. */
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { Icon } from '../../ui/Icon';
import { itemForKey } from './menuKeys';
import { useLogOut } from './useLogOut';
import { userPlaces } from './userPlaces';
import './userMenu.css';

export function UserMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenPanel(state)?.name === 'userMenu');
  const button = useRef<HTMLButtonElement>(null);
  const startsAtEnd = useRef(false);
  const id = useId();

  const open = (atEnd: boolean) => {
    startsAtEnd.current = atEnd;
    dispatch(panelOpened({ name: 'userMenu' }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp');
  };

  return (
    <div className="user-menu">
      <button
        ref={button}
        type="button"
        className="icon-button header-icon"
        aria-label="Your account"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? dispatch(panelClosed()) : open(false))}
        onKeyDown={onKeyDown}
      >
        <Icon name="user" />
      </button>
      {isOpen && <Menu id={id} button={button} startsAtEnd={startsAtEnd.current} />}
    </div>
  );
}

function Menu({ id, button, startsAtEnd }: { id: string; button: RefObject<HTMLButtonElement | null>; startsAtEnd: boolean }) {
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => Array.from(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  useLayoutEffect(() => {
    const element = menu.current;
    const opener = button.current;
    items().at(startsAtEnd ? -1 : 0)?.focus();
    return () => {
      // The focus goes back, unless it has moved on.
      if (element?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [button, startsAtEnd]);

  useEffect(() => {
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) dispatch(panelClosed());
    };
    const onPointerDown = ({ target }: Event) => leave(target);
    const onFocusIn = ({ target }: Event) => leave(target);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [dispatch]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') dispatch(panelClosed());
    const all = items();
    const texts = all.map(({ textContent }) => textContent ?? '');
    const next = itemForKey(event.key, all.findIndex((item) => item === document.activeElement), texts);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={menu} id={id} role="menu" aria-label="Your account" className="user-menu-list" onKeyDown={onKeyDown}>
      {userPlaces.map(({ to, text }) => (
        <Link key={to} role="menuitem" tabIndex={-1} to={to}>
          {text}
        </Link>
      ))}
      <button type="button" role="menuitem" tabIndex={-1} onClick={() => void logOut()}>
        Logout
      </button>
    </div>
  );
}

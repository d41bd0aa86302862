/** What the user icon opens (docs/requirements.md section 2, Header): a menu as assistive technology knows it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { Link } from '../../ui/Link';
import { itemForKey } from './menuKeys';
import { useLogOut } from './useLogOut';
import { userPlaces } from './userPlaces';

interface Props {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  startsAtEnd: boolean;
}

export function UserMenuList({ id, button, startsAtEnd }: Props) {
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

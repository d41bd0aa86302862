/** What the user icon opens (docs/requirements.md section 2, Header): a menu as assistive technology knows it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { Link } from '../../ui/Link';
import { useLogOut } from './useLogOut';
import { userPlaces } from './userPlaces';

/**
 * Which item of a menu a key leads to: the arrows go round, Home and End to the ends, a letter to the next item that
 * begins with it. null: the key is not for the menu.
 */
function itemForKey(key: string, index: number, texts: readonly string[]): number | null {
  const count = texts.length;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return null;
      const round = texts.map((_, step) => (index + 1 + step) % count);
      return round.find((at) => texts[at]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
    }
  }
}

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
    items()
      .at(startsAtEnd ? -1 : 0)
      ?.focus();
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
    const next = itemForKey(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      texts,
    );
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

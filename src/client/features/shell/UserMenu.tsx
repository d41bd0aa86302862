/**
 * The member's own menu behind the user icon (docs/requirements.md section 2, Header). The menu itself is fetched when
 * a hand comes near.
 */
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { missingWords } from '../../lib/arrival';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { usePart } from '../../ui/usePart';
import { NOT_ARRIVED } from './notArrived';
import './userMenu.css';

const loadList = () => import(/* webpackChunkName: "user-menu" */ './UserMenuList').then(({ UserMenuList }) => UserMenuList);
/** Only fetches: what it finds is asked for again when the menu opens. */
const fetchList = () => void loadList().catch(() => undefined);

export function UserMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenPanel(state)?.name === 'userMenu');
  const button = useRef<HTMLButtonElement>(null);
  const startsAtEnd = useRef(false);
  const id = useId();
  const List = usePart(loadList, isOpen, (error) => {
    dispatch(panelClosed());
    dispatch(toastShown('error', missingWords(error, NOT_ARRIVED)));
  });

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
        className="icon-button header-icon header-user"
        aria-label="Your account"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={fetchList}
        onFocus={fetchList}
        onClick={() => (isOpen ? dispatch(panelClosed()) : open(false))}
        onKeyDown={onKeyDown}
      >
        <Icon name="user" />
        <span className="header-word">Account</span>
      </button>
      {isOpen && List && <List id={id} button={button} startsAtEnd={startsAtEnd.current} />}
    </div>
  );
}

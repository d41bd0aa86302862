/**
 * About, wishlist, cart and user; the badges show zero too, and 99+ above 99 (docs/requirements.md sections 2 and 9).
 */
import { QueryStatus, skipToken } from '@reduxjs/toolkit/query';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useGetCartCountQuery } from '../../api/cartApi';
import { useGetWishlistQuery } from '../../api/wishlistApi';
import { missingWords, NOT_ARRIVED } from '../../browser/loadChunk';
import { BADGE_OVERFLOW } from '../../lib/constants';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/text';
import { selectIsSignedIn, selectOwnerId, selectUserId } from '../../store/authSlice';
import { selectCartCount } from '../../store/cartSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { selectWishlistCount } from '../../store/wishlistEditsSlice';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useLazyModule } from '../../ui/useLazyModule';
import { useIsAskingWho } from './useIsAskingWho';
import './userMenu.css';

const loadList = () =>
  import(/* webpackChunkName: "user-menu" */ './UserMenuList').then(({ UserMenuList }) => UserMenuList);
/** Only fetches: what it finds is asked for again when the menu opens. */
const fetchList = () => void loadList().catch(() => undefined);

/**
 * The member's own menu behind the user icon (docs/requirements.md section 2, Header). The menu itself is fetched when
 * a hand comes near.
 */
function UserMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectOpenPanel(state)?.name === 'userMenu');
  const button = useRef<HTMLButtonElement>(null);
  const startsAtEnd = useRef(false);
  const id = useId();
  const List = useLazyModule(loadList, isOpen, (error) => {
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

/** Keeps hearts and badge with the server's list, once it is known who this is (docs/requirements.md section 4). */
function useWishlist(): void {
  const userId = useAppSelector(selectUserId);
  const isAsking = useIsAskingWho();
  useGetWishlistQuery(isAsking ? skipToken : (userId ?? skipToken));
}

/** A count asked for between a press and its answer would take the badge back for a moment. */
const selectIsAdding = ({ api }: RootState): boolean =>
  Object.values(api.mutations).some(
    (mutation) => mutation?.status === QueryStatus.pending && mutation.endpointName === 'addProduct',
  );

/** Keeps the badge's count with the server's once it is known whose cart it is (docs/requirements.md section 4). */
function useCartCount(): void {
  const ownerId = useAppSelector(selectOwnerId);
  const isAsking = useIsAskingWho();
  const isAdding = useAppSelector(selectIsAdding);
  useGetCartCountQuery(isAsking || isAdding ? skipToken : (ownerId ?? skipToken));
}

function CountedIcon({ to, name, label, count }: { to: string; name: IconName; label: string; count: number }) {
  return (
    <Link className="icon-button header-icon" to={to} aria-label={`${label}, ${plural(count, 'item')}`}>
      <Icon name={name} />
      <span className="header-badge" aria-hidden="true">
        {count > BADGE_OVERFLOW ? `${BADGE_OVERFLOW}+` : count}
      </span>
    </Link>
  );
}

export function HeaderIcons() {
  useCartCount();
  useWishlist();
  const cartCount = useAppSelector(selectCartCount);
  const wishlistCount = useAppSelector(selectWishlistCount);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <div className="header-icons">
      <Link className="icon-button header-icon header-about" to={paths.about} aria-label="About us">
        <Icon name="info" />
      </Link>
      <CountedIcon to={paths.wishlist} name="heart" label="Wishlist" count={wishlistCount} />
      <CountedIcon to={paths.cart} name="cart" label="Cart" count={cartCount} />
      {isSignedIn ? (
        <UserMenu />
      ) : (
        <Link className="icon-button header-icon header-user" to={paths.login}>
          <Icon name="user" />
          <span className="header-word">Sign up/Login</span>
        </Link>
      )}
    </div>
  );
}

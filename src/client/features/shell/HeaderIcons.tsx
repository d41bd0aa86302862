/**
 * About, wishlist, cart and user; the badges show zero too, and 99+ above 99 (docs/requirements.md sections 2 and 9).
 */
import { BADGE_OVERFLOW } from '../../lib/constants';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/text';
import { selectIsSignedIn } from '../../store/authSlice';
import { selectCartCount } from '../../store/cartSlice';
import { useAppSelector } from '../../store/hooks';
import { selectWishlistCount } from '../../store/wishlistEditsSlice';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { UserMenu } from './UserMenu';
import { useCartCount } from './useCartCount';
import { useWishlist } from './useWishlist';

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

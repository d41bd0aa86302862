/** A heart on a product: filled when the product is on the member's wishlist (docs/requirements.md section 4). */
import type { Product } from '../../../contract/catalog';
import { keepPendingIntent } from '../../browser/pendingIntent';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { selectIsHeartWaiting, selectIsInWishlist } from '../../store/wishlistEditsSlice';
import { Icon } from '../../ui/Icon';
import { useOptimisticValue } from '../../ui/useOptimisticValue';
import { useNavigate } from '../../ui/useNavigate';
import { useSendHeart } from './useSendHeart';
import './wishlistHeart.css';

interface Heart {
  filled: boolean;
  press: () => void;
}

/**
 * What a tap on a heart does (docs/requirements.md section 4): a product that is on the list goes, another one comes,
 * and a guest goes to the login and back here (decisions 18, 19). The heart itself moves with the press
 * (`wishlistEditsSlice`).
 */
function useHeart(productId: number): Heart {
  const store = useAppStore();
  const navigate = useNavigate();
  const send = useSendHeart();
  const filled = useAppSelector((state) => selectIsInWishlist(state, productId));

  /** A heart that was to be filled is pending (`usePendingHeart`); one that was to be emptied is pressed again. */
  const logIn = (remove: boolean) => {
    if (!remove) keepPendingIntent('heart', productId);
    navigate(paths.login, { state: returnPathTo(selectLocation(store.getState())) });
  };

  const sendIt = async (userId: string, remove: boolean) => {
    if ((await send({ userId, productId, remove })) === 'ended') logIn(remove);
  };

  const toggle = async (wanted: boolean) => {
    await identityKnown(store);
    const state = store.getState();
    // Two answers to one heart could overtake each other.
    if (selectIsHeartWaiting(state, productId)) return;
    const userId = selectUserId(state);
    if (userId === null) logIn(!wanted);
    // From here on the store says what is shown.
    else void sendIt(userId, !wanted);
  };
  const [shown, show] = useOptimisticValue(filled, toggle);

  /**
   * What the member saw decides: the list may arrive while it is found out who this is. A guest's heart stays as it is.
   */
  const press = () => {
    if (selectUserId(store.getState()) === null) void toggle(!filled);
    else show(!filled);
  };

  return { filled: shown, press };
}

export function WishlistHeart({
  product: { productId, productName },
}: {
  product: Pick<Product, 'productId' | 'productName'>;
}) {
  const { filled, press } = useHeart(productId);
  return (
    <button
      type="button"
      className={filled ? 'icon-button heart heart-filled' : 'icon-button heart'}
      aria-label={filled ? `Remove ${productName} from the wishlist` : `Add ${productName} to the wishlist`}
      onClick={press}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}

/**
 * What a tap on a heart does (SPEC.md section 4): a product that is on the list goes, another one comes, and a guest goes to the
 * login and back here (DECISIONS.md T18, T19). The heart itself moves with the press (`wishlistEditsSlice`).
 */
import { useNavigate } from 'react-router-dom';
import { isApiError, toUserMessage } from '../../api/errors';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../api/wishlistApi';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { selectIsHeartWaiting, selectIsInWishlist } from '../../store/wishlistEditsSlice';
import { wishlistMessages } from './wishlistMessages';

interface Heart {
  filled: boolean;
  press: () => Promise<void>;
}

export function useHeart(productId: number): Heart {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [addToWishlist] = useAddToWishlistMutation();
  const [removeFromWishlist] = useRemoveFromWishlistMutation();
  const filled = useAppSelector((state) => selectIsInWishlist(state, productId));

  const logIn = () => void navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });

  const send = async (userId: string, remove: boolean) => {
    try {
      await (remove ? removeFromWishlist : addToWishlist)({ userId, productId }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        dispatch(toastShown('warning', toUserMessage(error)));
        return logIn();
      }
      // Taken out in another tab already: what the member wanted is so.
      if (!remove || !isApiError(error) || error.code !== 'NOT_FOUND') {
        dispatch(toastShown('error', wishlistMessages.failed));
        return undefined;
      }
    }
    dispatch(toastShown('success', remove ? wishlistMessages.removed : wishlistMessages.added));
    return undefined;
  };

  const press = async () => {
    // What the member saw decides: the list may arrive while it is found out who this is.
    const remove = filled;
    await identityKnown(store);
    const state = store.getState();
    // Two answers to one heart could overtake each other.
    if (selectIsHeartWaiting(state, productId)) return;
    const userId = selectUserId(state);
    if (userId === null) logIn();
    else await send(userId, remove);
  };

  return { filled, press };
}

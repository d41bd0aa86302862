/**
 * What a tap on a heart does (SPEC.md section 4): a product that is on the list goes, another one comes, and a guest goes to the
 * login and back here (DECISIONS.md T18, T19). The heart itself moves with the press (`wishlistEditsSlice`).
 */
import { useNavigate } from 'react-router-dom';
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { keepWaitingWish } from '../../lib/waitingWish';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { selectIsHeartWaiting, selectIsInWishlist } from '../../store/wishlistEditsSlice';
import { useSendHeart } from './useSendHeart';

interface Heart {
  filled: boolean;
  press: () => Promise<void>;
}

export function useHeart(productId: number): Heart {
  const store = useAppStore();
  const navigate = useNavigate();
  const send = useSendHeart();
  const filled = useAppSelector((state) => selectIsInWishlist(state, productId));

  /** A heart that was to be filled waits (`useWaitingHeart`); one that was to be emptied is pressed again. */
  const logIn = (remove: boolean) => {
    if (!remove) keepWaitingWish('heart', productId);
    void navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });
  };

  const press = async () => {
    // What the member saw decides: the list may arrive while it is found out who this is.
    const remove = filled;
    await identityKnown(store);
    const state = store.getState();
    // Two answers to one heart could overtake each other.
    if (selectIsHeartWaiting(state, productId)) return;
    const userId = selectUserId(state);
    if (userId === null) return logIn(remove);
    if ((await send({ userId, productId, remove })) === 'ended') logIn(remove);
  };

  return { filled, press };
}

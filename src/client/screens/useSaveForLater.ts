/**
 * 'Save for later' moves a line of the cart to the wishlist (docs/requirements.md section 2, Cart). The wishlist comes
 * first, so that nothing is lost on the way; a guest logs in, comes back, and it is done then (decisions 18, 19).
 */
import type { LineChoice } from '../api/cartApi';
import { toUserMessage } from '../api/errors';
import { cartMessages } from '../features/cart/cartMessages';
import { useTakeOut } from '../features/cart/useCartChanges';
import { useSendHeart } from '../features/wishlist/useSendHeart';
import { choiceOf } from '../lib/cartLine';
import { selectUserId } from '../store/authSlice';
import { useAppDispatch, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { toastShown } from '../store/toastsSlice';
import { selectIsHeartWaiting } from '../store/wishlistEditsSlice';
import { focusHeading } from '../ui/focusHeading';
import { usePendingIntent } from './usePendingIntent';

/** @param isKnown what the cart holds is known */
export function useSaveForLater(isKnown: boolean): (line: LineChoice) => Promise<void> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const sendHeart = useSendHeart();
  const takeOut = useTakeOut();

  const logIn = usePendingIntent('save-for-later', isKnown, (line) => void save(line));

  const save = async (line: LineChoice) => {
    await identityKnown(store);
    const state = store.getState();
    const { productId } = line;
    const member = selectUserId(state);
    if (member === null) {
      logIn(choiceOf(line));
      return;
    }
    // Pressed twice.
    if (selectIsHeartWaiting(state, productId)) return;
    const sent = await sendHeart({ userId: member, productId, remove: false });
    if (sent === 'ended') {
      logIn(choiceOf(line));
      return;
    }
    if (sent === 'failed') return;
    try {
      await takeOut(line);
      dispatch(toastShown('success', cartMessages.removed));
      focusHeading();
    } catch (error) {
      dispatch(toastShown('warning', cartMessages.inBoth(toUserMessage(error))));
    }
  };

  return save;
}

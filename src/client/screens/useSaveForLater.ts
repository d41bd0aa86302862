/**
 * 'Save for later' moves a line of the cart to the wishlist (SPEC.md section 2, Cart). The wishlist comes first, so that nothing is
 * lost on the way; a guest logs in, comes back, and it is done then (DECISIONS.md T18, T19).
 */
import { useEffect, useRef } from 'react';
import type { LineChoice } from '../api/cartApi';
import { toUserMessage } from '../api/errors';
import { cartMessages } from '../features/cart/cartMessages';
import { useTakeOut } from '../features/cart/useTakeOut';
import { useSendHeart } from '../features/wishlist/useSendHeart';
import { choiceOf } from '../lib/cartLine';
import { comeBackTo } from '../lib/comeBack';
import { paths } from '../lib/paths';
import { keepWaitingWish, takeWaitingWish } from '../lib/waitingWish';
import { selectUserId } from '../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { selectLocation } from '../store/locationSlice';
import { toastShown } from '../store/toastsSlice';
import { selectIsHeartWaiting } from '../store/wishlistEditsSlice';
import { focusHeading } from '../ui/focusHeading';
import { useNavigate } from '../ui/useNavigate';

/** @param isKnown what the cart holds is known */
export function useSaveForLater(isKnown: boolean): (line: LineChoice) => Promise<void> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const sendHeart = useSendHeart();
  const takeOut = useTakeOut();
  const userId = useAppSelector(selectUserId);

  const logIn = (line: LineChoice) => {
    keepWaitingWish('save-for-later', choiceOf(line));
    navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });
  };

  const save = async (line: LineChoice) => {
    await identityKnown(store);
    const state = store.getState();
    const { productId } = line;
    const member = selectUserId(state);
    if (member === null) return logIn(line);
    // Pressed twice.
    if (selectIsHeartWaiting(state, productId)) return;
    const sent = await sendHeart({ userId: member, productId, remove: false });
    if (sent === 'ended') return logIn(line);
    if (sent === 'failed') return;
    try {
      await takeOut(line);
      dispatch(toastShown('success', cartMessages.removed));
      focusHeading();
    } catch (error) {
      dispatch(toastShown('warning', cartMessages.inBoth(toUserMessage(error))));
    }
  };

  const complete = useRef(save);
  useEffect(() => {
    complete.current = save;
  });
  useEffect(() => {
    if (!isKnown || userId === null) return;
    const line = takeWaitingWish('save-for-later');
    if (line !== null) void complete.current(line);
  }, [isKnown, userId]);
  useEffect(() => {
    if (!isKnown) return;
    // Here again and still nobody: it was not meant after all.
    void identityKnown(store).then(() => selectUserId(store.getState()) === null && takeWaitingWish('save-for-later'));
  }, [isKnown, store]);

  return save;
}

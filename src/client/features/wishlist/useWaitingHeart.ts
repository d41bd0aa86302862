/**
 * The heart that sent a visitor to the login is filled when a member comes back (decision 19). Who comes back to the
 * shelves without a login did not mean it after all; the pages about the account are still the way.
 */
import { useEffect, useRef } from 'react';
import { isOnWayIn } from '../../lib/paths';
import { takeWaitingWish } from '../../lib/waitingWish';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import { selectRestored } from '../../store/visitSlice';
import { useSendHeart } from './useSendHeart';

export function useWaitingHeart(): void {
  const store = useAppStore();
  const send = useSendHeart();
  const restored = useAppSelector(selectRestored);
  const userId = useAppSelector(selectUserId);
  const onTheWay = useAppSelector((state) => isOnWayIn(selectLocation(state).pathname));

  const cameAt = useRef(0);
  useEffect(() => {
    if (!onTheWay) cameAt.current = Date.now();
  }, [onTheWay]);
  useEffect(() => {
    if (!restored || onTheWay) return;
    void identityKnown(store).then(() => {
      const state = store.getState();
      if (isOnWayIn(selectLocation(state).pathname)) return;
      // One that was pressed here just now is on its way to the login.
      const productId = takeWaitingWish('heart', cameAt.current);
      const member = selectUserId(state);
      if (productId !== null && member !== null) void send({ userId: member, productId, remove: false });
    });
    // A new `send` each time, to the same end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restored, onTheWay, userId, store]);
}

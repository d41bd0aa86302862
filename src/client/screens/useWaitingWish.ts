/**
 * What only members can have done for them, and a visitor asks for on a page: it waits while they log in, and is done
 * once they are back on that page.
 */
import { useEffect, useRef, useState } from 'react';
import { keepWaitingWish, takeWaitingWish } from '../browser/waitingWish';
import type { Wish, Wishes } from '../browser/waitingWish';
import { comeBackTo } from '../lib/comeBack';
import { paths } from '../lib/paths';
import { selectUserId } from '../store/authSlice';
import { useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { selectLocation } from '../store/locationSlice';
import { useNavigate } from '../ui/useNavigate';

/**
 * @param isReady what the page needs to know to do it is known
 * @param complete does it, for a member who is back from the login
 * @returns keeps a wish and leads to the login
 */
export function useWaitingWish<W extends Wish>(
  wish: W,
  isReady: boolean,
  complete: (what: Wishes[W]) => void,
): (what: Wishes[W]) => void {
  const store = useAppStore();
  const navigate = useNavigate();
  const userId = useAppSelector(selectUserId);
  const latest = useRef(complete);
  const [cameAt] = useState(() => Date.now());

  useEffect(() => {
    latest.current = complete;
  });
  useEffect(() => {
    if (!isReady) return;
    if (userId !== null) {
      const waiting = takeWaitingWish(wish);
      if (waiting !== null) latest.current(waiting);
      return;
    }
    // Here again and still nobody: it was not meant after all, unless it was asked for only now.
    void identityKnown(store).then(() => {
      if (selectUserId(store.getState()) === null) takeWaitingWish(wish, cameAt);
    });
  }, [isReady, userId, wish, cameAt, store]);

  return (what) => {
    keepWaitingWish(wish, what);
    navigate(paths.login, { state: comeBackTo(selectLocation(store.getState())) });
  };
}

/**
 * What only members can have done for them, and a visitor asks for on a page: it waits while they log in, and is done
 * once they are back on that page.
 */
import { useEffect, useRef, useState } from 'react';
import { keepPendingIntent, takePendingIntent } from '../browser/pendingIntent';
import type { Intent, Intents } from '../browser/pendingIntent';
import { returnPathTo } from '../lib/returnPath';
import { paths } from '../lib/paths';
import { selectUserId } from '../store/authSlice';
import { useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { selectLocation } from '../store/locationSlice';
import { useNavigate } from '../ui/useNavigate';

/**
 * @param isReady what the page needs to know to do it is known
 * @param complete does it, for a member who is back from the login
 * @returns keeps an intent and leads to the login
 */
export function usePendingIntent<W extends Intent>(
  intent: W,
  isReady: boolean,
  complete: (what: Intents[W]) => void,
): (what: Intents[W]) => void {
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
      const waiting = takePendingIntent(intent);
      if (waiting !== null) latest.current(waiting);
      return;
    }
    // Here again and still nobody: it was not meant after all, unless it was asked for only now.
    void identityKnown(store).then(() => {
      if (selectUserId(store.getState()) === null) takePendingIntent(intent, cameAt);
    });
  }, [isReady, userId, intent, cameAt, store]);

  return (what) => {
    keepPendingIntent(intent, what);
    navigate(paths.login, { state: returnPathTo(selectLocation(store.getState())) });
  };
}

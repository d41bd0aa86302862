/**
 * The server tells an open desk what comes in: lists are fetched anew, the title counts what came since somebody
 * looked, and where the browser was allowed to, it says so itself.
 */
import { useEffect } from 'react';
import { API_BASE, baseApi } from '../api/baseApi';
import { notify } from '../browser/notification';
import { setBadge } from '../browser/pageTitle';
import { staffEventKinds, type StaffEventKind } from '../../contract/rules/staffOrderRules';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectSession } from '../store/sessionSlice';

const words: Record<StaffEventKind, string> = {
  order: 'A new order',
  claim: 'A customer says that it is paid',
  return: 'A return is asked for',
  message: 'A new message',
};

/** @param isTold whether this role is told of anything */
export function useDeskEvents(isTold: boolean): void {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  useEffect(() => {
    if (!isTold || session !== 'open' || typeof EventSource === 'undefined') return;
    let unseen = 0;
    const source = new EventSource(`${API_BASE}/events`);
    const hear = (kind: StaffEventKind) => (): void => {
      dispatch(baseApi.util.invalidateTags(['Order', 'Takings']));
      if (!document.hidden) return;
      unseen += 1;
      setBadge(unseen);
      notify(words[kind]);
    };
    for (const kind of staffEventKinds) source.addEventListener(kind, hear(kind));
    const look = (): void => {
      if (document.hidden) return;
      unseen = 0;
      setBadge(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      source.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, isTold, session]);
}

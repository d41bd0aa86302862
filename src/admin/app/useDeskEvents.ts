/**
 * The server tells an open desk what comes in: lists are fetched anew, the title counts what came since somebody
 * looked, and where the browser was allowed to, it says so itself.
 */
import { useCallback, useEffect, useState } from 'react';
import { API_BASE, baseApi } from '../api/baseApi';
import { notify } from '../browser/notification';
import { setBadge } from '../browser/pageTitle';
import { staffEventKinds, type StaffEventKind } from '../../contract/rules/staffOrderRules';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectSession } from '../store/sessionSlice';

/** Said to whoever does not look; nothing of what changes on a list that is known. */
const words: Partial<Record<StaffEventKind, string>> = {
  order: 'A new order',
  claim: 'A customer says that it is paid',
  return: 'A return is asked for',
  message: 'A new message',
};

/** Milliseconds until a stream that the server refused is asked for again: a deployment, or too many windows. */
const RETRY_MS = { first: 3000, longest: 60_000 } as const;

/**
 * An event source that outlives refusals: a browser tries again by itself only where the line broke, not where the
 * answer was an error.
 *
 * @param onRefused at each answer that is an error
 * @returns a function that ends it
 */
function keepListening(prepare: (source: EventSource) => void, onRefused: () => void): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let pause: number = RETRY_MS.first;
  const open = (): void => {
    const opened = new EventSource(`${API_BASE}/events`);
    source = opened;
    opened.addEventListener('open', () => {
      pause = RETRY_MS.first;
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = window.setTimeout(open, pause);
      pause = Math.min(pause * 2, RETRY_MS.longest);
    });
    prepare(opened);
  };
  open();
  return () => {
    window.clearTimeout(timer);
    source?.close();
  };
}

interface DeskNews {
  /** That came since somebody looked at their list. */
  newOrders: number;
  /** Somebody has. */
  onSeen: () => void;
}

/** @param isTold whether this role is told of anything */
export function useDeskEvents(isTold: boolean): DeskNews {
  const [newOrders, setNewOrders] = useState(0);
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  useEffect(() => {
    if (!isTold || session !== 'open' || typeof EventSource === 'undefined') return;
    let unseen = 0;
    const readAnew = (): void => void dispatch(baseApi.util.invalidateTags(['Order', 'Takings']));
    const hear = (kind: StaffEventKind) => (): void => {
      readAnew();
      if (kind === 'order') setNewOrders((count) => count + 1);
      const said = words[kind];
      if (!document.hidden || said === undefined) return;
      unseen += 1;
      setBadge(unseen);
      notify(said);
    };
    const stop = keepListening((source) => {
      // What came between the lists and the stream, or while the line was away, was told to nobody (decision 321).
      source.addEventListener('open', readAnew);
      for (const kind of staffEventKinds) source.addEventListener(kind, hear(kind));
      // Somebody who was shut out is told so: the lists are refused too, and the login comes over them.
    }, readAnew);
    const look = (): void => {
      if (document.hidden) return;
      unseen = 0;
      setBadge(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, isTold, session]);
  return { newOrders, onSeen: useCallback(() => setNewOrders(0), []) };
}

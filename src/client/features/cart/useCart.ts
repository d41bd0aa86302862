/**
 * The cart as the screens show it: confirmed lines and rates from the server, with what the shopper has just pressed
 * laid over.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { CartItem } from '../../../contract/cart';
import { accountApi } from '../../api/accountApi';
import { useGetCartQuery } from '../../api/cartApi';
import { lineKey } from '../../lib/cartLine';
import { selectDoubt, selectOwnerId } from '../../store/authSlice';
import { selectAreLinesKnown, selectCartEdits, selectCartLines } from '../../store/cartSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRestored } from '../../store/visitSlice';

export interface CartView {
  /**
   * `waiting`: not known yet, show the skeleton. `failed`: nothing to show. `lastKnown`: the server did not answer, the
   * lines are from before.
   */
  status: 'waiting' | 'failed' | 'lastKnown' | 'ready';
  /** As the server confirmed them. All money is made of these. */
  lines: readonly CartItem[];
  /** Quantity to show on a line: what was pressed, until the server confirms or refuses it. */
  quantityOf: (line: CartItem) => number;
  isLeaving: (line: CartItem) => boolean;
  /** A change or a new price is on its way: the totals are about to move. */
  updating: boolean;
  error: unknown;
  /** It is asked for again after a failure. */
  retrying: boolean;
  refetch: () => void;
}

const { getSession } = accountApi.endpoints;
const selectSession = getSession.select();
const nothing: readonly CartItem[] = [];

export function useCart(): CartView {
  const restored = useAppSelector(selectRestored);
  const ownerId = useAppSelector(selectOwnerId);
  const known = useAppSelector(selectCartLines);
  const areKnown = useAppSelector(selectAreLinesKnown);
  const doubt = useAppSelector(selectDoubt);
  const session = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const edits = useAppSelector(selectCartEdits);
  const { currentData, isFetching, error, refetch } = useGetCartQuery(
    restored && ownerId !== null ? ownerId : skipToken,
    {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      // Another device may have changed it; two answers are never on their way at once.
      refetchOnFocus: true,
    },
  );

  return useMemo((): CartView => {
    // Without an owner nothing was ever put in.
    const lines = ownerId === null ? nothing : known;
    const shown = {
      lines,
      quantityOf: (line: CartItem) => edits.quantities[lineKey(line)] ?? line.orderQuantity,
      isLeaving: (line: CartItem) => edits.leaving.includes(lineKey(line)),
      updating: isFetching || edits.leaving.length > 0 || Object.keys(edits.quantities).length > 0,
      error,
      retrying: isFetching && error !== undefined,
      refetch: () => void refetch(),
    };
    if (!restored) return { ...shown, status: 'waiting' };
    if (ownerId === null) {
      // Whose cart it is was not told: it may hold anything.
      if (doubt !== 'unknown') return { ...shown, status: 'ready', updating: false };
      const askAgain = () => void dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
      const asked = { ...shown, error: session.error, retrying: false, refetch: askAgain };
      return { ...asked, status: session.isError ? 'failed' : 'waiting' };
    }
    // The guest's session has ended, and a new one takes the lines: no time to complain.
    if (doubt === 'renewing')
      return { ...shown, error: undefined, status: areKnown ? 'ready' : 'waiting', updating: true };
    // While it is asked again after a failure, the page stays as it is.
    if (error) return { ...shown, status: lines.length > 0 ? 'lastKnown' : 'failed' };
    const arriving = !areKnown || (currentData === undefined && lines.length === 0);
    return { ...shown, status: arriving ? 'waiting' : 'ready' };
  }, [restored, ownerId, doubt, known, areKnown, edits, currentData, isFetching, error, refetch, session, dispatch]);
}

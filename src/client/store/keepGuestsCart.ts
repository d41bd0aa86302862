/**
 * Brings what this device knows of a guest's cart to another guest, and says what became of it. Fetched when needed.
 */
import { keepCartApi } from '../api/keepCartApi';
import { guestChanged, guestNotRenewed } from './events';
import { noteKeptLines } from './keptLines';
import type { AppDispatch, RootState } from './rootReducer';

interface KeepingStore {
  getState: () => RootState;
  dispatch: unknown;
}

/** @param guestId whose session this is now; null: a new guest is made. */
export async function keepGuestsCart(
  { getState, dispatch: send }: KeepingStore,
  guestId: string | null,
): Promise<void> {
  const dispatch = send as AppDispatch;
  const { auth, cart } = getState();
  const { data } = await dispatch(
    keepCartApi.endpoints.keepCart.initiate({ guestId, lines: cart.lines ?? [] }, { track: false }),
  );
  // Another tab was faster, or somebody has logged in.
  if (getState().auth.userId !== auth.userId || getState().auth.guestId !== auth.guestId) return;
  if (!data) return void dispatch(guestNotRenewed());
  noteKeptLines(data.guestId, data.lines);
  dispatch(guestChanged({ guestId: data.guestId, kept: data.lines }));
}

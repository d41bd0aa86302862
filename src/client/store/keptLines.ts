/**
 * What became of a guest's cart whose session had ended is told on the cart, and the page that found it out may be
 * another one: it waits in the tab for as long, over a reload too.
 */
import type { Store } from '@reduxjs/toolkit';
import { dropFromTab, keepInTab, readFromTab } from '../browser/tabStorage';
import type { KeptLine } from '../lib/cartLine';
import type { AuthState } from './authSlice';
import { keptRecalled } from './events';

const KEPT = 'keptLines';

interface Kept {
  guestId: string;
  lines: KeptLine[];
}

/** @param guestId whose the lines are now */
export const noteKeptLines = (guestId: string, lines: KeptLine[]): void =>
  keepInTab(KEPT, { guestId, lines } satisfies Kept);

export const dropKeptLines = (): void => dropFromTab(KEPT);

/** Once, when a visit begins and it is known again whose it is. */
export function recallKeptLines({
  dispatch,
  getState,
}: Pick<Store<{ auth: AuthState }>, 'dispatch' | 'getState'>): void {
  const kept = readFromTab<Partial<Kept>>(KEPT);
  if (!Array.isArray(kept?.lines) || kept.guestId !== getState().auth.guestId) return;
  dispatch(keptRecalled(kept.lines));
}

/** Events that several slices hear. */
import { createAction } from '@reduxjs/toolkit';
import type { KeptLine } from '../lib/cartLine';
import type { KeptSlices } from './persistedState';

/** `left`: the member logged out, here or in another tab. `ended`: the server knows the session no more. */
export const signedOut = createAction('auth/signedOut', (why: 'left' | 'ended' = 'left') => ({ payload: why }));

/** Another tab of this shop wrote what is kept in local storage. */
export const mergedFromOtherTab = createAction<Omit<KeptSlices, 'filters'>>('storage/mergedFromOtherTab');

/** What local storage held is back in the store. */
export const sessionRestored = createAction<KeptSlices>('visit/restored');

/** A fault of the shop's own took a part of the page away. Its message may hold anything; its kind does not. */
export const pageCrashed = createAction<{ pathname: string; fault: string }>('page/crashed');

/** A call in a guest's name was refused: the session may have ended. store/guestListener asks. */
export const guestDoubted = createAction('guest/doubted');

/**
 * Whose cart this is has changed without a login: another guest's, or nobody's (null). `kept`: what this device knew of
 * the former cart, and how much of each line the new one holds; left out where nothing was known.
 */
export const guestChanged = createAction<{ guestId: string | null; kept?: KeptLine[] }>('guest/changed');
/** An earlier page of this tab has kept a guest's cart, and nobody has looked at it since (store/keptLines). */
export const keptRecalled = createAction<KeptLine[]>('guest/keptRecalled');

/** It did not work out now; the device still knows what it knew, and the next refusal or visit tries again. */
export const guestNotRenewed = createAction('guest/notRenewed');

/** Events that several slices hear. */
import { createAction } from '@reduxjs/toolkit';
import type { KeptSlices } from './keptVisit';

/** `left`: the member logged out, here or in another tab. `ended`: the server knows the session no more. */
export const signedOut = createAction('auth/signedOut', (why: 'left' | 'ended' = 'left') => ({ payload: why }));

/** Another tab of this shop wrote what is kept in local storage. */
export const mergedFromOtherTab = createAction<Omit<KeptSlices, 'filters'>>('storage/mergedFromOtherTab');

/** What an earlier visit left in local storage is back. */
export const visitRestored = createAction<KeptSlices>('visit/restored');

/** A fault of the shop's own took a part of the page away. Its message may hold anything; its kind does not. */
export const pageCrashed = createAction<{ pathname: string; fault: string }>('page/crashed');

/** Events that several slices hear. */
import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../contract/cart';

/** `left`: the member logged out, here or in another tab. `ended`: the server knows the session no more. */
export const signedOut = createAction('auth/signedOut', (why: 'left' | 'ended' = 'left') => ({ payload: why }));

/** Another tab of this shop wrote what is kept in local storage. */
export const mergedFromOtherTab = createAction<{
  auth?: { userId: string | null; guestId: string | null };
  cart?: { lines: CartItem[]; count: number };
  wishlist?: { productIds: number[] };
  coupon?: { code: string | null };
}>('storage/mergedFromOtherTab');

/** Events that several slices hear. */
import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../contract/cart';

/** The member logged out, here or in another tab, or the session ended. */
export const signedOut = createAction('auth/signedOut');

/** Another tab of this shop wrote what is kept in local storage. */
export const mergedFromOtherTab = createAction<{
  auth?: { userId: string | null; guestId: string | null };
  cart?: { lines: CartItem[]; count: number };
  wishlist?: { productIds: number[] };
  coupon?: { code: string | null };
}>('storage/mergedFromOtherTab');

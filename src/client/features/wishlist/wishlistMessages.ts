import { UNEXPECTED } from '../../../contract/errors';
import { wishlistNews } from '../../../contract/rules/wishlistWords';

/** The wishlist's messages (docs/requirements.md section 8). */
export const wishlistMessages = {
  ...wishlistNews,
  failed: UNEXPECTED,
  /** Ours, for the undo. */
  restored: 'Your wishlist is back.',
  gone: 'No longer in the shop:',
} as const;

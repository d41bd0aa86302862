/**
 * What a notice offers to take back, each kind by its own feature. Nobody needs it before something was taken away: a
 * chunk of its own.
 */
import { bringBack } from '../features/cart/bringBack';
import { restoreWishlist } from '../features/wishlist/restoreWishlist';
import type { AppStore } from '../store/makeStore';
import type { Undo } from '../store/toastsSlice';

export async function runUndo(store: AppStore, undo: Undo): Promise<void> {
  switch (undo.kind) {
    case 'cartRemoval':
      return bringBack(store, undo.line);
    case 'wishlistClearing':
      return restoreWishlist(store, undo);
  }
}

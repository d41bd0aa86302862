/** Undoes the clearing of a wishlist, and says what did not come back (decision 59c). */
import type { WishlistItem } from '../../../contract/wishlist';
import { toUserMessage } from '../../api/errors';
import type { Cleared } from '../../api/wishlistApi';
import { wishlistApi } from '../../api/wishlistApi';
import { plural } from '../../lib/text';
import type { AppStore } from '../../store/makeStore';
import { toastShown } from '../../store/toastsSlice';
import type { Undo } from '../../store/toastsSlice';
import { wishlistMessages } from './wishlistMessages';

/** As many names as a notice has room for. */
const MOST_NAMES = 3;

function names(items: readonly WishlistItem[]): string {
  const some = items.slice(0, MOST_NAMES).map(({ product }) => product.productName);
  const more = items.length - some.length;
  return more === 0 ? some.join(', ') : `${some.join(', ')} and ${more} more`;
}

export async function restoreWishlist({ dispatch }: AppStore, { userId, items }: Cleared): Promise<void> {
  const { data, error } = await dispatch(wishlistApi.endpoints.restoreWishlist.initiate({ userId, items }));
  // Only a session that has ended stops it as a whole.
  if (!data) return void dispatch(toastShown('warning', toUserMessage(error)));
  const { gone, missing } = data;
  if (gone.length > 0) {
    dispatch(
      toastShown(
        'warning',
        `${wishlistMessages.gone} ${names(items.filter(({ productId }) => gone.includes(productId)))}`,
      ),
    );
  }
  if (missing.length > 0) {
    const left = items.filter(({ productId }) => missing.includes(productId));
    const undo: Undo = { kind: 'wishlistClearing', userId, items: left };
    dispatch(
      toastShown('error', wishlistMessages.failed, {
        undo,
        about: `${plural(left.length, 'product')} not put back`,
        takesFocus: false,
      }),
    );
  }
  if (gone.length + missing.length === 0) dispatch(toastShown('success', wishlistMessages.restored));
}

/** Copies the product's link (SPEC.md section 8, Share). */
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';

export const shareMessages = { copied: 'Product link copied', failed: 'Failed to copy product link' } as const;

export function ShareButton({ productId }: { productId: number }) {
  const dispatch = useAppDispatch();
  const share = async () => {
    const copied = await copyText(window.location.origin + paths.product(productId));
    dispatch(copied ? toastShown('success', shareMessages.copied) : toastShown('error', shareMessages.failed));
  };
  return (
    <button type="button" className="share-button" aria-label="Share: copy the link to this product" onClick={() => void share()}>
      <Icon name="share" />
    </button>
  );
}

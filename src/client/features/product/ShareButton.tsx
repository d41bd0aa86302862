/** Shares the product's link: by the phone's own sheet where there is one, else by copying it (SPEC.md section 8, Share). */
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { shareMessages } from './shareMessages';

/** Whether there was a sheet. One that was put away again has been used; one that cannot open leaves the link to be copied. */
async function openSheet(data: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function ShareButton({ productId, productName }: { productId: number; productName: string }) {
  const dispatch = useAppDispatch();
  const share = async () => {
    const url = window.location.origin + paths.product(productId);
    if (await openSheet({ title: productName, url })) return;
    const copied = await copyText(url);
    dispatch(copied ? toastShown('success', shareMessages.copied) : toastShown('error', shareMessages.failed));
  };
  return (
    <button type="button" className="share-button" aria-label="Share this product" onClick={() => void share()}>
      <Icon name="share" />
    </button>
  );
}

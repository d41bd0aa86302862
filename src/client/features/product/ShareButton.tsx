/**
 * Copies the product's link at once, and opens the other ways to share it beside the button (docs/requirements.md
 * section 8, Share; decision 119a).
 */
import { useRef } from 'react';
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { ShareSheet } from './ShareSheet';
import { shareMessages } from './shareMessages';

const SHEET_ID = 'share-sheet';

export function ShareButton({ productId, productName }: { productId: number; productName: string }) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const isOpen = panel?.name === 'share' && panel.productId === productId;
  const button = useRef<HTMLButtonElement>(null);
  const path = paths.product(productId);

  const share = async () => {
    dispatch(panelOpened({ name: 'share', productId }));
    const copied = await copyText(window.location.origin + path);
    dispatch(copied ? toastShown('success', shareMessages.copied) : toastShown('error', shareMessages.failed));
  };
  return (
    <div className="share">
      <button
        ref={button}
        type="button"
        className="share-button"
        aria-label="Share this product"
        aria-expanded={isOpen}
        aria-controls={isOpen ? SHEET_ID : undefined}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      {isOpen && <ShareSheet id={SHEET_ID} button={button} path={path} productName={productName} />}
    </div>
  );
}

/**
 * Copies the product's link at once, and opens the other ways to share it beside the button (docs/requirements.md
 * section 8, Share; decision 119a).
 */
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { copyText } from '../../lib/clipboard';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { shareMessages } from './shareMessages';

interface ShareSheetProps {
  id: string;
  /** What opened it; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Of the product's page. */
  path: string;
  productName: string;
}

const hasOwnSheet = (): boolean => typeof navigator.share === 'function';

/** The ways to share a link that is copied already: WhatsApp, and what the device itself offers. */
function ShareSheet({ id, button, path, productName }: ShareSheetProps) {
  const dispatch = useAppDispatch();
  const sheet = useRef<HTMLDivElement>(null);
  const url = window.location.origin + path;

  useEffect(() => {
    // What it gives back, in newer browsers a promise, is no end of an effect.
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !sheet.current?.parentElement?.contains(target)) dispatch(panelClosed());
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [dispatch]);

  const close = () => {
    if (sheet.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    dispatch(panelClosed());
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const openOwn = async () => {
    try {
      await navigator.share({ title: productName, url });
      close();
    } catch {
      // Put away again, or not to be had now: the link is copied, and the other way stays.
    }
  };

  return (
    <div ref={sheet} id={id} className="share-sheet" role="group" aria-label="More ways to share" onKeyDown={onKeyDown}>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${productName} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={close}
      >
        <Icon name="chat" size={20} />
        WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {hasOwnSheet() && (
        <button type="button" onClick={() => void openOwn()}>
          <Icon name="share" size={20} />
          More apps
        </button>
      )}
    </div>
  );
}

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

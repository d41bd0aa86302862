/** The ways to share a link that is copied already: WhatsApp, and what the device itself offers. */
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { panelClosed } from '../../store/panelSlice';
import { Icon } from '../../ui/Icon';

interface Props {
  id: string;
  /** What opened it; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Of the product's page. */
  path: string;
  productName: string;
}

const hasOwnSheet = (): boolean => typeof navigator.share === 'function';

export function ShareSheet({ id, button, path, productName }: Props) {
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

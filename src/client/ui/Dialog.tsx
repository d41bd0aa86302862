/**
 * A light dialog on the browser's own <dialog>: it keeps the focus inside, closes on Escape, and the page behind it
 * cannot be reached. The focus goes back to where it was. While one is open the page does not scroll; the style sheet
 * says so, and so the lock is gone with the dialog, however it went (decision 27).
 */
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import './dialog.css';

interface Props {
  /** The id of the dialog's heading. */
  labelledBy: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ labelledBy, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClick={onBackdrop}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The store closes it, so that a replay shows it too.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * What every panel over the page owes: the focus goes in, stays in, and comes back to the opener; Escape closes; the page behind
 * does not scroll, and does again however the panel went away (DECISIONS.md T27).
 */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

const stops = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.closest('[hidden]') === null);

/** Tab at the last stop goes to the first, and back. */
function keepInside(event: KeyboardEvent, panel: HTMLElement): void {
  const inside = stops(panel);
  const first = inside[0] ?? panel;
  const last = inside[inside.length - 1] ?? panel;
  const at = document.activeElement;
  const outside = !panel.contains(at);
  if (event.shiftKey && (at === first || at === panel || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (at === last || outside)) {
    event.preventDefault();
    first.focus();
  }
}

/** @param panel the dialog's element, with `tabIndex={-1}`; it takes the focus as it appears. */
export function useModal(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const opener = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    panel.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
      if (event.key === 'Tab' && panel.current) keepInside(event, panel.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.body.style.overflow = overflow;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}

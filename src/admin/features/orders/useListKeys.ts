/**
 * Orders by keyboard. The list: `/` goes to the search, `j` and `k` move from order to order, `e` does the next step of the one
 * that has the focus, Enter opens it. With an order open beside the list they go on from that one. Not while somebody
 * types, nor behind a dialog. On a screen of its own an order has `e` too.
 */
import { useCallback, useEffect, type RefObject } from 'react';

const typesText = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** What lies over the list and has to be answered first; the panel of an order has no mask. */
const inTheWay = '.ant-modal-wrap:not([style*="none"]), .ant-drawer-mask:not([style*="none"])';

/** The number of the order in the address; '' for none. */
const openOrder = (): string => decodeURIComponent(/\/orders\/([^/]+)/.exec(window.location.pathname)?.[1] ?? '');

function move(list: HTMLElement, by: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-order]')];
  const open = openOrder();
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const at = focused === -1 ? rows.findIndex((row) => row.dataset.order === open) : focused;
  const link = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]?.querySelector<HTMLElement>('.order-link');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  if (open !== '') link?.click();
}

const stepIn = (within: Element | null | undefined): void => within?.querySelector<HTMLElement>('[data-step]')?.click();
const stepHere = (): void => stepIn(document.activeElement?.closest('[data-order], .ant-drawer'));

/** Hears the keys of an element as long as that stands there. */
function useKeys(place: RefObject<HTMLElement | null>, act: (key: string, element: HTMLElement) => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !place.current) return;
      if (target instanceof Element && target.matches(typesText)) return;
      if (document.querySelector(inTheWay)) return;
      if (act(key, place.current)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [place, act]);
}

export function useListKeys(list: RefObject<HTMLElement | null>, toSearch: () => void): void {
  const act = useCallback(
    (key: string, element: HTMLElement): boolean => {
      if (key === '/') toSearch();
      else if (key === 'j') move(element, 1);
      else if (key === 'k') move(element, -1);
      else if (key === 'e') stepHere();
      else return false;
      return true;
    },
    [toSearch],
  );
  useKeys(list, act);
}

/** @param isAlone whether the order has the screen to itself; beside the list that has the keys */
export function useStepKey(order: RefObject<HTMLElement | null>, isAlone: boolean): void {
  const act = useCallback(
    (key: string, element: HTMLElement): boolean => {
      if (key !== 'e' || !isAlone) return false;
      stepIn(element);
      return true;
    },
    [isAlone],
  );
  useKeys(order, act);
}

/**
 * The list by keyboard: `/` goes to the search, `j` and `k` move from order to order, `e` does the next step of the one
 * that has the focus, Enter opens it. With an order open beside the list they go on from that one. Not while somebody
 * types, nor behind a dialog.
 */
import { useEffect, type RefObject } from 'react';

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

const stepHere = (): void =>
  document.activeElement?.closest('[data-order], .ant-drawer')?.querySelector<HTMLElement>('[data-step]')?.click();

export function useListKeys(list: RefObject<HTMLElement | null>, toSearch: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !list.current) return;
      if (target instanceof Element && target.matches(typesText)) return;
      if (document.querySelector(inTheWay)) return;
      if (key === '/') toSearch();
      else if (key === 'j') move(list.current, 1);
      else if (key === 'k') move(list.current, -1);
      else if (key === 'e') stepHere();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [list, toSearch]);
}

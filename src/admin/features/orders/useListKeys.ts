/**
 * The list by keyboard: `/` goes to the search, `j` and `k` move from order to order, `e` does the next step of the one
 * that has the focus, Enter opens it. Not while somebody types, nor behind a dialog.
 */
import { useEffect, type RefObject } from 'react';

const typesText = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog] *';

function move(list: HTMLElement, by: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLElement>('[data-order] .order-link')];
  const at = links.findIndex((link) => link.closest('[data-order]')?.contains(document.activeElement));
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const stepHere = (): void =>
  document.activeElement?.closest('[data-order]')?.querySelector<HTMLElement>('[data-step]')?.click();

export function useListKeys(list: RefObject<HTMLElement | null>, toSearch: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !list.current) return;
      if (target instanceof Element && target.matches(typesText)) return;
      if (document.querySelector('.ant-modal-wrap:not([style*="none"])')) return;
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

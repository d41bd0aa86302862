/**
 * Keeps in step with the store what a browser itself reads of the head: the tab's title, and the address that 'Share'
 * hands on. A moment later: nobody reads them sooner than the page.
 */
import { useEffect } from 'react';
import { selectShopWords } from '../../api/wordsApi';
import { afterNextPaint } from '../../browser/scheduling';
import type { Screen } from '../../screens/screen';
import { useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { documentTitle } from './documentTitle';
import { findRoute } from '../router/routes';
import { canonicalPath } from './canonicalPath';

export function useDocumentHead(screen: Screen): void {
  const store = useAppStore();
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const tell = () => {
      cancel = null;
      const { pathname, search } = selectLocation(store.getState());
      const { route, state } = findRoute({ pathname, search });
      const head = screen.head(store.getState(), state);
      document.title = documentTitle(head.title, selectShopWords(store.getState()).strapLine);
      // Left as the first page had it, it would make Chrome share that page from everywhere.
      tellAddress(canonicalPath(head, route, pathname));
    };
    const tellSoon = () => {
      cancel ??= afterNextPaint(tell);
    };
    tellSoon();
    const unsubscribe = store.subscribe(tellSoon);
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [store, screen]);
}

function tellAddress(address: string): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'canonical';
    document.head.append(link);
  }
  // What the server wrote is the same page, and whole.
  if (!link.href.endsWith(address)) link.href = address;
}

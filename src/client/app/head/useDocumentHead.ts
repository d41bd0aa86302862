/** Keeps in step with the store what a browser itself reads of the head: the tab's title, and the address that 'Share' hands on. */
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import type { Screen } from '../../screens/screen';
import { useAppSelector } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { documentTitle } from '../documentTitle';
import { findRoute } from '../routes';
import { pageAddress } from './pageAddress';

export function useDocumentHead(screen: Screen): void {
  const { pathname, search } = useAppSelector(selectLocation);
  const { route, state } = findRoute({ pathname, search });
  const { title, address } = useAppSelector((store) => {
    const head = screen.head(store, state);
    return { title: head.title, address: pageAddress(head, route, pathname) };
  }, shallowEqual);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  // Left as the first page had it, it would make Chrome share that page from everywhere.
  useEffect(() => tellAddress(address), [address]);
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

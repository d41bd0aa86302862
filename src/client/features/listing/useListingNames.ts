/**
 * The names of the whole list, for the browser's find-in-page: asked for a thousand at a time, when the browser has nothing better
 * to do, and not on a connection where every byte counts.
 */
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { listingApi } from '../../api/listingApi';
import { savesData } from '../../lib/connection';
import { whenIdle } from '../../lib/whenIdle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { ListingPage } from './useListing';

const { initiate, select } = listingApi.endpoints.getListingNames;

const PAGE_SIZE = 1000;
const namesIn = (products: readonly { productName: string }[]) => products.map(({ productName }) => productName.replace(/\s+/g, ' '));

/** As many as are known by now, in the list's order. @param wanted Load More was pressed. */
export function useListingNames({ query, products, total, whole }: ListingPage, wanted: boolean): string[] {
  const dispatch = useAppDispatch();
  const pageCount = wanted && !whole ? Math.ceil(total / PAGE_SIZE) : 0;
  const pages = useMemo(() => Array.from({ length: pageCount }, (_, index) => ({ ...query, page: index + 1, pageSize: PAGE_SIZE })), [query, pageCount]);

  useEffect(() => {
    if (savesData()) return undefined;
    let left = false;
    const asked: { unsubscribe: () => void }[] = [];
    const ask = async () => {
      for (const page of pages) {
        await whenIdle();
        if (left) return;
        const request = dispatch(initiate(page));
        asked.push(request);
        const { data } = await request;
        if (left || !data) return;
      }
    };
    void ask();
    return () => {
      left = true;
      for (const request of asked) request.unsubscribe();
    };
  }, [dispatch, pages]);

  const selectors = useMemo(() => pages.map((page) => select(page)), [pages]);
  const answers = useAppSelector((state) => selectors.map((selectPage) => selectPage(state).data), shallowEqual);
  return useMemo(() => {
    if (whole) return wanted ? namesIn(products) : [];
    const missing = answers.indexOf(undefined);
    return answers.slice(0, missing < 0 ? undefined : missing).flatMap((page) => namesIn(page ?? []));
  }, [whole, wanted, products, answers]);
}

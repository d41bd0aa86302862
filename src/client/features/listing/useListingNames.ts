/**
 * The names of the whole list, for the browser's find-in-page: asked for a thousand at a time, when the browser has nothing better
 * to do, and not on a connection where every byte counts.
 */
import { useEffect, useState } from 'react';
import { listingApi } from '../../api/listingApi';
import { useAppDispatch } from '../../store/hooks';
import type { ListingPage } from './useListing';

const PAGE_SIZE = 1000;
/** Milliseconds; for Safari, which does not say when it is idle. */
const SOON = 300;

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, SOON);
  });

const none: string[] = [];

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const namesIn = (products: readonly { productName: string }[]) => products.map(({ productName }) => productName.replace(/\s+/g, ' '));

/** As many as are known by now, in the list's order. @param wanted Load More was pressed. */
export function useListingNames({ query, products, total, whole }: ListingPage, wanted: boolean): string[] {
  const dispatch = useAppDispatch();
  const [names, setNames] = useState(none);

  useEffect(() => {
    setNames(none);
    if (!wanted) return undefined;
    if (whole) setNames(namesIn(products));
    if (whole || savesData()) return undefined;
    let left = false;
    const ask = async (page: number) => {
      await whenIdle();
      if (left) return;
      const asked = dispatch(listingApi.endpoints.getListingNames.initiate({ ...query, page, pageSize: PAGE_SIZE }));
      const { data } = await asked;
      // They are kept here; the cache may forget them.
      asked.unsubscribe();
      if (left || !data) return;
      setNames((before) => [...before, ...namesIn(data)]);
      if (page * PAGE_SIZE < total) await ask(page + 1);
    };
    void ask(1);
    return () => {
      left = true;
    };
  }, [dispatch, query, products, total, whole, wanted]);

  return names;
}

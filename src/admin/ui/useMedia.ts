/** Whether a media query holds, and again whenever that changes. */
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (hear: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', hear);
      return () => media.removeEventListener('change', hear);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A desk with room for tables and a side panel. */
export const useIsWide = (): boolean => useMedia('(min-width: 1024px)');

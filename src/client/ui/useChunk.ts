/**
 * A part of a page that is fetched when it is wanted. On the server and until it is here there is none, so hydration meets what
 * was drawn. A part that did not arrive is asked for again by `retry`.
 */
import { useEffect, useState } from 'react';

interface Chunk<Part> {
  part: Part | null;
  failed: boolean;
  retry: () => void;
}

/** @param load the same function every time */
export function useChunk<Part>(load: () => Promise<Part>, wanted: boolean): Chunk<Part> {
  const [loaded, setLoaded] = useState<{ part: Part | null; failed: boolean }>({ part: null, failed: false });
  const asks = wanted && loaded.part === null && !loaded.failed;

  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    load().then(
      (part) => isCurrent && setLoaded({ part, failed: false }),
      () => isCurrent && setLoaded({ part: null, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, asks]);

  return { ...loaded, retry: () => setLoaded({ part: null, failed: false }) };
}

/**
 * A part of a page that is fetched when it is wanted. On the server and until it is here there is none, so hydration meets what
 * was drawn.
 */
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../lib/afterPaint';

/**
 * @param load the same function every time
 * @param onMissing it did not arrive; it is fetched again when it is wanted again
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean, onMissing: () => void): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const latest = useRef(onMissing);
  useEffect(() => {
    latest.current = onMissing;
  });
  const asks = wanted && !loaded;

  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    // The press that wants it is answered first.
    const cancel = afterPaint(() => {
      load().then(
        (part) => isCurrent && setLoaded({ part }),
        () => isCurrent && latest.current(),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [load, asks]);

  return loaded && loaded.part;
}

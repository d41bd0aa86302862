/**
 * A part of a page that is fetched when it is wanted. On the server and until it is here there is none, so hydration
 * meets what was drawn.
 */
import { useEffect, useRef, useState } from 'react';
import { afterNextPaint } from '../browser/scheduling';
import { loadChunk } from '../browser/loadChunk';
import type { Reason } from '../browser/loadChunk';

/**
 * @param load the same function every time
 * @param onMissing it did not arrive; it is fetched again when it is wanted again
 * @param reason null: the page is whole without it, and must not be loaded anew for it
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  onMissing: (error: unknown) => void,
  reason: Reason | null = 'part',
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const latest = useRef({ onMissing, reason });
  useEffect(() => {
    latest.current = { onMissing, reason };
  });
  const asks = wanted && !loaded;

  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    // The press that wants it is answered first.
    const cancel = afterNextPaint(() => {
      const why = latest.current.reason;
      (why === null ? load() : loadChunk(load, why)).then(
        (part) => isCurrent && setLoaded({ part }),
        (error: unknown) => isCurrent && latest.current.onMissing(error),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [load, asks]);

  return loaded && loaded.part;
}

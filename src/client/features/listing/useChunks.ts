/** Lets a long list grow by a chunk a frame, so that hundreds of cards never block the page (DECISIONS.md T46). */
import { startTransition, useEffect, useState } from 'react';

const CHUNK = 24;

/** How many of `total` to draw now. A list that is there on the first pass is drawn whole: Back needs its full height at once. */
export function useChunks(total: number): number {
  const [drawn, setDrawn] = useState(total);
  const missing = drawn < total;
  useEffect(() => {
    if (!missing) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn((count) => count + CHUNK)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, missing]);
  // A shorter list starts the count anew.
  if (drawn > total) setDrawn(total);
  return Math.min(drawn, total);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { ImageRenderer } from './imageRenderer';
import type { PictureFormat, Variant } from './variant';

/** How long to look away while shoppers' pictures are being made, ms. */
const COURTESY_MS = 50;

/** Gives way at least this long after each picture, and as long as the picture itself took: half a core at most. */
const SHORTEST_PAUSE_MS = 5;

/**
 * Makes variants before anybody asks, one at a time, whenever no request needs the renderer. Stops when `signal` is
 * aborted; never throws, since a picture that cannot be made now will be tried again by the shopper who wants it.
 */
export async function warmVariants(
  renderer: ImageRenderer,
  wanted: Iterable<Variant>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const variant of wanted) {
      while (renderer.isBusy()) await wait(COURTESY_MS, undefined, { signal });
      signal.throwIfAborted();
      const started = performance.now();
      await renderer.variant(variant).catch(() => null);
      await wait(SHORTEST_PAUSE_MS + performance.now() - started, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Width by width, so that every picture has its commonest size before any has its rarest. */
export function* variantsOf(names: string[], widths: readonly number[], formats: PictureFormat[]): Generator<Variant> {
  for (const width of widths) {
    for (const name of names) {
      for (const format of formats) yield { name, width, format };
    }
  }
}

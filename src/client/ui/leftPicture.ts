/**
 * For the `ref` of an `<img>` in a `<picture>`. Some seconds after a screen was left Firefox takes it apart, the
 * sources of a picture first, and each `<img>` then fetches the JPEG that it falls back on, which nobody sees. One that
 * has left the page has nothing to fall back on.
 */
import type { RefCallback } from 'react';

export const forgetWhenLeft: RefCallback<HTMLImageElement> = (image) => () => {
  // The page lets go of what is merely hidden too, which comes back; only after this step it is known what has left.
  queueMicrotask(() => {
    if (!image || image.isConnected) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  });
};

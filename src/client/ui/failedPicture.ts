/**
 * Tells of a picture that had failed before anybody listened: a page that the server drew fetches its pictures long
 * before its scripts come.
 */
export function whenFailedBefore(image: HTMLImageElement, tell: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || image.currentSrc === '') return;
  // A drawing without a size of its own is no wider than nothing, and well.
  image.decode().catch(tell);
}

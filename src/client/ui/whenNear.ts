/** Calls back once, when the element is within a screen's reach. Without the browser's help: at once. Returns what takes it back. */
export function whenNear(element: Element, callback: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    callback();
    return () => undefined;
  }
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      callback();
    },
    { rootMargin: '300px 0px' },
  );
  near.observe(element);
  return () => near.disconnect();
}

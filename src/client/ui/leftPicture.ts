/**
 * Some seconds after a screen was left Firefox takes it apart, the sources of a picture first, and each `<img>` then
 * fetches the JPEG that it falls back on, which nobody sees. A picture that has left the page has nothing to fall back
 * on: one whose part never came alive (ui/LivePart) neither, so the document is watched and not React's refs.
 */
export function forgetLeftPictures({ body }: Document): void {
  const forget = (image: Element) => {
    if (image.isConnected) return;
    image.removeAttribute('srcset');
    image.removeAttribute('src');
  };
  // Told after the step that took nodes out: what was only moved stands in the page again.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof Element) node.querySelectorAll('picture img').forEach(forget);
  }).observe(body, { childList: true, subtree: true });
}

/** Tells of the links to products that a shopper has had in view for a moment. */
const PRODUCT_LINKS = 'main a[href^="/productdetails/"]';
/** Milliseconds; what is scrolled past is not looked at. */
const LOOK_MS = 150;

/** Without the browser's help nothing is in view. @returns what ends it. */
export function watchLinksInView(
  window: Window & typeof globalThis,
  onSeen: (link: HTMLAnchorElement) => void,
): () => void {
  const { document } = window;
  if (!('IntersectionObserver' in window)) return () => undefined;
  const looks = new Map<Element, number>();
  const watched = new WeakSet<Element>();

  const view = new window.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(looks.get(target));
      looks.delete(target);
      if (isIntersecting)
        looks.set(
          target,
          window.setTimeout(() => onSeen(target as HTMLAnchorElement), LOOK_MS),
        );
    }
  });

  let isDue = false;
  const look = () => {
    isDue = false;
    for (const link of document.querySelectorAll(PRODUCT_LINKS)) {
      if (watched.has(link)) continue;
      watched.add(link);
      view.observe(link);
    }
  };
  // However much a page changes at once, it is looked through once.
  const changes = new window.MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    window.setTimeout(look, LOOK_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  look();

  return () => {
    view.disconnect();
    changes.disconnect();
    for (const timer of looks.values()) window.clearTimeout(timer);
  };
}

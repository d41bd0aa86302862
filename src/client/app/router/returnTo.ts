/**
 * Brings the shopper back to a place, as soon as the page has grown to it and shows the link that was followed from
 * there: the focus was on it. Gives up when the shopper does something else first.
 */
import type { Place } from './places';

const deeds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
};

/** A page may lead to one address by several links. */
const linkInView = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].find(
    (link) => link.getAttribute('href') === address && isInView(link),
  );

/** @returns what ends it. */
export function returnTo({ top, link }: Place, onEnd: () => void): () => void {
  let isThere = false;
  const observer = new MutationObserver(() => attempt());
  const end = () => {
    observer.disconnect();
    for (const deed of deeds) window.removeEventListener(deed, end, true);
    onEnd();
  };
  const attempt = () => {
    if (!isThere) window.scrollTo(0, top);
    isThere ||= Math.abs(window.scrollY - top) < 1;
    if (!isThere) return;
    const target = link === undefined ? undefined : linkInView(link);
    target?.focus({ preventScroll: true });
    if (link === undefined || target) end();
  };
  for (const deed of deeds) window.addEventListener(deed, end, { capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  return end;
}

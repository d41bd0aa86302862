/** The link of the shop's that an event came to; a way out of the shop, and a file, are none. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && link.target === '' && !link.download ? link : null;
}

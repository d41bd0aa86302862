/** To the page's heading, where it is: the focus must not fall into the void when what held it goes. */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  // A screen that is pressed for, or has just been left, is on the page and in nobody's sight.
  headings.find((heading) => !heading.closest('[aria-hidden="true"]'))?.focus({ preventScroll: true });
}

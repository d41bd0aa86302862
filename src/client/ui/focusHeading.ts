/** To the page's heading, where it is: the focus must not fall into the void when what held it goes. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

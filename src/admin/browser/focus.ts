/** Where the focus is, and where it goes when what had it is gone. */

/** What had the focus, and whatever it stood in, from the inside out; each with its place among its neighbours. */
export type FocusPlace = readonly { element: Element; at: number }[];

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), textarea:not(:disabled), [tabindex="0"]';
/** Of these the neighbour that took the place of one that went is the next thing to do. */
const row = 'tr, li';

export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Not as far as the page itself, nor what holds its dialogs: there is nothing near in these. */
const isNear = (element: Element | null): element is Element =>
  element !== null && element !== document.body && element.parentElement !== document.body;

export function focusPlace(): FocusPlace {
  const place: { element: Element; at: number }[] = [];
  for (let element = document.activeElement; isNear(element); element = element.parentElement)
    place.push({ element, at: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return place;
}

export const isGone = ([first]: FocusPlace): boolean => first !== undefined && !first.element.isConnected;

const heading = (): HTMLElement | null => document.querySelector('main h1[tabindex]');

/** What of it one begins with: its heading, where it is a screen or an order; its link, where it is a row. */
const firstIn = (element: Element): HTMLElement | null =>
  element.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ??
  element.querySelector<HTMLElement>('[data-first]') ??
  element.querySelector<HTMLElement>(focusable);

/** What stands now where that was: itself, the row that took its row's place, or the first thing of what it was in. */
function nearest(place: FocusPlace): HTMLElement | null {
  if (!isGone(place)) return (place[0]?.element as HTMLElement | undefined) ?? null;
  const at = place.findIndex(({ element }) => element.isConnected);
  const around = place[at]?.element;
  const gone = place[at - 1];
  if (!around || !gone) return heading();
  const neighbour = gone.element.matches(row) ? (around.children[gone.at] ?? around.lastElementChild) : null;
  return (neighbour && firstIn(neighbour)) ?? firstIn(around) ?? heading();
}

/** Focuses what had it, or the nearest to it that is there; the page stays where it is scrolled to if it can. */
export function focusAgain(place: FocusPlace): void {
  const found = nearest(place);
  found?.focus({ preventScroll: found.matches('h1') });
}

/** The link of an order in its list, as one comes back from it. */
export function focusOrder(orderNo: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-order]')];
  const own = rows.find(({ dataset }) => dataset['order'] === orderNo);
  own?.querySelector<HTMLElement>('[data-first]')?.focus();
}

/** Where a screen is read from. It is scrolled into sight. */
export const focusHeading = (): void => heading()?.focus();

/** As `ref` of what somebody who is asked goes on with. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** As `ref` of a heading whose screen came in the place of what had the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};

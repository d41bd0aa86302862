/**
 * The buttons, forms and links that a shopper pressed before the page was hydrated, carried out once and in order
 * (docs/decisions/0204-early-input.md).
 */
import { nextPaint } from '../../browser/scheduling';
import type { Held } from '../router/navigator';

export interface Press {
  /** A button; a form that was sent from a field; a link, where an earlier press waited already. */
  what: HTMLElement;
  /** The button's `aria-label` then. */
  label: string | null;
  /** The boxes and radio buttons that were ticked then: what is chosen after a press is none of it. */
  ticked: HTMLInputElement[];
}

/** Twice: a press that answers the finger first tells the shop of it after the paint (ui/useOptimisticValue). */
async function answered(): Promise<void> {
  await nextPaint();
  await nextPaint();
}

const isSamePress = (a: Press, b: Press): boolean =>
  a.what === b.what && a.ticked.length === b.ticked.length && a.ticked.every((tick, at) => tick === b.ticked[at]);

/**
 * A shopper presses again what does not answer, and means it once: a menu stays open, a heart stays filled;
 * among tabs and other single choices the last one stands. A button whose every press counts has `data-counts-each`, as
 * the stepper does; and with another choice it is another press.
 */
const withoutRepeats = (presses: readonly Press[]): Press[] =>
  presses.filter(
    (press, at) =>
      press.what.hasAttribute('data-counts-each') || !presses.slice(at + 1).some((one) => isSamePress(one, press)),
  );

/**
 * For an event that a person makes, a click of any button among them, React hydrates the part of the page that it meets
 * at once, before it hands the event on. `auxclick` is the one of them that nothing in the shop handles, so
 * that nothing else comes of it.
 */
export const hydrateNow = (control: Element): void =>
  void control.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));

/**
 * A button that is named by what its press would do, as 'Pause' and 'Play' are, says so by `data-named-by-press`. The
 * hydrated page knows what the server did not, such as that no motion is wanted: what 'Pause' asked for is so already,
 * and the press would begin what it was to stop.
 */
function saysTheSame({ what, label }: Press): boolean {
  if (!what.hasAttribute('data-named-by-press')) return true;
  hydrateNow(what);
  return what.getAttribute('aria-label') === label;
}

const isBusy = (what: HTMLElement): boolean =>
  what.isConnected && (what.matches('[aria-busy=true]') || what.querySelector('[aria-busy=true]') !== null);

/** A button, or a form's, that says that it is at work has done it. */
function done(what: HTMLElement): Promise<void> {
  if (!isBusy(what)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isBusy(what)) return;
      observer.disconnect();
      resolve();
    });
    const attributeFilter = ['aria-busy'];
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  });
}

/** Ticks and lets go what differs, where the hydrated page still has what was chosen before. */
async function choose(from: readonly HTMLInputElement[], to: readonly HTMLInputElement[]): Promise<void> {
  const stands = ({ name }: HTMLInputElement) =>
    from.some((one) => one.type === 'radio' && one.name === name && one.checked);
  const ticking = to.filter((tick) => !from.includes(tick) && !tick.checked && (tick.type !== 'radio' || stands(tick)));
  const lettingGo = from.filter((tick) => !to.includes(tick) && tick.checked && tick.type === 'checkbox');
  for (const tick of [...ticking, ...lettingGo]) {
    if (!tick.isConnected) continue;
    tick.click();
    await answered();
  }
}

/**
 * Milliseconds that a press waits for the one before it: on a line that has died the page must not stand for longer.
 */
const PATIENCE = 5000;

const within = (wait: Promise<void>): Promise<void> =>
  Promise.race([wait, new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE))]);

/** What the rest of the shop lends to the presses. */
export interface Pressing {
  hold: () => Held;
  /** Resolves when it is known who this is: many a press waits for it. */
  known: () => Promise<void>;
}

/**
 * The page stays until all is done, and goes then where the last press led: an Add to cart, which leads to the cart,
 * takes nothing away from what was pressed after it.
 * @param last what is chosen on the page after all of them
 */
export async function replayPresses(
  presses: readonly Press[],
  last: readonly HTMLInputElement[],
  { hold, known }: Pressing,
): Promise<void> {
  let chosen = presses[0]?.ticked ?? last;
  const once = withoutRepeats(presses);
  const { release, settle } = hold();
  /** A link that the shopper presses meanwhile is the last word. */
  const onClick = ({ isTrusted, target }: Event) => {
    if (isTrusted && target instanceof Element && target.closest('a[href]')) settle();
  };
  window.addEventListener('click', onClick);
  for (const press of once) {
    const { what, ticked } = press;
    await answered();
    if (!what.isConnected || !saysTheSame(press)) continue;
    await choose(chosen, ticked);
    chosen = ticked;
    if (what instanceof HTMLFormElement) what.requestSubmit();
    else what.click();
    if (once.length === 1) break;
    await within(known());
    await answered();
    await within(done(what));
  }
  window.removeEventListener('click', onClick);
  release();
  await answered();
  await choose(chosen, last);
}

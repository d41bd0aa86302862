/**
 * What a shopper did to a page that was only drawn, or the browser for them: what is typed, ticked and chosen, what a
 * reload, Back or the browser's own memory of forms brought back, and the buttons that were pressed. React hydrates
 * such a page without hearing of it, and the store would go by other values than those that stand there. Here the whole
 * page is read once it is hydrated, so that a screen gets this for nothing (docs/decisions/0204-early-input.md): each
 * control whose state is not the one it was drawn with is set back and changed again, so that its own handler hears it.
 * The presses follow in their order (replayPresses).
 */
import { pressWaits } from '../../browser/scheduling';
import { hydrateNow, replayPresses } from './replayPresses';
import type { Press, Pressing } from './replayPresses';

/** What the page's own script keeps until the page is hydrated (server/pages/firstScripts). */
export interface EarlyDocument extends Document {
  early?: {
    /** In the order in which they were pressed. */
    presses: Press[];
    /** From now on somebody else hears. */
    stop: () => void;
    /** Makes elements of what is still text (ui/FarContent). */
    showFar: () => void;
    /** The page stays as it is: a shopper who presses is told. */
    fail: () => void;
    /** What the words about it offer: loads the page again, unless somebody knows better. */
    again: () => void;
    /** Loads the page again, and takes along what was done to it. */
    anew: () => void;
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whose value is not what a shopper made of them. */
const valueless = ['submit', 'button', 'reset', 'image', 'hidden', 'file'];

/** Past the property by which React remembers what a control holds: what it has not seen, it hears of. */
function setUnseen<Control extends HTMLElement>(
  control: Control,
  property: keyof Control & string,
  value: unknown,
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, property) ?? {};
  set?.call(control, value);
}

const isTick = (control: HTMLInputElement): boolean => control.type === 'radio' || control.type === 'checkbox';

/** As it was drawn, by the browser's own rules: a slider's value is one of its steps. */
function drawnValue(field: Field): string {
  if (field instanceof HTMLTextAreaElement) return field.defaultValue;
  const drawn = document.createElement('input');
  for (const name of ['type', 'min', 'max', 'step', 'value'])
    if (field.hasAttribute(name)) drawn.setAttribute(name, field.getAttribute(name) ?? '');
  return drawn.value;
}

/** What makes one control's handler hear of it; undefined where it shows what it was drawn with. */
type Carry = (() => void) | undefined;

function carryField(field: Field): Carry {
  const drawn = drawnValue(field);
  const { value, selectionStart, selectionEnd } = field;
  if (value === drawn) return undefined;
  return () => {
    field.value = drawn;
    hydrateNow(field);
    setUnseen(field, 'value', value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Where the shopper is typing; fields such as an e-mail's do not say.
    if (field === document.activeElement && selectionStart !== null && field.value === value)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** @param isWanted whether it is to be ticked, which the page need not show yet */
function carryTick(tick: HTMLInputElement, isWanted: boolean): Carry {
  const { defaultChecked, type } = tick;
  // Of a group of radio buttons the one that is let go follows by itself.
  if (isWanted === defaultChecked || (type === 'radio' && !isWanted)) return undefined;
  return () => {
    hydrateNow(tick);
    tick.click();
  };
}

function carryChoice(select: HTMLSelectElement): Carry {
  const options = [...select.options];
  const chosen = options.map(({ selected }) => selected);
  const drawn = options.map(({ defaultSelected }) => defaultSelected);
  // With none marked, the first one stands there.
  if (!select.multiple && !drawn.includes(true) && drawn.length > 0) drawn[0] = true;
  if (String(chosen) === String(drawn)) return undefined;
  return () => {
    hydrateNow(select);
    for (const [at, option] of options.entries()) option.selected = chosen[at] === true;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** The boxes and radio buttons that are ticked. */
export const tickedOf = (page: ParentNode): HTMLInputElement[] => [
  ...page.querySelectorAll<HTMLInputElement>('input:checked'),
];

/**
 * Every control of the page that shows something else than the page was drawn with is heard by its handler.
 * @param ticked the boxes and radio buttons to be ticked then
 */
function carryOver(page: ParentNode, ticked: readonly HTMLInputElement[]): void {
  const controls = [...page.querySelectorAll<Field | HTMLSelectElement>('input, textarea, select')];
  const carries = controls.map((control): Carry => {
    if (control instanceof HTMLSelectElement) return carryChoice(control);
    if (control instanceof HTMLTextAreaElement) return carryField(control);
    if (valueless.includes(control.type)) return undefined;
    return isTick(control) ? carryTick(control, ticked.includes(control)) : carryField(control);
  });
  // All as they were drawn, before one of a group is chosen.
  for (const control of controls)
    if (control instanceof HTMLInputElement && isTick(control)) control.checked = control.defaultChecked;
  // All are read before the first is heard, which draws the others as the store still has them.
  for (const carry of carries) carry?.();
  // The browser fills in without a key or a finger before it, by which React would hydrate the part in time.
  for (const field of page.querySelectorAll('main [autocomplete]:not([autocomplete="off"])')) hydrateNow(field);
}

export interface EarlyInput {
  /** To be called before anything is drawn anew, which would put the drawn values back. */
  carryOver: () => void;
  /** Once what was kept of an earlier visit is there too. */
  replayPresses: (pressing: Pressing) => Promise<void>;
}

/** By which React hears of a control; a tick's change is a click to it. */
const changes = ['input', 'change', 'click'] as const;

/**
 * To be called right before React hears the page's events itself. Until all is carried over it hears of no control: at
 * the first it would draw the others as the store has them. Presses are noted until then.
 */
export function takeEarlyInput(document: EarlyDocument): EarlyInput {
  const { early } = document;
  delete document.early;
  const presses = early?.presses ?? [];
  const carriedOut = presses.length > 0 ? pressWaits() : () => undefined;
  let last: HTMLInputElement[] = [];
  const hold = (event: Event) => {
    if (event.target instanceof Element && event.target.matches('input, textarea, select')) event.stopPropagation();
  };
  for (const change of changes) window.addEventListener(change, hold, true);
  return {
    carryOver: () => {
      for (const change of changes) window.removeEventListener(change, hold, true);
      early?.stop();
      last = tickedOf(document);
      carryOver(document, presses[0]?.ticked ?? last);
    },
    replayPresses: (pressing) => replayPresses(presses, last, pressing).finally(carriedOut),
  };
}

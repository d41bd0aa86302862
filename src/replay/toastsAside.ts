/**
 * In a moment that is looked at, a notice stays that was gone after seconds. It must not stay over what the page
 * complains of, so it is shown above that. By a style sheet of the frame's own: the document stays as it was then.
 */

/** CSS pixels of the window. */
interface Span {
  top: number;
  bottom: number;
}

/** Between a notice and what is kept in sight. */
const GAP = 8;

/** @returns the top of the notices: where it is, or as little higher as it must be; where no place is free, as it is */
export function clearTop({ top, bottom }: Span, said: readonly Span[]): number {
  const height = bottom - top;
  let free = top;
  for (const words of [...said].sort((a, b) => b.bottom - a.bottom)) {
    const isOver = free < words.bottom + GAP && free + height > words.top - GAP;
    if (isOver) free = words.top - GAP - height;
  }
  return free < 0 ? top : free;
}

/** Complaints about the page, and beside fields. */
function complaintsOn(document: Document): Element[] {
  const fields = [...document.querySelectorAll('[aria-invalid="true"][aria-describedby]')];
  const beside = fields.flatMap((field) => (field.getAttribute('aria-describedby') ?? '').split(' '));
  const words = beside.flatMap((id) => document.getElementById(id) ?? []);
  return [...document.querySelectorAll('[role="alert"]'), ...words];
}

export function keepToastsAside(window: Window & typeof globalThis): void {
  const { document } = window;
  // Safari before 16.4 shows notices where they are.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new window.CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const place = () => {
    sheet.replaceSync('');
    const toasts = document.querySelector('.toasts')?.getBoundingClientRect();
    if (!toasts || toasts.height === 0) return;
    const said = complaintsOn(document).map((words) => words.getBoundingClientRect());
    const top = clearTop(
      toasts,
      said.filter(({ height, left, right }) => height > 0 && left < toasts.right && right > toasts.left),
    );
    if (top !== toasts.top) sheet.replaceSync(`.toasts { inset-block: ${top}px auto !important; }`);
  };
  let waiting = 0;
  const look = () => {
    window.cancelAnimationFrame(waiting);
    waiting = window.requestAnimationFrame(place);
  };
  new window.MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  window.addEventListener('scroll', look, { passive: true });
}

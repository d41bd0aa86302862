/**
 * How the shop behaves inside the support page's frame: it has no storage, so nothing of the viewer's own is mixed in
 * and nothing is left behind; it takes no presses; and it leaves the focus with the controls, which would otherwise
 * lose it at every step.
 */

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

export function closeStorage(window: Window): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: emptyStorage() });
}

/** A moment that is only looked at takes no presses: not the store's, which would not move, and not the browser's. */
export function takeNoPresses(window: Window): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'auxclick', 'dblclick', 'submit']) window.document.addEventListener(type, ignore, true);
  // A file that is dragged in over the frame is the support page's.
  window.document.addEventListener('dragover', () =>
    window.parent.dispatchEvent(new DragEvent('dragover', { cancelable: true })),
  );
}

type Prototype = { focus: (this: HTMLElement) => void; showModal: (this: HTMLDialogElement) => void };

export function leaveTheFocus(window: Window & typeof globalThis): void {
  Object.assign(window.HTMLElement.prototype, { focus: () => undefined });
  const { showModal } = window.HTMLDialogElement.prototype as Prototype;
  Object.assign(window.HTMLDialogElement.prototype, {
    // The browser itself moves the focus into a dialog that opens.
    showModal(this: HTMLDialogElement) {
      const holder = window.parent.document.activeElement as HTMLElement | null;
      showModal.call(this);
      if (holder !== window.frameElement) holder?.focus({ preventScroll: true });
    },
  });
}

/** What the shop's scripts ask is what they were told then. */
export function moveAsThen(window: Window, reducedMotion: boolean): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const asked = matchMedia.call(window, query);
    if (query.includes('prefers-reduced-motion'))
      Object.defineProperty(asked, 'matches', { value: reducedMotion === query.includes('reduce)') });
    return asked;
  };
}

/** A phone's lie over the page and take no room from it. */
export function hideScrollbars({ document }: Window): void {
  document.documentElement.style.scrollbarWidth = 'none';
}

/**
 * As on the shop's own pages (server/pages/firstScripts): of plain texts only an empty one becomes markup, and the
 * sheets that the page came with, which Ant Design's style engine writes again after a moment that broke.
 */
export function letNoTextBecomeMarkup(window: Window): void {
  const { trustedTypes, document } = window as Window & { trustedTypes?: TrustedTypes };
  const own = new Set(['', ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent)]);
  trustedTypes?.createPolicy('default', { createHTML: (text) => (own.has(text) ? text : null) });
}

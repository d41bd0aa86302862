/** What the shopper can see of the page: jsdom has no layout, so a test says it. */
import { act } from '@testing-library/react';

interface Watch {
  callback: IntersectionObserverCallback;
  elements: Set<Element>;
}

/** From here on nothing is in view until it is scrolled to. Takes itself back after the test. */
export function nothingIsInView() {
  const watches = new Map<IntersectionObserver, Watch>();
  const tell = (isSeen: (element: Element) => boolean) =>
    act(() => {
      for (const [observer, { callback, elements }] of [...watches]) {
        const entries = [...elements].map((target) => ({
          target,
          isIntersecting: isSeen(target),
          intersectionRatio: isSeen(target) ? 1 : 0,
        }));
        if (entries.length > 0) callback(entries as unknown as IntersectionObserverEntry[], observer);
      }
    });
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      watches.set(this as never, { callback, elements: new Set() });
    }
    observe(element: Element) {
      watches.get(this as never)?.elements.add(element);
    }
    unobserve(element: Element) {
      watches.get(this as never)?.elements.delete(element);
    }
    disconnect() {
      watches.delete(this as never);
    }
  }
  const original = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');
  window.IntersectionObserver = Observer as never;
  afterThis.push(() => {
    if (original) Object.defineProperty(window, 'IntersectionObserver', original);
    else delete (window as Partial<Window & { IntersectionObserver: unknown }>).IntersectionObserver;
  });
  return {
    scrollTo: (section: Element) => tell((element) => section.contains(element)),
    scrollAway: () => tell(() => false),
  };
}

const afterThis: (() => void)[] = [];
afterEach(() => {
  for (const undo of afterThis.splice(0)) undo();
});

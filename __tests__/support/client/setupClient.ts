import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { quickStyle } from './quickStyles';

// The first lazy import on a busy machine takes a while. A screen that is pressed for, or has just been left, is on the
// page and in nobody's sight.
configure({ asyncUtilTimeout: 8000, defaultIgnore: 'script, style, .route-slot[aria-hidden] *' });

// A try of a wait that will be made again needs no picture of the page; the last one, which fails the test, has it.
const { getElementError } = getConfig();
const trying = () =>
  (getConfig() as unknown as { _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;
const brief = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({ getElementError: (message, page) => (trying() ? brief(message) : getElementError(message, page)) });

// What a section that does not come is noted by (store/fetchListener) is no test's to be told, unless it asks.
console.debug = () => undefined;

// React's development build notes for every element where it was made, which is the dearest part of making one. Nothing
// here reads it: a warning names its components all the same.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});

window.matchMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

// jsdom paints nothing: a frame is over at once.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);

// It has no layout either: a size is told once, as soon as somebody asks for it.
class ResizeObserverStub implements ResizeObserver {
  constructor(private readonly hear: ResizeObserverCallback) {}
  observe() {
    this.hear([], this);
  }
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = ResizeObserverStub;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

window.getComputedStyle = quickStyle;

// jsdom knows <dialog> but not how to open one over the page.
if (typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

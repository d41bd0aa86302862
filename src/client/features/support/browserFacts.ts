import type { BrowserFacts } from './makeBundle';

/** @param build which build of the shop the page belongs to */
export const browserFacts = (build: string): BrowserFacts => ({
  build,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  browser: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight, pixelRatio: window.devicePixelRatio },
  reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  touch: window.matchMedia('(pointer: coarse)').matches,
});

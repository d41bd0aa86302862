import { readReleaseName } from '../../../contract/release';
import type { BrowserFacts } from './makeBundle';

/** @param release the page's own (contract/release, `releaseName`) */
export const browserFacts = (release: string): BrowserFacts => ({
  ...readReleaseName(release),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  browser: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight, pixelRatio: window.devicePixelRatio },
  reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  touch: window.matchMedia('(pointer: coarse)').matches,
});

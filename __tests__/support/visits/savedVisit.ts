/** A visit as a shopper saves it, made of what DevTools' core in the page holds (`devTools/devTools.ts`). */
import type { Page } from 'playwright-core';
import type { SupportBundle } from '../../../src/client/lib/supportBundle';
import { liftedState } from './devTools/devTools';

export async function savedVisit(page: Page, changes: Partial<SupportBundle> = {}): Promise<string> {
  const { actionsById, stagedActionIds, committedState } = await liftedState(page);
  const staged = stagedActionIds.slice(1).flatMap((id) => actionsById[id] ?? []);
  const startedAt = staged[0]?.timestamp ?? 0;
  const seen = await page.evaluate(() => ({
    viewport: { width: window.innerWidth, height: window.innerHeight, pixelRatio: window.devicePixelRatio },
    language: navigator.language,
    browser: navigator.userAgent,
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const bundle: SupportBundle = {
    payload: JSON.stringify(staged.map(({ action }) => action)),
    preloadedState: JSON.stringify(committedState),
    visit: {
      ...seen,
      format: 1,
      version: '',
      commit: '',
      build: 'the-build',
      startedAt: new Date(startedAt).toISOString(),
      savedAt: new Date(startedAt + 60_000).toISOString(),
      touch: false,
    },
    times: staged.map(({ timestamp }) => timestamp - startedAt),
    scrolls: [],
    failedCalls: [],
    consoleErrors: [],
    ...changes,
  };
  return JSON.stringify(bundle);
}

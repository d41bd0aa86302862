/** The file of this visit, made once when the dialog opens: what happens in the dialog is not part of the problem. */
import { useEffect, useState } from 'react';
import { readReleaseName } from '../../../contract/release';
import { confidedValues } from '../../api/secret';
import { consoleErrors } from '../../browser/consoleErrors';
import { prefersReducedMotion } from '../../browser/reducedMotion';
import type { ConsoleError, LoggedActions } from '../../lib/loggedActions';
import type { SupportBundle } from '../../lib/supportBundle';
import { useAppStore } from '../../store/hooks';
import { panelOpened } from '../../store/panelSlice';
import { makeBundle } from './makeBundle';
import type { BrowserFacts } from './makeBundle';
import { typedOnPage } from './typedOnPage';

/** @param release the page's own (contract/release, `releaseName`) */
const browserFacts = (release: string): BrowserFacts => ({
  ...readReleaseName(release),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  browser: navigator.userAgent,
  viewport: { width: window.innerWidth, height: window.innerHeight, pixelRatio: window.devicePixelRatio },
  reducedMotion: prefersReducedMotion(),
  touch: window.matchMedia('(pointer: coarse)').matches,
});

interface Before {
  loggedActions: LoggedActions;
  consoleErrors: readonly ConsoleError[];
}

/**
 * What happened before 'Having a problem?' was opened: the dialog, and what came while it was being made, are no part
 * of the problem. Up to its last opening. A dialog that was opened and closed earlier is among what the shopper did.
 */
function beforeDialog(loggedActions: LoggedActions, consoleErrors: readonly ConsoleError[]): Before {
  const { actions } = loggedActions;
  const opening = actions.findLastIndex(({ action }) => panelOpened.match(action) && action.payload.name === 'problem');
  const opened = actions[opening];
  if (!opened) return { loggedActions, consoleErrors };
  return {
    loggedActions: { ...loggedActions, actions: actions.slice(0, opening) },
    consoleErrors: consoleErrors.filter(({ at }) => at <= opened.at),
  };
}

export interface ReadyFile {
  bundle: SupportBundle;
  text: string;
}

/**
 * @param release the page's own (contract/release, `releaseName`)
 * @param messages what the shop itself says; the same list every time
 * @returns null: being made; `failed`: it could not be
 */
export function useBundleFile(release: string, messages: readonly string[]): ReadyFile | 'failed' | null {
  const store = useAppStore();
  const [file, setFile] = useState<ReadyFile | 'failed' | null>(null);

  useEffect(() => {
    const make = (): ReadyFile | 'failed' => {
      try {
        const bundle = makeBundle({
          ...beforeDialog(store.loggedActions(), consoleErrors()),
          facts: browserFacts(release),
          now: Date.now(),
          typed: typedOnPage(window),
          confided: confidedValues(),
          messages,
        });
        return { bundle, text: JSON.stringify(bundle, null, 1) };
      } catch (error) {
        console.error(error);
        return 'failed';
      }
    };
    // After the dialog is seen: a long visit takes a moment.
    const timer = setTimeout(() => setFile(make()));
    return () => clearTimeout(timer);
  }, [store, release, messages]);

  return file;
}

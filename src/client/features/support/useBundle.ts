/** The file of this visit, made once when the dialog opens: what happens in the dialog is not part of the problem. */
import { useEffect, useState } from 'react';
import { confidedValues } from '../../api/secret';
import { consoleErrors } from '../../lib/consoleErrors';
import type { SupportBundle } from '../../lib/supportBundle';
import { useAppStore } from '../../store/hooks';
import { beforeDialog } from './beforeDialog';
import { browserFacts } from './browserFacts';
import { makeBundle } from './makeBundle';
import { typedOnPage } from './typedOnPage';

export interface ReadyFile {
  bundle: SupportBundle;
  text: string;
}

/**
 * @param release the page's own (contract/release, `releaseName`)
 * @param messages what the shop itself says; the same list every time
 * @returns null: being made; `failed`: it could not be
 */
export function useBundle(release: string, messages: readonly string[]): ReadyFile | 'failed' | null {
  const store = useAppStore();
  const [file, setFile] = useState<ReadyFile | 'failed' | null>(null);

  useEffect(() => {
    const make = (): ReadyFile | 'failed' => {
      try {
        const bundle = makeBundle({
          ...beforeDialog(store.recording(), consoleErrors()),
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

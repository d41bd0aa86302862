/** The file that is looked at: dropped, chosen, or lent by `npm run replay`. */
import { useCallback, useEffect, useState } from 'react';
import { faultOfSize } from '../client/lib/bundleBounds';
import { parseBundle } from '../client/lib/supportBundle';
import type { SupportBundle } from '../client/lib/supportBundle';
import { FILE_NAME } from '../contract/rules/headerNames';
import { toPresentBundle } from './earlierReleases';

const UNREADABLE = 'This file could not be read. Is it still where it was?';
const NOT_LENT = 'The file did not arrive. Is "npm run replay" still running?';

export interface OpenedBundle {
  /** Another one for each file that is opened. */
  id: number;
  name: string;
  bundle: SupportBundle;
}

interface BundleState {
  opened: OpenedBundle | null;
  fault: string | null;
  openFile: (file: File) => void;
}

export function useOpenedBundle(bundleUrl: string | null): BundleState {
  const [opened, setOpened] = useState<OpenedBundle | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const open = useCallback(async (name: string, text: Promise<string>, unread: string) => {
    const read = await text.then(parseBundle, () => ({ fault: unread }));
    if ('fault' in read) setFault(read.fault);
    else {
      setFault(null);
      const bundle = toPresentBundle(read.bundle);
      setOpened((before) => ({ id: (before?.id ?? 0) + 1, name, bundle }));
    }
  }, []);

  useEffect(() => {
    if (bundleUrl === null) return;
    const answer = fetch(bundleUrl).then((found) =>
      found.ok ? found : Promise.reject(new Error(String(found.status))),
    );
    const name = answer.then(({ headers }) => decodeURIComponent(headers.get(FILE_NAME) ?? '')).catch(() => '');
    void name.then((known) =>
      open(
        known,
        answer.then((found) => found.text()),
        NOT_LENT,
      ),
    );
  }, [bundleUrl, open]);

  const openFile = useCallback(
    (file: File) => {
      // Before it is read: no browser holds half a gigabyte of text.
      const tooLarge = faultOfSize(file.size);
      if (tooLarge === null) void open(file.name, file.text(), UNREADABLE);
      else setFault(tooLarge);
    },
    [open],
  );
  return { opened, fault, openFile };
}

/** The way to `runUndo`. Without a network its chunk may not come: then the offer stands again. */
import { toUserMessage } from '../api/errors';
import { loadChunk, missingWords } from '../browser/loadChunk';
import { dropFromTab, keepInTab, readFromTab } from '../browser/tabStorage';
import { plural } from '../lib/text';
import { useAppStore } from '../store/hooks';
import { toastShown } from '../store/toastsSlice';
import type { Toast, Undo } from '../store/toastsSlice';

/** What was to be undone when the page had to be loaded anew (browser/loadChunk). */
const WAITING = 'undoWaits';

const lost = { status: 0, code: 'NETWORK', message: '' } as const;

const aboutOf = (undo: Undo): string =>
  undo.kind === 'cartRemoval' ? undo.line.productName : `${plural(undo.items.length, 'product')} not put back`;
const offerOf = (undo: Undo): Toast['offer'] => ({ undo, about: aboutOf(undo), takesFocus: false });

/** The offer that an earlier page of this tab could not keep; once. */
export function takeWaitingOffer(): Toast['offer'] {
  const undo = readFromTab<Undo>(WAITING);
  dropFromTab(WAITING);
  return undo === null ? undefined : offerOf(undo);
}

export function useUndo(): (undo: Undo) => Promise<void> {
  const store = useAppStore();
  return async (undo) => {
    keepInTab(WAITING, undo);
    const { runUndo, error } = await loadChunk(() => import(/* webpackChunkName: "undo" */ './runUndo'), 'part').then(
      (arrived) => ({ ...arrived, error: null }),
      (failure: unknown) => ({ runUndo: null, error: failure }),
    );
    dropFromTab(WAITING);
    if (runUndo) await runUndo(store, undo);
    else store.dispatch(toastShown('error', missingWords(error, toUserMessage(lost)), offerOf(undo)));
  };
}

/** The way to `takeBack`. Without a network its chunk may not come: then the offer stands again. */
import { toUserMessage } from '../api/errors';
import { plural } from '../lib/text';
import { useAppStore } from '../store/hooks';
import { toastShown } from '../store/toastsSlice';
import type { Undo } from '../store/toastsSlice';

const lost = { status: 0, code: 'NETWORK', message: '' } as const;

const aboutOf = (undo: Undo): string => (undo.kind === 'cartRemoval' ? undo.line.productName : `${plural(undo.items.length, 'product')} not put back`);

export function useUndo(): (undo: Undo) => Promise<void> {
  const store = useAppStore();
  return async (undo) => {
    const { takeBack } = await import(/* webpackChunkName: "undo" */ './takeBack').catch(() => ({ takeBack: null }));
    if (takeBack) await takeBack(store, undo);
    else store.dispatch(toastShown('error', toUserMessage(lost), { undo, about: aboutOf(undo), takesFocus: false }));
  };
}

/**
 * Saves what the shop holds about the member as a file on their device. The answer goes past the store: it is all about one person, and
 * what is in the store is in DevTools and in the visits that support looks at.
 */
import type { StoreExtra } from '../../api/extra';
import { saveFile } from '../../lib/saveFile';
import { useAppDispatch } from '../../store/hooks';
import type { AppDispatch } from '../../store/makeStore';
import { toastShown } from '../../store/toastsSlice';
import { privacyMessages } from './privacyMessages';

async function askFor(userId: string, { fetch, baseUrl }: StoreExtra): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/users/heldData/${encodeURIComponent(userId)}`, { credentials: baseUrl === '' ? 'same-origin' : 'include' });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
  return answer.json();
}

const takeData =
  (userId: string) =>
  async (dispatch: AppDispatch, _getState: unknown, extra: StoreExtra): Promise<void> => {
    // A moment that is only looked at asks for nothing, and an answer that comes during one waits (api/baseApi).
    if (extra.isStill()) return;
    const held = await askFor(userId, extra).catch(() => null);
    if (extra.isStill()) await extra.untilLive();
    const isSaved = held !== null && saveFile('my-data.json', JSON.stringify(held, null, 2));
    dispatch(isSaved ? toastShown('success', privacyMessages.saved) : toastShown('error', privacyMessages.notSaved));
  };

export function useTakeData(userId: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(takeData(userId));
}

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

const takeData =
  (userId: string) =>
  async (dispatch: AppDispatch, _getState: unknown, { fetch, baseUrl }: StoreExtra): Promise<void> => {
    try {
      const answer = await fetch(`${baseUrl}/users/heldData/${encodeURIComponent(userId)}`, { credentials: baseUrl === '' ? 'same-origin' : 'include' });
      if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
      const held: unknown = await answer.json();
      if (!saveFile('my-data.json', JSON.stringify(held, null, 2))) throw new Error('The browser saves no files.');
      dispatch(toastShown('success', privacyMessages.saved));
    } catch {
      dispatch(toastShown('error', privacyMessages.notSaved));
    }
  };

export function useTakeData(userId: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(takeData(userId));
}

/** Saves a member's name and mobile number, and says so (docs/requirements.md section 8, Profile). */
import { isApiError, toUserMessage } from '../../api/errors';
import { useUpdateUserMutation } from '../../api/profileApi';
import { personal } from '../../api/secret';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import type { Details } from './detailsSchema';
import { tidyDetails } from './detailsSchema';
import { profileMessages } from './profileMessages';

/** `away`: the session has ended, and store/membersWatch leads to the login. */
export type SaveDetailsResult =
  | { kind: 'saved'; details: Details }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'refused' }
  | { kind: 'away' };

export function useSaveDetails(userId: string): (typed: Details) => Promise<SaveDetailsResult> {
  const dispatch = useAppDispatch();
  const [updateUser] = useUpdateUserMutation();
  return async (typed) => {
    const details = tidyDetails(typed);
    const { error } = await updateUser({ userId, details: personal(details) });
    if (!error) {
      dispatch(toastShown('success', profileMessages.saved));
      return { kind: 'saved', details };
    }
    if (isApiError(error) && error.status === 401) {
      dispatch(toastShown('warning', `${toUserMessage(error)} ${profileMessages.kept}`));
      return { kind: 'away' };
    }
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { kind: 'fields', fields: error.fields };
    return { kind: 'refused' };
  };
}

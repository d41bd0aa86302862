/** Sets another password; this device stays logged in, every other one does not. */
import { useChangePasswordMutation } from '../../api/accessApi';
import type { PasswordChange } from '../../api/accessApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { secret } from '../../api/secret';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import type { FormResult } from '../../ui/useShopForm';
import { accessMessages } from './accessMessages';

export function useChangePassword(userId: string): (change: Omit<PasswordChange, 'userId'>) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  return async (change) => {
    const { error } = await changePassword(secret({ userId, ...change }));
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { fields: error.fields };
    if (isApiError(error) && error.code === 'TOO_MANY_REQUESTS') return { text: accessMessages.tooOften };
    if (error) return { text: toUserMessage(error) };
    dispatch(toastShown('success', accessMessages.changed));
    return null;
  };
}

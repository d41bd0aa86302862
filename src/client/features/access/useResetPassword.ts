/** Sets a new password by the link of a mail, and leads to the login (docs/requirements.md section 8; decision 101). */
import { accountApi } from '../../api/accountApi';
import { useResetPasswordMutation } from '../../api/credentialsApi';
import type { NewPassword } from '../../api/credentialsApi';
import { isApiError } from '../../api/errors';
import { secret } from '../../api/secret';
import { paths } from '../../lib/paths';
import { dropResetLink } from '../../lib/resetLink';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import type { FormResult } from '../../ui/useShopForm';
import { accessMessages } from './accessMessages';
import { failed } from './refusals';

const messages = accessMessages.reset;

export function useResetPassword(): (set: NewPassword) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  return async (set) => {
    const { error } = await resetPassword(secret(set));
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { fields: error.fields };
    if (isApiError(error) && error.code === 'RESET_TOKEN_INVALID') return { text: messages.failed, more: error.message };
    if (error) return failed(messages.failed, error);
    dropResetLink();
    // Every session of the account has ended, this browser's too.
    if (selectIsSignedIn(store.getState())) await dispatch(accountApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    dispatch(toastShown('success', messages.done));
    navigate(paths.login, { replace: true });
    return null;
  };
}

/** Makes an account and leads to the login (docs/requirements.md sections 4 and 8; decision 61). */
import type { NewAccount } from '../../api/credentialsApi';
import { useSignUpMutation } from '../../api/credentialsApi';
import { secret } from '../../api/secret';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import type { FormResult } from '../../ui/useShopForm';
import { accessMessages } from './accessMessages';
import { failed } from './refusals';

const messages = accessMessages.signup;

export function useSignUp(): (account: NewAccount) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  return async (account) => {
    const { data: complaint, error } = await signUp(secret(account));
    if (complaint === undefined) return failed(messages.failed, error);
    if (complaint.aboutPassword) return { fields: { password: complaint.message } };
    if (complaint.message !== '') return { text: complaint.message };
    dispatch(toastShown('success', messages.done));
    navigate(paths.login, { replace: true });
    return null;
  };
}

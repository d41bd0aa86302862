/** Makes an account and leads to the login (SPEC.md sections 4 and 8; DECISIONS.md T61). */
import { useNavigate } from 'react-router-dom';
import type { NewAccount } from '../../api/credentialsApi';
import { useSignUpMutation } from '../../api/credentialsApi';
import { secret } from '../../api/secret';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { accessMessages } from './accessMessages';
import { failed } from './refusals';
import type { Outcome } from './useAccessForm';

const messages = accessMessages.signup;

export function useSignUp(): (account: NewAccount) => Promise<Outcome> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  return async (account) => {
    const { data: complaint, error } = await signUp(secret(account));
    if (complaint === undefined) return failed(messages.failed, error);
    if (complaint !== '') return { text: complaint };
    dispatch(toastShown('success', messages.done));
    void navigate(paths.login, { replace: true });
    return null;
  };
}

/** Deletes the account; afterwards this browser is nobody's, as after a logout. */
import { isApiError, toUserMessage } from '../../api/errors';
import { useDeleteAccountMutation } from '../../api/privacyApi';
import { secret } from '../../api/secret';
import { paths } from '../../lib/paths';
import { signedOut } from '../../store/events';
import { useAppDispatch } from '../../store/hooks';
import { memberLeft } from '../../store/memberLeft';
import { toastShown } from '../../store/toastsSlice';
import { focusHeading } from '../../ui/focusHeading';
import { useNavigate } from '../../ui/useNavigate';
import type { FormResult } from '../../ui/useShopForm';
import { privacyMessages } from './privacyMessages';

export function useDeleteAccount(userId: string): (password: string) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  return async (password) => {
    const { error } = await deleteAccount(secret({ userId, password }));
    if (isApiError(error) && error.code === 'INVALID') return { fields: { password: privacyMessages.wrong } };
    if (isApiError(error) && error.code === 'CONFLICT') return { text: privacyMessages.underWay };
    if (error) return { text: toUserMessage(error) };
    focusHeading();
    dispatch(signedOut());
    navigate(paths.home);
    memberLeft(window);
    dispatch(toastShown('success', privacyMessages.deleted));
    return null;
  };
}

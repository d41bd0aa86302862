/** Another password, for a member who knows the one that they have. */
import { useChangePasswordMutation } from '../../api/passwordAndDevicesApi';
import type { PasswordChange } from '../../api/passwordAndDevicesApi';
import { isApiError, toUserMessage } from '../../api/errors';
import { secret } from '../../api/secret';
import { passwordHint } from '../../lib/password';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { FormRefusal } from '../../ui/FormRefusal';
import { PasswordField } from '../../ui/PasswordField';
import { useShopForm } from '../../ui/useShopForm';
import type { FormResult } from '../../ui/useShopForm';
import { passwordAndDevicesMessages } from './profileMessages';
import { passwordChangeSchema } from './passwordChangeSchema';

/** Sets another password; this device stays logged in, every other one does not. */
function useChangePassword(userId: string): (change: Omit<PasswordChange, 'userId'>) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  return async (change) => {
    const { error } = await changePassword(secret({ userId, ...change }));
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { fields: error.fields };
    if (isApiError(error) && error.code === 'TOO_MANY_REQUESTS') return { text: passwordAndDevicesMessages.tooOften };
    if (error) return { text: toUserMessage(error) };
    dispatch(toastShown('success', passwordAndDevicesMessages.changed));
    return null;
  };
}

interface Props {
  userId: string;
  /** It is changed, or shall stay. */
  onDone: () => void;
}

const nothing = { password: '', newPassword: '', confirm: '' };

export function PasswordForm({ userId, onDone }: Props) {
  const change = useChangePassword(userId);
  const { form, bind, element, submit, said, sending } = useShopForm({
    name: 'change-password',
    initial: nothing,
    schema: passwordChangeSchema,
    send: async ({ password, newPassword }) => {
      const outcome = await change({ password, newPassword });
      if (outcome === null) onDone();
      return outcome;
    },
  });
  return (
    <form
      ref={element}
      className="profile-fold"
      method="post"
      noValidate
      aria-label="Change password"
      onSubmit={submit}
    >
      <PasswordField {...bind('password')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...bind('newPassword')}
        label="New password"
        autoComplete="new-password"
        hint={passwordHint(form.values.newPassword)}
      />
      <PasswordField {...bind('confirm')} label="Confirm new password" autoComplete="new-password" />
      <FormRefusal text={said} />
      <div className="profile-buttons">
        <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
          {sending ? 'Saving…' : 'Save password'}
        </button>
        <button type="button" className="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** Another password, for a member who knows the one that they have. */
import { passwordHint } from '../../lib/password';
import { PasswordField } from '../../ui/PasswordField';
import { useShopForm } from '../../ui/useShopForm';
import { passwordChangeSchema } from './accessWords';
import { useChangePassword } from './useChangePassword';

interface Props {
  userId: string;
  /** It is changed, or shall stay. */
  onDone: () => void;
}

const nothing = { password: '', newPassword: '', confirm: '' };

export function PasswordForm({ userId, onDone }: Props) {
  const change = useChangePassword(userId);
  const { form, bind, element, submit, refusal, sending } = useShopForm({
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
      <div role="alert">{refusal && <p className="profile-refusal">{refusal.text}</p>}</div>
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

/** The last step of leaving: what goes, what stays, and the password once more. */
import { object, string } from 'yup';
import { PASSWORD_MAX } from '../../../contract/rules/limits';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import { privacyMessages } from './privacyMessages';
import { useDeleteAccount } from './useDeleteAccount';

interface Props {
  userId: string;
  onKeep: () => void;
}

const schema = object({ password: string().required(privacyMessages.password) });

export function DeleteAccountForm({ userId, onKeep }: Props) {
  const leave = useDeleteAccount(userId);
  const { bind, element, submit, refusal, sending } = useShopForm({
    name: 'delete-account',
    initial: { password: '' },
    schema,
    send: ({ password }) => leave(password),
  });
  return (
    <form ref={element} className="profile-leaving" method="post" noValidate aria-label="Delete account" onSubmit={submit}>
      <p>
        Your details, addresses, cart, wishlist, reviews and messages are deleted, and this cannot be undone. Of your orders only what was bought and for how much stays in our
        books, without your name.
      </p>
      <TextField {...bind('password')} label="Your password" type="password" autoComplete="current-password" maxLength={PASSWORD_MAX} />
      <div role="alert">{refusal && <p className="profile-refusal">{refusal.text}</p>}</div>
      <div className="profile-buttons">
        <button type="submit" className="button button-danger" aria-disabled={sending} aria-busy={sending}>
          {sending ? 'Deleting…' : 'Delete for good'}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          Keep my account
        </button>
      </div>
    </form>
  );
}

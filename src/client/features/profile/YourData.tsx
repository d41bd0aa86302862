/**
 * What the shop holds about a member is theirs: to take along, and to have deleted (docs/decisions/0208-leaving.md).
 */
import { useRef } from 'react';
import { object, string } from 'yup';
import { PASSWORD_MAX } from '../../../contract/rules/limits';
import { isApiError, toUserMessage } from '../../api/errors';
import type { StoreExtra } from '../../api/extra';
import { useDeleteAccountMutation } from '../../api/privacyApi';
import { secret } from '../../api/secret';
import { saveFile } from '../../browser/saveFile';
import { paths } from '../../lib/paths';
import { signedOut } from '../../store/events';
import { useAppDispatch } from '../../store/hooks';
import type { AppDispatch } from '../../store/rootReducer';
import { memberLeft } from '../../store/memberLeft';
import { toastShown } from '../../store/toastsSlice';
import { FormRefusal } from '../../ui/FormRefusal';
import { focusHeading } from '../../ui/focusHeading';
import { TextField } from '../../ui/TextField';
import { useNavigate } from '../../ui/useNavigate';
import { useShopForm } from '../../ui/useShopForm';
import type { FormResult } from '../../ui/useShopForm';
import { useUiState } from '../../ui/useUiState';
import { privacyMessages } from './profileMessages';

async function askFor(userId: string, { fetch, baseUrl }: StoreExtra): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/users/heldData/${encodeURIComponent(userId)}`, {
    credentials: baseUrl === '' ? 'same-origin' : 'include',
  });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
  return answer.json();
}

const takeData =
  (userId: string) =>
  async (dispatch: AppDispatch, _getState: unknown, extra: StoreExtra): Promise<void> => {
    // A moment that is only looked at asks for nothing, and an answer that comes during one waits (api/baseApi).
    if (extra.isPaused()) return;
    const held = await askFor(userId, extra).catch(() => null);
    if (extra.isPaused()) await extra.whenLive();
    const isSaved = held !== null && saveFile('my-data.json', JSON.stringify(held, null, 2));
    dispatch(isSaved ? toastShown('success', privacyMessages.saved) : toastShown('error', privacyMessages.notSaved));
  };

/**
 * Saves what the shop holds about the member as a file on their device. The answer goes past the store: it is all about
 * one person, and what is in the store is in DevTools and in the visits that support looks at.
 */
function useTakeData(userId: string): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(takeData(userId));
}

/** Deletes the account; afterwards this browser is nobody's, as after a logout. */
function useDeleteAccount(userId: string): (password: string) => Promise<FormResult> {
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

interface DeleteAccountFormProps {
  userId: string;
  onKeep: () => void;
}

const schema = object({ password: string().required(privacyMessages.password) });

/** The last step of leaving: what goes, what stays, and the password once more. */
function DeleteAccountForm({ userId, onKeep }: DeleteAccountFormProps) {
  const leave = useDeleteAccount(userId);
  const { bind, element, submit, said, sending } = useShopForm({
    name: 'delete-account',
    initial: { password: '' },
    schema,
    send: ({ password }) => leave(password),
  });
  return (
    <form
      ref={element}
      className="profile-leaving"
      method="post"
      noValidate
      aria-label="Delete account"
      onSubmit={submit}
    >
      <p>
        Your details, addresses, cart, wishlist, reviews and messages are deleted, and this cannot be undone. Of your
        orders only what was bought and for how much stays in our books, without your name.
      </p>
      <TextField
        {...bind('password')}
        label="Your password"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
      />
      <FormRefusal text={said} />
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

export function YourData({ userId }: { userId: string }) {
  const takeData = useTakeData(userId);
  const [isLeaving, setLeaving] = useUiState('fold', 'leaving', false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setLeaving(false);
    opener.current?.focus();
  };
  return (
    <div className="profile-card">
      <p className="profile-note">One file with your details, addresses, orders, returns, reviews and messages.</p>
      <button type="button" className="button" onClick={() => void takeData()}>
        Download my data
      </button>
      <button
        ref={opener}
        type="button"
        className="link-button profile-leave"
        aria-expanded={isLeaving}
        onClick={() => setLeaving(!isLeaving)}
      >
        Delete account
      </button>
      {isLeaving && <DeleteAccountForm userId={userId} onKeep={keep} />}
    </div>
  );
}

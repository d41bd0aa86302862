/** A new password, by the link of a mail (docs/requirements.md sections 2, 5 and 8; decisions 89, 101). */
import { useEffect } from 'react';
import { EMAIL_MAX, RESET_LINK_MINUTES } from '../../../contract/rules/limits';
import { accountApi } from '../../api/accountApi';
import { useResetPasswordMutation } from '../../api/credentialsApi';
import type { NewPassword } from '../../api/credentialsApi';
import { isApiError } from '../../api/errors';
import { secret } from '../../api/secret';
import { dropResetLink, readResetLink } from '../../browser/resetLink';
import { passwordHint } from '../../lib/password';
import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { selectRestored } from '../../store/visitSlice';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useNavigate } from '../../ui/useNavigate';
import { useShopForm } from '../../ui/useShopForm';
import type { FormResult } from '../../ui/useShopForm';
import { useUiState } from '../../ui/useUiState';
import { AccessForm, failed } from './AccessForm';
import { accessMessages } from './accessMessages';
import { resetSchema } from './accessSchemas';

const messages = accessMessages.reset;

/** Sets a new password by the link of a mail, and leads to the login (docs/requirements.md section 8; decision 101). */
function useResetPassword(): (set: NewPassword) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  return async (set) => {
    const { error } = await resetPassword(secret(set));
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { fields: error.fields };
    if (isApiError(error) && error.code === 'RESET_TOKEN_INVALID')
      return { text: messages.failed, more: error.message };
    if (error) return failed(messages.failed, error);
    dropResetLink();
    // Every session of the account has ended, this browser's too.
    if (selectIsSignedIn(store.getState()))
      await dispatch(accountApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    dispatch(toastShown('success', messages.done));
    navigate(paths.login, { replace: true });
    return null;
  };
}

const nothing = { email: '', newPassword: '', confirm: '' };

const newLink = (
  <Link className="button" to={paths.forgotPassword}>
    Ask for a new link
  </Link>
);

export function ResetForm({ labelledBy }: { labelledBy: string }) {
  const resetPassword = useResetPassword();
  const restored = useAppSelector(selectRestored);
  /** Whether there is one, and never the link itself. '': not looked for yet, as on the server. */
  const [link, setLink] = useUiState<'' | 'found' | 'none'>('notice', 'reset-link', '');
  const { form, bind, submit, element, refusal, sending } = useShopForm({
    name: 'reset',
    initial: nothing,
    schema: resetSchema,
    send: ({ email, newPassword }) =>
      resetPassword({ email: email.trim(), token: readResetLink()?.token ?? '', newPassword }),
  });

  // The link waits in the tab (browser/resetLink.ts), which is read once the page stands as the server drew it.
  const { setFieldValue } = form;
  useEffect(() => {
    if (!restored) return;
    const known = readResetLink();
    setLink(known ? 'found' : 'none');
    if (known?.email) void setFieldValue('email', known.email, false);
  }, [restored, setLink, setFieldValue]);

  if (link === 'none') {
    return (
      <div className="access-sent">
        <p>This page opens with the link from our mail. A link works once, for {RESET_LINK_MINUTES} minutes.</p>
        {newLink}
      </div>
    );
  }
  return (
    <AccessForm
      element={element}
      labelledBy={labelledBy}
      onSubmit={submit}
      refusal={refusal}
      wayOut={refusal?.more !== undefined && newLink}
      sending={sending}
      button="Reset Password"
      buttonSending="Saving…"
    >
      <TextField
        {...bind('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX}
      />
      <PasswordField
        {...bind('newPassword')}
        label="New password"
        autoComplete="new-password"
        hint={passwordHint(form.values.newPassword)}
      />
      <PasswordField {...bind('confirm')} label="Confirm password" autoComplete="new-password" />
    </AccessForm>
  );
}

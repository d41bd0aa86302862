/** Asks for a link to a new password. The answer is the same for every address (decisions 62, 96). */
import { EMAIL_MAX, RESET_LINK_MINUTES } from '../../../contract/rules/limits';
import { useSendResetLinkMutation } from '../../api/credentialsApi';
import { isApiError } from '../../api/errors';
import { secret } from '../../api/secret';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import { useTypedAgain } from '../../ui/useTypedAgain';
import { useUiState } from '../../ui/useUiState';
import { AccessForm, failed } from './AccessForm';
import { accessMessages } from './accessMessages';
import { forgotSchema } from './accessSchemas';

const messages = accessMessages.forgot;
const kept = ['email'];

export function ForgotForm({ labelledBy }: { labelledBy: string }) {
  const [sendLink] = useSendResetLinkMutation();
  const [sent, setSent] = useUiState('notice', 'reset-link-sent', false);
  const { form, bind, submit, element, refusal, sending } = useShopForm({
    name: 'forgot',
    initial: { email: '' },
    schema: forgotSchema,
    send: async ({ email }) => {
      setSent(false);
      const { error } = await sendLink(secret(email.trim()));
      if (isApiError(error) && error.code === 'INVALID') return { fields: { email: messages.email } };
      if (error) return failed(messages.failed, error);
      setSent(true);
      return null;
    },
  });
  useTypedAgain(form, { name: 'forgot', element, fields: kept, isSent: sent });
  return (
    <>
      <div role="status">
        {sent && (
          <div className="access-sent">
            <p className="access-sent-title">{messages.done}</p>
            <p>
              If this address has an account, the mail is on its way. Its link works once, for {RESET_LINK_MINUTES}{' '}
              minutes. Nothing there? Look among the unwanted mail.
            </p>
          </div>
        )}
      </div>
      <AccessForm
        element={element}
        labelledBy={labelledBy}
        onSubmit={submit}
        refusal={refusal}
        sending={sending}
        button="Send Mail"
        buttonSending="Sending…"
      >
        <TextField
          {...bind('email')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
      </AccessForm>
      <p className="access-else">
        It came back to you? <Link to={paths.login}>Login</Link>
      </p>
    </>
  );
}

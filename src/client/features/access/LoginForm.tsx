/** Login by e-mail (docs/requirements.md sections 2, 5 and 8). */
import { EMAIL_MAX } from '../../../contract/rules/limits';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import { useTypedAgain } from '../../ui/useTypedAgain';
import { AccessForm } from './AccessForm';
import { loginSchema } from './accessSchemas';
import { TermsField } from './TermsField';
import { useLogIn } from './useLogIn';

const kept = ['emailId'];
const nothing = { emailId: '', password: '', terms: false };

export function LoginForm({ labelledBy }: { labelledBy: string }) {
  const logIn = useLogIn();
  const { form, bind, errorOf, submit, element, refusal, sending } = useShopForm({
    name: 'login',
    initial: nothing,
    schema: loginSchema,
    send: ({ emailId, password }) => logIn({ emailId: emailId.trim(), password }),
  });
  useTypedAgain(form, { name: 'login', element, fields: kept });
  return (
    <>
      <AccessForm element={element} labelledBy={labelledBy} onSubmit={submit} refusal={refusal} sending={sending} button="Login" buttonSending="Logging in…">
        <TextField {...bind('emailId')} label="E-mail" type="email" inputMode="email" autoComplete="username" maxLength={EMAIL_MAX} />
        <PasswordField {...bind('password')} label="Password" autoComplete="current-password" />
        <Link className="access-forgot" to={paths.forgotPassword}>
          Forgot password?
        </Link>
        <TermsField
          checked={form.values.terms}
          error={errorOf('terms')}
          onChange={(checked) => void form.setFieldValue('terms', checked)}
        />
      </AccessForm>
      <p className="access-else">
        New here? <Link to={paths.signup}>Sign up</Link>
      </p>
      <p className="access-else">
        Is something not working? <Link to={paths.contact}>Get in touch</Link>
      </p>
    </>
  );
}

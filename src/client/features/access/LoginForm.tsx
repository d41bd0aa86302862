/** Login by e-mail (SPEC.md sections 2, 5 and 8). */
import { Link } from 'react-router-dom';
import { EMAIL_LONGEST } from '../../lib/email';
import { paths } from '../../lib/paths';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { loginSchema } from './accessSchemas';
import { PasswordField } from './PasswordField';
import { TermsField } from './TermsField';
import { useAccessForm } from './useAccessForm';
import { useLogIn } from './useLogIn';

const nothing = { emailId: '', password: '', terms: false };

export function LoginForm({ labelledBy }: { labelledBy: string }) {
  const logIn = useLogIn();
  const { form, bind, submit, element, refusal } = useAccessForm({
    initial: nothing,
    schema: loginSchema,
    send: ({ emailId, password }) => logIn({ emailId: emailId.trim(), password }),
  });
  return (
    <>
      <AccessForm element={element} labelledBy={labelledBy} onSubmit={submit} refusal={refusal} sending={form.isSubmitting} button="Login" buttonSending="Logging in…">
        <TextField {...bind('emailId')} label="E-mail" type="email" inputMode="email" autoComplete="username" maxLength={EMAIL_LONGEST} />
        <PasswordField {...bind('password')} label="Password" autoComplete="current-password" />
        <Link className="access-forgot" to={paths.forgotPassword}>
          Forgot password?
        </Link>
        <TermsField
          checked={form.values.terms}
          error={form.submitCount > 0 ? (form.errors.terms ?? '') : ''}
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

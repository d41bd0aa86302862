/** Sign-up (docs/requirements.md sections 2, 5 and 8; decisions 86, 87, 89). */
import { EMAIL_MAX, NAME_MAX } from '../../../contract/rules/limits';
import { normaliseMobile } from '../../lib/digits';
import { passwordHint } from '../../lib/password';
import { paths } from '../../lib/paths';
import { lettersOnly } from '../../lib/text';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import { useTypedAgain } from '../../ui/useTypedAgain';
import { AccessForm } from './AccessForm';
import { signupSchema } from './accessSchemas';
import { TermsField } from './TermsField';
import { useSignUp } from './useSignUp';

const kept = ['name', 'emailId', 'mobile'];
const nothing = { name: '', emailId: '', mobile: '', password: '', confirm: '', terms: false };

export function SignupForm({ labelledBy }: { labelledBy: string }) {
  const signUp = useSignUp();
  const { form, bind, errorOf, submit, element, refusal, sending } = useShopForm({
    name: 'signup',
    initial: nothing,
    schema: signupSchema,
    send: ({ name, emailId, mobile, password }) => signUp({ name: name.trim(), emailId: emailId.trim(), mobile: normaliseMobile(mobile), password }),
  });
  useTypedAgain(form, { name: 'signup', element, fields: kept });
  return (
    <>
      <AccessForm element={element} labelledBy={labelledBy} onSubmit={submit} refusal={refusal} sending={sending} button="Sign up" buttonSending="Signing up…">
        <TextField {...bind('name', lettersOnly)} label="Name" hint="Letters of any script, and spaces." autoComplete="name" maxLength={NAME_MAX} />
        <TextField {...bind('emailId')} label="E-mail" type="email" inputMode="email" autoComplete="username" maxLength={EMAIL_MAX} />
        <TextField
          {...bind('mobile', normaliseMobile)}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
          hint="10 digits, for questions about your orders."
        />
        <PasswordField {...bind('password')} label="Password" autoComplete="new-password" hint={passwordHint(form.values.password)} />
        <PasswordField {...bind('confirm')} label="Confirm password" autoComplete="new-password" />
        <TermsField
          checked={form.values.terms}
          error={errorOf('terms')}
          onChange={(checked) => void form.setFieldValue('terms', checked)}
        />
      </AccessForm>
      <p className="access-else">
        Already one of us? <Link to={paths.login}>Login</Link>
      </p>
    </>
  );
}

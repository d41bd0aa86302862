/** Sign-up (SPEC.md sections 2, 5 and 8; DECISIONS.md T86, T87, T89). */
import { Link } from 'react-router-dom';
import { normaliseMobile } from '../../lib/digits';
import { EMAIL_LONGEST } from '../../lib/email';
import { paths } from '../../lib/paths';
import { lettersOnly } from '../../lib/text';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { LONGEST, signupSchema } from './accessSchemas';
import { PasswordField } from './PasswordField';
import { passwordHint } from './passwordHint';
import { TermsField } from './TermsField';
import { useAccessForm } from './useAccessForm';
import { useSignUp } from './useSignUp';

const nothing = { name: '', emailId: '', mobile: '', password: '', confirm: '', terms: false };

export function SignupForm({ labelledBy }: { labelledBy: string }) {
  const signUp = useSignUp();
  const { form, bind, submit, element, refusal } = useAccessForm({
    initial: nothing,
    schema: signupSchema,
    send: ({ name, emailId, mobile, password }) => signUp({ name: name.trim(), emailId: emailId.trim(), mobile: normaliseMobile(mobile), password }),
  });
  return (
    <>
      <AccessForm element={element} labelledBy={labelledBy} onSubmit={submit} refusal={refusal} sending={form.isSubmitting} button="Sign up" buttonSending="Signing up…">
        <TextField {...bind('name', lettersOnly)} label="Name" hint="Letters of any script, and spaces." autoComplete="name" maxLength={LONGEST.name} />
        <TextField {...bind('emailId')} label="E-mail" type="email" inputMode="email" autoComplete="username" maxLength={EMAIL_LONGEST} />
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
          error={form.submitCount > 0 ? (form.errors.terms ?? '') : ''}
          onChange={(checked) => void form.setFieldValue('terms', checked)}
        />
      </AccessForm>
      <p className="access-else">
        Already one of us? <Link to={paths.login}>Login</Link>
      </p>
    </>
  );
}

/** Sign-up (docs/requirements.md sections 2, 5 and 8; decisions 86, 87, 89). */
import { EMAIL_MAX, MOBILE_TYPED_MAX, NAME_MAX } from '../../../contract/rules/limits';
import { lettersOnly } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import type { NewAccount } from '../../api/credentialsApi';
import { useSignUpMutation } from '../../api/credentialsApi';
import { secret } from '../../api/secret';
import { passwordHint } from '../../lib/password';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { useNavigate } from '../../ui/useNavigate';
import { useShopForm } from '../../ui/useShopForm';
import type { FormResult } from '../../ui/useShopForm';
import { useTypedAgain } from '../../ui/useTypedAgain';
import { AccessForm, failed } from './AccessForm';
import { accessMessages } from './accessMessages';
import { signupSchema } from './accessSchemas';
import { TermsField } from './TermsField';

const messages = accessMessages.signup;

/** Makes an account and leads to the login (docs/requirements.md sections 4 and 8; decision 61). */
function useSignUp(): (account: NewAccount) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signUp] = useSignUpMutation();
  return async (account) => {
    const { data: complaint, error } = await signUp(secret(account));
    if (complaint === undefined) return failed(messages.failed, error);
    if (complaint.aboutPassword) return { fields: { password: complaint.message } };
    if (complaint.message !== '') return { text: complaint.message };
    dispatch(toastShown('success', messages.done));
    navigate(paths.login, { replace: true });
    return null;
  };
}

const kept = ['name', 'emailId', 'mobile'];
const nothing = { name: '', emailId: '', mobile: '', password: '', confirm: '', terms: false };

export function SignupForm({ labelledBy }: { labelledBy: string }) {
  const signUp = useSignUp();
  const { form, bind, errorOf, submit, element, refusal, sending } = useShopForm({
    name: 'signup',
    initial: nothing,
    schema: signupSchema,
    send: ({ name, emailId, mobile, password }) =>
      signUp({ name: name.trim(), emailId: emailId.trim(), mobile: normaliseMobile(mobile), password }),
  });
  useTypedAgain(form, { name: 'signup', element, fields: kept });
  return (
    <>
      <AccessForm
        element={element}
        labelledBy={labelledBy}
        onSubmit={submit}
        refusal={refusal}
        sending={sending}
        button="Sign up"
        buttonSending="Signing up…"
      >
        <TextField
          {...bind('name', lettersOnly)}
          label="Name"
          hint="Letters of any script, and spaces."
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...bind('emailId')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
        <TextField
          {...bind('mobile', normaliseMobile)}
          label="Mobile number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={MOBILE_TYPED_MAX}
          hint="10 digits, for questions about your orders."
        />
        <PasswordField
          {...bind('password')}
          label="Password"
          autoComplete="new-password"
          hint={passwordHint(form.values.password)}
        />
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

/** Login by e-mail (docs/requirements.md sections 2, 5 and 8). */
import type { JoinedLine } from '../../../contract/account';
import { EMAIL_MAX } from '../../../contract/rules/limits';
import type { LoggedIn, LoginPair } from '../../api/accountApi';
import { useLogInMutation } from '../../api/accountApi';
import { cartApi } from '../../api/cartApi';
import { noCookies, refusesCookies, toUserMessage } from '../../api/errors';
import { secret } from '../../api/secret';
import { returnPlaceOf, stepsBackOf } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/text';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
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
import { loginSchema } from './accessSchemas';
import { TermsField } from './TermsField';

/**
 * Where a login leads (docs/requirements.md section 4, decision 19): back to where it began, as it was left; else to
 * the home page.
 */
function useGoBack(): () => void {
  const store = useAppStore();
  const navigate = useNavigate();
  return () => {
    const { state } = selectLocation(store.getState());
    const steps = stepsBackOf(state);
    if (steps > 0) navigate(-steps);
    else navigate(returnPlaceOf(state) ?? paths.home, { replace: true });
  };
}

/** Named one by one; more than these are in the cart for everyone to see. */
const NAMED = 2;

const isShort = ({ orderQuantity, wantedQuantity, stockQuantity }: JoinedLine) =>
  orderQuantity < wantedQuantity || stockQuantity < orderQuantity;

/** What became of a guest's cart at the login (decision 74). '' when nothing came along. */
function joinedText(joined: readonly JoinedLine[]): string {
  const came = joined.filter(({ orderQuantity }) => orderQuantity > 0).length;
  if (came === 0) return '';
  return `${plural(came, 'thing')} from your visit as a guest ${came === 1 ? 'is' : 'are'} in your cart now.`;
}

function shortfall({ productName, orderQuantity, stockQuantity }: JoinedLine): string {
  if (stockQuantity <= 0) return `${productName} is out of stock.`;
  return orderQuantity > 0
    ? `Only ${orderQuantity} of ${productName} could be kept.`
    : `${productName} could not be kept.`;
}

/** '' when everything is there as it was wanted. */
function shortText(joined: readonly JoinedLine[]): string {
  const short = joined.filter(isShort);
  const more = short.length - NAMED;
  const named = short.slice(0, NAMED).map(shortfall);
  return [...named, ...(more > 0 ? [`So it is with ${more} more: look into your cart.`] : [])].join(' ');
}

const messages = accessMessages.login;

/**
 * Logs a shopper in, tells what their guest's cart brought along, and goes back (docs/requirements.md sections 4 and 8;
 * decisions 60, 74).
 */
function useLogIn(): (pair: LoginPair) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [logIn] = useLogInMutation();
  const goBack = useGoBack();

  const welcome = ({ joined }: LoggedIn, userId: string) => {
    // Without a subscription: it is for the next reader of the cart, such as what waits to be added to it.
    if (joined.length > 0)
      void dispatch(cartApi.endpoints.getCart.initiate(userId, { subscribe: false, forceRefetch: true }));
    dispatch(toastShown('success', messages.done));
    const [came, short] = [joinedText(joined), shortText(joined)];
    if (came !== '') dispatch(toastShown('info', came));
    if (short !== '') dispatch(toastShown('warning', short));
    goBack();
  };

  return async (pair) => {
    // Logged in and out again in one breath would be a riddle.
    if (refusesCookies()) return { text: toUserMessage(noCookies) };
    // An answer about the session that came after the login would undo it.
    await identityKnown(store);
    const { data, error } = await logIn(secret(pair));
    if (!data) return failed(messages.failed, error);
    if (data.userId === null) return { text: messages.unknown };
    welcome(data, data.userId);
    return null;
  };
}

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
      <AccessForm
        element={element}
        labelledBy={labelledBy}
        onSubmit={submit}
        refusal={refusal}
        sending={sending}
        button="Login"
        buttonSending="Logging in…"
      >
        <TextField
          {...bind('emailId')}
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
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

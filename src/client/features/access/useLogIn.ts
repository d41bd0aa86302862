/**
 * Logs a shopper in, tells what their guest's cart brought along, and goes back (docs/requirements.md sections 4 and 8;
 * decisions 60, 74).
 */
import type { LoggedIn, LoginPair } from '../../api/accountApi';
import { useLogInMutation } from '../../api/accountApi';
import { cartApi } from '../../api/cartApi';
import { noCookies, refusesCookies, toUserMessage } from '../../api/errors';
import { secret } from '../../api/secret';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { toastShown } from '../../store/toastsSlice';
import type { FormResult } from '../../ui/useShopForm';
import { accessMessages } from './accessMessages';
import { joinedText, shortText } from './joinedText';
import { failed } from './refusals';
import { useGoBack } from './useGoBack';

const messages = accessMessages.login;

export function useLogIn(): (pair: LoginPair) => Promise<FormResult> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [logIn] = useLogInMutation();
  const goBack = useGoBack();

  const welcome = ({ joined }: LoggedIn, userId: string) => {
    // Without a subscription: it is for whoever asks the cart next, such as what waits to be added to it.
    if (joined.length > 0) void dispatch(cartApi.endpoints.getCart.initiate(userId, { subscribe: false, forceRefetch: true }));
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

/**
 * Sends a member's message; a visitor goes to the sign-up first, with what is written kept (docs/requirements.md
 * sections 6 and 8).
 */
import { isApiError, toUserMessage } from '../../api/errors';
import { useSendMessageMutation } from '../../api/messageApi';
import { personal } from '../../api/secret';
import { comeBackTo } from '../../lib/comeBack';
import { normaliseMobile } from '../../lib/digits';
import { paths } from '../../lib/paths';
import { selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import type { ShopLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { contactMessages } from './contactMessages';
import type { ContactValues } from './contactSchema';
import { dropDraft, keepDraft } from './draft';

/** `refused`: why it was not sent, to be read beside the form. `away`: the shopper is on the way to another page. */
export type SendContactResult = { kind: 'sent' } | { kind: 'away' } | { kind: 'refused'; text: string };

export function useSendContact(): (values: ContactValues) => Promise<SendContactResult> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [sendMessage] = useSendMessageMutation();

  const leaveFor = (path: string, values: ContactValues, here: ShopLocation): SendContactResult => {
    keepDraft(values);
    navigate(path, { state: comeBackTo(here) });
    return { kind: 'away' };
  };

  return async (values) => {
    const here = selectLocation(store.getState());
    await identityKnown(store);
    const userID = selectUserId(store.getState());
    if (userID === null) return leaveFor(paths.signup, values, here);
    const { name, phone, reason, message } = values;
    const written = personal({
      userID,
      customerName: name.trim(),
      customerNo: normaliseMobile(phone),
      messageReason: reason.trim(),
      customerMessage: message.trim(),
    });
    const { data, error } = await sendMessage(written);
    // The session has ended: an account is there, so the way is to the login (decision 85).
    if (isApiError(error) && error.status === 401) {
      dispatch(toastShown('warning', toUserMessage(error)));
      return leaveFor(paths.login, values, here);
    }
    if (data === undefined) return { kind: 'refused', text: contactMessages.failed };
    if (data.errorMessage !== undefined) return { kind: 'refused', text: data.errorMessage };
    dropDraft();
    dispatch(toastShown('success', contactMessages.sent));
    return { kind: 'sent' };
  };
}

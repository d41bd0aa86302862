/**
 * Sends a member's message; a visitor goes to the sign-up first, with what is written kept (docs/requirements.md
 * sections 6 and 8).
 */
import { useEffect, useRef, useState } from 'react';
import { tidyName } from '../../../contract/rules/typedNames';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { isApiError, toUserMessage } from '../../api/errors';
import { useSendMessageMutation } from '../../api/messageApi';
import { personal } from '../../api/secret';
import { keepPendingIntent, takePendingIntent } from '../../browser/pendingIntent';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { selectUserId } from '../../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectLocation } from '../../store/locationSlice';
import type { ShopLocation } from '../../store/locationSlice';
import { toastShown } from '../../store/toastsSlice';
import { selectRestored } from '../../store/visitSlice';
import { useNavigate } from '../../ui/useNavigate';
import { contactMessages } from './contactMessages';
import type { ContactValues } from './contactSchema';

/**
 * What a visitor has written waits in this tab's storage while they sign up, and is sent when they are back as a member
 * (decision 99). In the tab and not in the store: a visit that is replayed must not send it again.
 */
const DRAFT = 'contactDraft';
const WAITING = 'contactWaits';

const isEmpty = (values: ContactValues): boolean => Object.values(values).every((value) => value === '');

/** The page is left or loaded anew with a message in it: nothing is sent for that. */
export function keepTyped(values: ContactValues): void {
  if (isEmpty(values)) dropFromTab(DRAFT);
  else keepInTab(DRAFT, values);
}

/** The press on 'Send message' that led away from here. */
function keepDraft(values: ContactValues): void {
  keepInTab(DRAFT, values);
  keepPendingIntent(WAITING, true);
}

const readDraft = (): ContactValues | null => readFromTab<ContactValues>(DRAFT);

/** Whether the draft is to be sent now; says so once. */
const takeWaiting = (): boolean => takePendingIntent(WAITING) !== null;

function dropDraft(): void {
  dropFromTab(DRAFT);
  dropFromTab(WAITING);
}

interface Back {
  /** What was written. */
  onBack: (draft: ContactValues) => void;
  /** It is in the form again and is to be sent now, as it was asked for. */
  onDue: () => void;
}

/**
 * Brings back what was written before the sign-up, and sends it for a member (decision 99). Who comes back without an
 * account finds it too, and presses the button again.
 */
export function useWaitingMessage(back: Back): void {
  const store = useAppStore();
  const restored = useAppSelector(selectRestored);
  const [due, setDue] = useState(false);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    // Who looks back at a visit has written nothing, and sends nothing.
    const draft = restored && !store.isPaused() ? readDraft() : null;
    if (!draft) return;
    latest.current.onBack(draft);
    void identityKnown(store).then(() => setDue(takeWaiting() && selectUserId(store.getState()) !== null));
  }, [restored, store]);
  useEffect(() => {
    if (due) latest.current.onDue();
  }, [due]);
}

/** `refused`: why it was not sent, to be read beside the form. `away`: the shopper is on the way to another page. */
export type SendContactResult = { kind: 'sent' } | { kind: 'away' } | { kind: 'refused'; text: string };

export function useSendContact(): (values: ContactValues) => Promise<SendContactResult> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [sendMessage] = useSendMessageMutation();

  const leaveFor = (path: string, values: ContactValues, here: ShopLocation): SendContactResult => {
    keepDraft(values);
    navigate(path, { state: returnPathTo(here) });
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
      customerName: tidyName(name),
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

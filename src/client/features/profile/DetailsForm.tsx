/**
 * A member's name and number; the e-mail address is what the account is known by, and stays (docs/requirements.md
 * section 2, Profile).
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '../../../contract/account';
import { MOBILE_TYPED_MAX, NAME_MAX } from '../../../contract/rules/limits';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { isApiError, toUserMessage } from '../../api/errors';
import { fullName, useUpdateUserMutation } from '../../api/profileApi';
import { personal } from '../../api/secret';
import { dropFromTab, keepInTab, readFromTab } from '../../browser/tabStorage';
import { unusualMobile } from '../../lib/unusualMobile';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { FormRefusal } from '../../ui/FormRefusal';
import { TextField } from '../../ui/TextField';
import { useShopForm } from '../../ui/useShopForm';
import type { Details } from './detailsSchema';
import { detailsSchema, tidyDetails } from './detailsSchema';
import { profileMessages } from './profileMessages';

/**
 * Details that are not saved yet wait in this tab's storage: for the way over the login, and for a reload
 * (decision 85).
 */
const DRAFT = 'profileDraft';

const keepDraft = (userId: string, details: Details): void => keepInTab(DRAFT, { userId, details });

/** Its own member's only. */
function readDraft(userId: string): Details | null {
  const draft = readFromTab<{ userId: string; details: Details }>(DRAFT);
  return draft !== null && draft.userId === userId ? draft.details : null;
}

const dropDraft = (): void => dropFromTab(DRAFT);

/** `away`: the session has ended, and store/routeGuard leads to the login. */
type SaveDetailsResult =
  | { kind: 'saved'; details: Details }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'refused' }
  | { kind: 'away' };

/** Saves a member's name and mobile number, and says so (docs/requirements.md section 8, Profile). */
function useSaveDetails(userId: string): (typed: Details) => Promise<SaveDetailsResult> {
  const dispatch = useAppDispatch();
  const [updateUser] = useUpdateUserMutation();
  return async (typed) => {
    const details = tidyDetails(typed);
    const { error } = await updateUser({ userId, details: personal(details) });
    if (!error) {
      dispatch(toastShown('success', profileMessages.saved));
      return { kind: 'saved', details };
    }
    if (isApiError(error) && error.status === 401) {
      dispatch(toastShown('warning', `${toUserMessage(error)} ${profileMessages.kept}`));
      return { kind: 'away' };
    }
    if (isApiError(error) && error.code === 'INVALID' && error.fields) return { kind: 'fields', fields: error.fields };
    return { kind: 'refused' };
  };
}

const detailsOf = (user: User): Details => ({ parName: fullName(user), mobile1: normaliseMobile(user.mobile1) });
const isSame = (a: Details, b: Details): boolean => a.parName === b.parName && a.mobile1 === b.mobile1;

/** The details' form: what the account tells, what waited in this tab, and what is sent. */
function useDetailsForm(userId: string, user: User) {
  const save = useSaveDetails(userId);
  const known = useMemo(() => detailsOf(user), [user]);
  const [start] = useState(() => readDraft(userId) ?? known);

  const shop = useShopForm<Details>({
    name: 'details',
    initial: start,
    schema: detailsSchema,
    send: async (values, { resetForm }) => {
      const outcome = await save(values);
      if (outcome.kind === 'saved') resetForm({ values: outcome.details });
      if (outcome.kind === 'refused') return { text: profileMessages.failed };
      return outcome.kind === 'fields' ? outcome : null;
    },
  });
  const { values, resetForm } = shop.form;

  // Changed on another device: shown here too, unless something else is being typed.
  const shown = useRef(known);
  useEffect(() => {
    const before = shown.current;
    shown.current = known;
    if (!isSame(before, known) && isSame(values, before)) resetForm({ values: known });
  }, [known, values, resetForm]);

  const changed = !isSame(values, known);
  useEffect(() => {
    if (changed) keepDraft(userId, values);
    else dropDraft();
  }, [changed, userId, values]);

  return shop;
}

interface Props {
  userId: string;
  user: User;
  /** The id of its heading. */
  labelledBy: string;
}

export function DetailsForm({ userId, user, labelledBy }: Props) {
  const { form, bind, element, submit, said, sending } = useDetailsForm(userId, user);
  return (
    <form ref={element} className="profile-card" noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      <TextField {...bind('parName')} label="Full name" autoComplete="name" maxLength={NAME_MAX} />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        value={user.email}
        readOnly
        autoComplete="email"
        hint="You log in with it; it stays as it is."
        onChange={() => undefined}
      />
      <TextField
        {...bind('mobile1', normaliseMobile)}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOBILE_TYPED_MAX}
        hint={unusualMobile(form.values.mobile1) || '10 digits'}
      />
      <FormRefusal text={said} />
      <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
        {sending ? 'Saving…' : 'Save Details'}
      </button>
    </form>
  );
}

/**
 * A member's order goes by the name and number that the account has when it comes, so the fields follow the account
 * where nobody typed over them here, and the page says so (docs/decisions/0226-what-was-seen.md).
 */
import { useEffect, useRef, useState } from 'react';
import { addressApi } from '../../api/addressApi';
import { isApiError } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import { useUpdateUserMutation } from '../../api/profileApi';
import { personal } from '../../api/secret';
import { useAppDispatch } from '../../store/hooks';
import { useUiState } from '../../ui/useUiState';
import { checkoutMessages } from './checkoutMessages';
import { tidyContact } from './checkoutSchema';
import type { Contact } from './checkoutSchema';
import type { LeftToScreen } from './orderFailure';
import { toContact } from './useContact';

/** `sessionOver`: the member has to log in again. */
type SaveContactResult =
  { kind: 'saved' } | { kind: 'sessionOver' } | { kind: 'refused'; text: string; fields: Partial<Contact> };

/**
 * What a member changed of name and number is saved in the profile before the order takes it from there (decision 69).
 * @param known what the account told.
 */
export function useSaveContact(userId: string, known: Contact): (contact: Contact) => Promise<SaveContactResult> {
  const saved = useRef(known);
  useEffect(() => {
    saved.current = known;
  }, [known]);
  const [updateUser] = useUpdateUserMutation();

  return async (contact) => {
    if (contact.name === saved.current.name && contact.mobile === saved.current.mobile) return { kind: 'saved' };
    const details = personal({ parName: contact.name, mobile1: contact.mobile });
    const { error } = await updateUser({ userId, details });
    if (error === undefined) {
      saved.current = contact;
      return { kind: 'saved' };
    }
    if (isApiError(error) && error.status === 401) return { kind: 'sessionOver' };
    const { parName, mobile1 } = (isApiError(error) && error.fields) || {};
    return {
      kind: 'refused',
      text: checkoutMessages.contactNotSaved,
      fields: { ...(parName !== undefined && { name: parName }), ...(mobile1 !== undefined && { mobile: mobile1 }) },
    };
  };
}

const parts = ['name', 'mobile'] as const;
const nothing: Contact = { name: '', mobile: '' };
const isSame = (a: Contact, b: Contact): boolean => parts.every((part) => a[part] === b[part]);

interface Fields {
  values: Contact;
  setFieldValue: (part: keyof Contact, value: string) => unknown;
}

interface ContactNews {
  /** They were changed elsewhere while the page showed them. */
  isChanged: boolean;
  /** What the account told last, as far as the fields have followed it. */
  known: Contact;
  /**
   * Asks the account once more, right before the order. Why it is not sent yet: the account tells something else by now
   * than it did, and than is `wanted`, and the fields follow; or nobody answers, and the order would wait as long
   * again.
   */
  obstacle: (wanted: Contact) => Promise<LeftToScreen | { kind: 'unreachable'; error: ApiError } | null>;
}

/** @param contact as the account tells it now */
export function useContactNews(userId: string, contact: Contact, { values, setFieldValue }: Fields): ContactNews {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState(contact);
  const [isChanged, setChanged] = useUiState('notice', 'contact-changed', false);
  useEffect(() => {
    if (isSame(contact, known)) return;
    setKnown({ name: contact.name, mobile: contact.mobile });
    // It was saved here.
    if (isSame(contact, tidyContact(values))) return;
    for (const part of parts) if (values[part] === known[part]) void setFieldValue(part, contact[part]);
    setChanged(true);
  }, [contact, known, values, setFieldValue, setChanged]);

  return {
    isChanged,
    known,
    obstacle: async (wanted) => {
      // It did not tell them: what is typed here is saved.
      if (isSame(known, nothing)) return null;
      const asked = addressApi.endpoints.getNamePhone.initiate(userId, { subscribe: false, forceRefetch: true });
      const { data, error } = await dispatch(asked);
      if (isApiError(error) && error.status === 0) return { kind: 'unreachable', error };
      const isChanged = data !== undefined && ![known, wanted].some((one) => isSame(toContact(data), one));
      return isChanged ? { kind: 'lookAgain', message: checkoutMessages.contactChanged } : null;
    },
  };
}

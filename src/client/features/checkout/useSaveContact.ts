/**
 * What a member changed of name and number is saved in the profile before the order takes it from there (decision 69).
 */
import { useEffect, useRef } from 'react';
import { isApiError } from '../../api/errors';
import { useUpdateUserMutation } from '../../api/profileApi';
import { personal } from '../../api/secret';
import { checkoutMessages } from './checkoutMessages';
import type { Contact } from './detailsSchema';

/** `sessionOver`: the member has to log in again. */
export type ContactOutcome = { kind: 'saved' } | { kind: 'sessionOver' } | { kind: 'refused'; text: string; fields: Partial<Contact> };

/** @param known what the account told. */
export function useSaveContact(userId: string, known: Contact): (contact: Contact) => Promise<ContactOutcome> {
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

/**
 * A member's order goes by the name and number that the account has when it comes, so the fields follow the account
 * where nobody typed over them here, and the page says so (docs/decisions/what-was-seen.md).
 */
import { useEffect, useState } from 'react';
import { addressApi } from '../../api/addressApi';
import { useAppDispatch } from '../../store/hooks';
import { useShown } from '../../ui/useShown';
import { tidyContact } from './detailsSchema';
import type { Contact } from './detailsSchema';
import { toContact } from './useContact';

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
   * Asks the account once more; true: it tells something else by now than it did, and than is `wanted`. The fields
   * follow.
   */
  hasChanged: (wanted: Contact) => Promise<boolean>;
}

/** @param contact as the account tells it now */
export function useContactNews(userId: string, contact: Contact, { values, setFieldValue }: Fields): ContactNews {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState(contact);
  const [isChanged, setChanged] = useShown('notice', 'contact-changed', false);
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
    hasChanged: async (wanted) => {
      // It did not tell them: what is typed here is saved.
      if (isSame(known, nothing)) return false;
      const asked = addressApi.endpoints.getNamePhone.initiate(userId, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(asked);
      return data !== undefined && !isSame(toContact(data), known) && !isSame(toContact(data), wanted);
    },
  };
}

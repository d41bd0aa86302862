/** The details' form: what the account tells, what waited in this tab, and what is sent. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '../../../contract/account';
import { fullName } from '../../api/user';
import { normaliseMobile } from '../../lib/digits';
import { useShopForm } from '../../ui/useShopForm';
import type { Details } from './detailsSchema';
import { detailsSchema } from './detailsSchema';
import { profileMessages } from './profileMessages';
import { dropDraft, keepDraft, readDraft } from './draft';
import { useSaveDetails } from './useSaveDetails';

const detailsOf = (user: User): Details => ({ parName: fullName(user), mobile1: normaliseMobile(user.mobile1) });
const isSame = (a: Details, b: Details): boolean => a.parName === b.parName && a.mobile1 === b.mobile1;

export function useDetailsForm(userId: string, user: User) {
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

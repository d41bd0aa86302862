/** The details' form: what the account tells, what waited in this tab, and what is sent. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '../../../contract/account';
import { fullName } from '../../api/user';
import { normaliseMobile } from '../../lib/digits';
import type { Details } from './detailsSchema';
import { detailsSchema, profileMessages } from './detailsSchema';
import { dropDraft, keepDraft, readDraft } from './draft';
import { useSaveDetails } from './useSaveDetails';

const detailsOf = (user: User): Details => ({ parName: fullName(user), mobile1: normaliseMobile(user.mobile1) });
const isSame = (a: Details, b: Details): boolean => a.parName === b.parName && a.mobile1 === b.mobile1;

/** @param onComplaints called with the fields that the server refuses */
export function useDetailsForm(userId: string, user: User, onComplaints: (names: string[]) => void) {
  const save = useSaveDetails(userId);
  const [refusal, setRefusal] = useState('');
  const known = useMemo(() => detailsOf(user), [user]);
  const [start] = useState(() => readDraft(userId) ?? known);

  const form = useFormik<Details>({
    initialValues: start,
    validationSchema: detailsSchema,
    onSubmit: async (values, { resetForm, setErrors }) => {
      setRefusal('');
      const outcome = await save(values);
      if (outcome.kind === 'saved') resetForm({ values: outcome.details });
      if (outcome.kind === 'refused') setRefusal(profileMessages.failed);
      if (outcome.kind === 'fields') {
        setErrors(outcome.fields);
        onComplaints(Object.keys(outcome.fields));
      }
    },
  });
  const { values, resetForm } = form;

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

  return { form, refusal };
}

/** The review form's values: what waited in this tab, what the account tells, and what is sent. */
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './draft';
import { noReview, reviewMessages, reviewSchema } from './reviewSchema';
import type { ReviewValues } from './reviewSchema';
import { useAuthor } from './useAuthor';
import { useSendReview } from './useSendReview';

/** @param onComplaints called with the fields that the server refuses */
export function useReviewForm(productId: number, onComplaints: (names: string[]) => void) {
  const send = useSendReview(productId);
  const { userName, email } = useAuthor();
  const [start] = useState<ReviewValues>(() => ({ ...noReview, ...readDraft(productId) }));
  const [refusal, setRefusal] = useState('');

  const form = useFormik<ReviewValues>({
    initialValues: start,
    validationSchema: reviewSchema,
    onSubmit: async (values, { resetForm, setErrors }) => {
      setRefusal('');
      const outcome = await send(values);
      if (outcome.kind === 'sent') {
        resetForm({ values: { ...noReview, userName: values.userName, email: values.email } });
        dropDraft(productId);
      }
      if (outcome.kind === 'refused') setRefusal(reviewMessages.failed);
      if (outcome.kind === 'fields') {
        setErrors(outcome.fields);
        onComplaints(Object.keys(outcome.fields));
      }
    },
  });

  const { values, dirty, setValues } = form;

  useEffect(() => {
    if (userName === '' && email === '') return;
    void setValues((now) => ({ ...now, userName: now.userName || userName, email: now.email || email }), false);
  }, [userName, email, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(productId, values, { userName, email });
  }, [productId, values, dirty, userName, email]);

  /** Stars and words have waited in this tab. */
  return { form, refusal, hasDraft: start.ratings > 0 || start.message !== '' };
}

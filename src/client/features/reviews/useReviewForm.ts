/** The review form's values: what waited in this tab, what the account tells, and what is sent. */
import { useEffect, useState } from 'react';
import { useShopForm } from '../../ui/useShopForm';
import { dropDraft, keepDraft, readDraft } from './draft';
import { reviewMessages } from './reviewMessages';
import { noReview, reviewSchema } from './reviewSchema';
import type { ReviewValues } from './reviewSchema';
import { useAuthor } from './useAuthor';
import { useSendReview } from './useSendReview';

export function useReviewForm(productId: number) {
  const send = useSendReview(productId);
  const { userName, email } = useAuthor();
  const [start] = useState<ReviewValues>(() => ({ ...noReview, ...readDraft(productId) }));

  const shop = useShopForm<ReviewValues>({
    name: 'review',
    initial: start,
    schema: reviewSchema,
    send: async (values, { resetForm }) => {
      const outcome = await send(values);
      if (outcome.kind === 'sent') {
        resetForm({ values: { ...noReview, userName: values.userName, email: values.email } });
        dropDraft(productId);
      }
      if (outcome.kind === 'refused') return { text: reviewMessages.failed, more: outcome.more };
      return outcome.kind === 'fields' ? outcome : null;
    },
  });
  const { values, dirty, setValues } = shop.form;

  useEffect(() => {
    if (userName === '' && email === '') return;
    // The review carries the account's name, whatever a visitor typed before.
    void setValues((now) => ({ ...now, userName: userName || now.userName, email: now.email || email }), false);
  }, [userName, email, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(productId, values, { userName, email });
  }, [productId, values, dirty, userName, email]);

  return {
    ...shop,
    /** Stars and words have waited in this tab. */
    hasDraft: start.ratings > 0 || start.message !== '',
    /** The account tells the name. */
    isNamed: userName !== '',
  };
}

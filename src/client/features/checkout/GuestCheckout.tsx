/** A guest's order: everything is typed here (SPEC.md section 5, Checkout). */
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { toRupees } from '../../lib/money';
import { useAppStore } from '../../store/hooks';
import { AddressFields } from '../../ui/AddressFields';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';
import { useOnLeave } from '../../ui/useOnLeave';
import { unansweredAttempt } from './attempt';
import { beside } from './beside';
import { CheckoutFrame } from './CheckoutFrame';
import type { Ordered } from './CheckoutFrame';
import { checkoutMessages } from './checkoutMessages';
import { ContactFields } from './ContactFields';
import { detailsSchema, joinAddress, noDetails, tidyDetails } from './detailsSchema';
import type { OrderDetails } from './detailsSchema';
import { LATE_ANSWER, refusalText } from './refusalText';
import { keepDetails, readDetails } from './typedDetails';
import { usePlaceOrder } from './usePlaceOrder';

type Values = OrderDetails & { terms: boolean };
const detailsOf = ({ terms: _, ...details }: Values): OrderDetails => details;

export function GuestCheckout({ guestId, ordered }: { guestId: string; ordered: Ordered }) {
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  const [before] = useState(() => ({ attempt: unansweredAttempt(guestId), details: readDetails() }));
  const [said, setSaid] = useState(before.attempt ? LATE_ANSWER : '');
  const element = useRef<HTMLFormElement>(null);

  const form = useFormik<Values>({
    initialValues: { ...noDetails, ...(before.attempt?.details ?? before.details), terms: false },
    validationSchema: detailsSchema,
    onSubmit: async (values) => {
      const details = tidyDetails(detailsOf(values));
      const refusal = await place({
        order: {
          kind: 'guest',
          guestId,
          name: details.name,
          mobile: details.mobile,
          address: joinAddress(details),
          finalOrderAmount: toRupees(ordered.totalPaise),
          ...(ordered.couponCode !== null && { couponCode: ordered.couponCode }),
        },
        lines: ordered.lines,
        details,
      });
      if (!refusal) return;
      setSaid(refusalText(refusal));
      if (refusal.kind === 'fields') {
        form.setErrors(refusal.fields);
        focusFirst(element.current, Object.keys(refusal.fields));
      }
    },
  });

  // The way to the cart and back loses nothing, nor does a reload; an order that is placed leaves nothing behind.
  useOnLeave(() => {
    if (store.getState().checkout.step !== 'placed') keepDetails(detailsOf(form.values));
  });

  const submit = async () => {
    setSaid('');
    focusFirst(element.current, Object.keys(await form.validateForm()));
    await form.submitForm();
  };

  const bind = bindFields(form, beside);
  const missing = form.submitCount > 0 && Object.values(form.errors).includes(checkoutMessages.required);
  return (
    <CheckoutFrame
      form={element}
      ordered={ordered}
      placing={placing}
      said={missing ? checkoutMessages.required : said}
      terms={{
        checked: form.values.terms,
        error: form.submitCount > 0 ? (form.errors.terms ?? '') : '',
        onChange: (checked) => void form.setFieldValue('terms', checked),
      }}
      onSubmit={submit}
    >
      <div className="field-grid">
        <ContactFields mobile={form.values.mobile} bind={bind} />
        <AddressFields values={form.values} bind={bind} onFill={(place) => void form.setValues((now) => ({ ...now, ...place }))} />
      </div>
    </CheckoutFrame>
  );
}

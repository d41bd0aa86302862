/** A member's order: to a saved address, in the account's name (SPEC.md section 2, Checkout). All or nothing (DECISIONS.md T80). */
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { toRupees } from '../../lib/money';
import { useAppStore } from '../../store/hooks';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';
import { useOnLeave } from '../../ui/useOnLeave';
import { unansweredAttempt } from './attempt';
import { beside } from './beside';
import { CheckoutFrame } from './CheckoutFrame';
import type { Ordered } from './CheckoutFrame';
import { checkoutMessages } from './checkoutMessages';
import { ContactFields } from './ContactFields';
import { contactSchema, tidyContact } from './detailsSchema';
import type { Contact } from './detailsSchema';
import { LATE_ANSWER, refusalText } from './refusalText';
import { keepMemberTyped, readMemberTyped } from './typedDetails';
import { useLogInAgain } from './useLogInAgain';
import { usePlaceOrder } from './usePlaceOrder';
import { useSaveContact } from './useSaveContact';

interface Props {
  userId: string;
  ordered: Ordered;
  /** What the account tells; blank where it does not. */
  contact: Contact;
  /** addrId; null: there is none to choose. */
  addrId: string | null;
  /** The saved addresses to choose from. */
  addresses: ReactNode;
  /** Takes the member to where an address is added. */
  onAddressMissing: () => void;
}

export function MemberCheckout({ userId, ordered, contact, addrId, addresses, onAddressMissing }: Props) {
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  const { save, saving } = useSaveContact(userId, contact);
  const logInAgain = useLogInAgain();
  const [known] = useState(contact);
  const [before] = useState(() => ({ attempt: unansweredAttempt(userId), typed: readMemberTyped(userId) }));
  const [said, setSaid] = useState(before.attempt ? LATE_ANSWER : '');
  const element = useRef<HTMLFormElement>(null);

  const complain = (text: string, fields: Partial<Contact>) => {
    setSaid(text);
    form.setErrors(fields);
    focusFirst(element.current, Object.keys(fields));
  };

  const form = useFormik({
    initialValues: { name: before.typed?.name ?? known.name, mobile: before.typed?.mobile ?? known.mobile, terms: false },
    validationSchema: contactSchema,
    onSubmit: async (values) => {
      if (addrId === null) return;
      const { couponCode } = ordered;
      const outcome = await save(tidyContact(values));
      if (outcome.kind === 'sessionOver') return logInAgain(couponCode ?? undefined);
      if (outcome.kind === 'refused') return complain(outcome.text, outcome.fields);
      const refusal = await place({
        order: {
          kind: 'member',
          userId,
          addrId,
          finalOrderAmount: toRupees(ordered.totalPaise),
          discount: toRupees(ordered.discountPaise),
          ...(couponCode !== null && { couponCode }),
        },
        lines: ordered.lines,
        details: null,
      });
      if (refusal) complain(refusalText(refusal), refusal.kind === 'fields' ? refusal.fields : {});
    },
  });

  // The way to the cart or the login and back loses nothing, nor does a reload.
  useOnLeave(() => {
    if (store.getState().checkout.step === 'placed') return;
    const { name, mobile } = form.values;
    keepMemberTyped(userId, { addrId, ...(name !== known.name && { name }), ...(mobile !== known.mobile && { mobile }) });
  });

  const submit = async () => {
    setSaid(addrId === null ? checkoutMessages.noAddress : '');
    const complaints = await form.validateForm();
    if (addrId === null) onAddressMissing();
    else focusFirst(element.current, Object.keys(complaints));
    await form.submitForm();
  };

  const missing = form.submitCount > 0 && Object.values(form.errors).includes(checkoutMessages.required);
  return (
    <CheckoutFrame
      form={element}
      ordered={ordered}
      placing={placing || saving}
      said={missing ? checkoutMessages.required : said}
      terms={{
        checked: form.values.terms,
        error: form.submitCount > 0 ? (form.errors.terms ?? '') : '',
        onChange: (checked) => void form.setFieldValue('terms', checked),
      }}
      onSubmit={submit}
    >
      {addresses}
      <div className="field-grid checkout-contact">
        <ContactFields mobile={form.values.mobile} bind={bindFields(form, beside)} />
      </div>
      <p className="checkout-note">What you change here is saved in your profile.</p>
    </CheckoutFrame>
  );
}

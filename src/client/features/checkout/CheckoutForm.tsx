/** A guest's order: details, payment, what is ordered, terms, Place Order (SPEC.md section 2, Checkout, and section 5). */
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { CartItem } from '../../../contract/cart';
import { toRupees } from '../../lib/money';
import type { CartPrice } from '../../lib/pricing';
import { useAppStore } from '../../store/hooks';
import { StitchDivider } from '../../ui/StitchDivider';
import { focusFirst } from '../../ui/focusFirst';
import { joinAddress } from './address';
import { keepDetails, readDetails, unansweredAttempt } from './attempt';
import { DetailsFields } from './DetailsFields';
import type { CheckoutValues } from './DetailsFields';
import { checkoutMessages } from './checkoutMessages';
import { detailsSchema, noDetails, tidyDetails } from './detailsSchema';
import { PaymentChoice } from './PaymentChoice';
import { refusalText } from './refusalText';
import { SummaryLines } from './SummaryLines';
import { TermsCheckbox } from './TermsCheckbox';
import { usePlaceOrder } from './usePlaceOrder';
import './checkout.css';

interface Props {
  guestId: string;
  lines: readonly CartItem[];
  price: CartPrice;
  /** The code that counts in `price`. */
  couponCode: string | null;
  /** The amounts are about to change: nothing is ordered at an amount that is on its way out. */
  updating: boolean;
  totals: ReactNode;
}

const detailsOf = ({ terms: _, ...details }: CheckoutValues) => details;

const lateAnswer = 'Your last order got no answer. Place it again as it is: the same order is never placed twice.';

export function CheckoutForm({ guestId, lines, price, couponCode, updating, totals }: Props) {
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  const [before] = useState(() => ({ attempt: unansweredAttempt(guestId), details: readDetails() }));
  const [said, setSaid] = useState(before.attempt ? lateAnswer : '');
  const element = useRef<HTMLFormElement>(null);

  const form = useFormik<CheckoutValues>({
    initialValues: { ...noDetails, ...(before.attempt?.details ?? before.details), terms: false },
    validationSchema: detailsSchema,
    onSubmit: async (values) => {
      const details = tidyDetails(detailsOf(values));
      const refusal = await place({
        order: {
          guestId,
          name: details.name,
          mobile: details.mobile,
          address: joinAddress(details),
          finalOrderAmount: toRupees(price.totalPaise),
          ...(couponCode !== null && { couponCode }),
        },
        details,
        lines: [...lines],
        discountPaise: price.discountPaise,
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
  const typed = useRef(form.values);
  useEffect(() => {
    typed.current = form.values;
  });
  useEffect(() => {
    const keep = () => {
      if (store.getState().checkout.step !== 'placed') keepDetails(detailsOf(typed.current));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [store]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (placing || updating) return;
    const complaints = await form.validateForm();
    setSaid('');
    focusFirst(element.current, Object.keys(complaints));
    await form.submitForm();
  };

  const missing = form.submitCount > 0 && Object.values(form.errors).includes(checkoutMessages.required);
  const shown = missing ? checkoutMessages.required : said;

  return (
    <form ref={element} className="checkout-layout" noValidate onSubmit={(event) => void submit(event)}>
      <div className="checkout-main">
        <section aria-labelledby="checkout-address">
          <h2 id="checkout-address">Delivery address</h2>
          <DetailsFields form={form} />
        </section>
        <StitchDivider />
        <fieldset className="checkout-group">
          <legend>Payment</legend>
          <PaymentChoice />
        </fieldset>
      </div>
      <section className="checkout-aside" aria-labelledby="checkout-summary">
        <h2 id="checkout-summary">Order summary</h2>
        <SummaryLines lines={lines} />
        {totals}
        <TermsCheckbox
          checked={form.values.terms}
          error={form.submitCount > 0 ? (form.errors.terms ?? '') : ''}
          onChange={(checked) => void form.setFieldValue('terms', checked)}
        />
        <div role="alert">{shown !== '' && <p className="checkout-error">{shown}</p>}</div>
        <button type="submit" className="button button-primary button-block" aria-disabled={placing || updating} aria-busy={placing}>
          {placing ? 'Placing your order…' : 'Place Order'}
        </button>
      </section>
    </form>
  );
}

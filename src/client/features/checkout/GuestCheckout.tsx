/**
 * A guest's order: everything is typed here (docs/requirements.md section 5, Checkout). Fetched for guests alone
 * (CheckoutScreen).
 */
import { useEffect, useRef, useState } from 'react';
import { EMAIL_MAX } from '../../../contract/rules/limits';
import { toRupees } from '../../../contract/rules/money';
import { returnPathTo } from '../../lib/returnPath';
import { paths } from '../../lib/paths';
import { selectIsUnheard } from '../../store/checkoutSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { AddressFields } from '../../ui/AddressFields';
import { Link } from '../../ui/Link';
import { TextField } from '../../ui/TextField';
import { useOnLeave } from '../../ui/useOnLeave';
import { useShopForm } from '../../ui/useShopForm';
import { CheckoutFrame, ContactFields } from './CheckoutFrame';
import type { Ordered } from './CheckoutFrame';
import { checkoutMessages } from './checkoutMessages';
import { beside, guestOrderSchema, joinAddress, noDetails, sumUp, tidyOrderDetails } from './checkoutSchema';
import type { OrderDetails } from './checkoutSchema';
import { formResultOf } from './orderFailure';
import { keepDetails, readDetails, unansweredAttempt } from './tabMemory';
import { usePlaceOrder } from './usePlaceOrder';

/** A guest who has an account need not type an address; the cart comes along (decision 74). */
function LogInNote() {
  const location = useAppSelector(selectLocation);
  return (
    <p className="checkout-note">
      Have you saved an address?{' '}
      <Link className="checkout-login" to={paths.login} state={returnPathTo(location)}>
        Log in
      </Link>
    </p>
  );
}

type Values = OrderDetails & { terms: boolean };
const detailsOf = ({ terms: _, ...details }: Values): OrderDetails => details;

export function GuestCheckout({ ownerId: guestId, ordered }: { ownerId: string; ordered: Ordered }) {
  const store = useAppStore();
  const { place, placing } = usePlaceOrder();
  // Typed things alone: what else the tab knows is in the store.
  const [before] = useState(() => ({ attempt: unansweredAttempt(guestId), details: readDetails() }));
  /** The press before has said that an order of before may have reached the shop. */
  const isWarned = useRef(false);
  const isUnheard = useAppSelector((state) => selectIsUnheard(state, guestId));

  const checkout = useShopForm<Values>({
    name: 'checkout',
    initial: { ...noDetails, ...(before.attempt?.details ?? before.details), terms: false },
    schema: guestOrderSchema,
    sumUp,
    beside,
    send: async (values) => {
      if (isUnheard && !isWarned.current) {
        isWarned.current = true;
        return { text: checkoutMessages.unheard };
      }
      const details = tidyOrderDetails(detailsOf(values));
      const refusal = await place({
        order: {
          kind: 'guest',
          guestId,
          name: details.name,
          mobile: details.mobile,
          ...(details.email !== '' && { email: details.email }),
          address: joinAddress(details),
          finalOrderAmount: toRupees(ordered.totalPaise),
          ...(ordered.couponCode !== null && { couponCode: ordered.couponCode }),
        },
        lines: ordered.lines,
        details,
        seen: { cartVersion: ordered.cartVersion },
      });
      return refusal && formResultOf(refusal);
    },
  });

  const { form, bind, refuse } = checkout;

  // What was said of an order is not true of another guest's (UnheardOrder).
  const owner = useRef(guestId);
  useEffect(() => {
    if (owner.current === guestId) return;
    owner.current = guestId;
    if (isUnheard) isWarned.current = false;
    refuse(isUnheard ? checkoutMessages.unheard : '');
  }, [guestId, refuse, isUnheard]);

  // The way to the cart and back loses nothing, nor does a reload; an order that is placed leaves nothing behind.
  useOnLeave(() => {
    if (store.getState().checkout.step !== 'placed') keepDetails(detailsOf(form.values));
  });

  return (
    <>
      <LogInNote />
      <CheckoutFrame
        ownerId={guestId}
        ordered={ordered}
        checkout={checkout}
        placing={placing}
        onSubmit={() => void checkout.press()}
      >
        <div className="field-grid">
          <ContactFields mobile={form.values.mobile} bind={bind} />
          <TextField
            {...bind('email')}
            required={false}
            label="E-mail (optional)"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            hint="Then we write what shipping costs, how to pay, and when it is on its way."
            className="field-wide"
          />
          <AddressFields
            values={form.values}
            bind={bind}
            onFill={(place) => void form.setValues((now) => ({ ...now, ...place }))}
          />
        </div>
      </CheckoutFrame>
    </>
  );
}

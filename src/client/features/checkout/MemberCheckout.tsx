/**
 * A member's order: to a saved address, in the account's name (docs/requirements.md section 2, Checkout). All or
 * nothing (decision 80).
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '../../../contract/account';
import { toRupees } from '../../../contract/rules/money';
import type { SavedAddress } from '../../api/addressApi';
import { selectChosenAddrId, selectWaitingAttempt } from '../../store/checkoutSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { RetryButton } from '../../ui/RetryButton';
import { useOnLeave } from '../../ui/useOnLeave';
import { useShopForm } from '../../ui/useShopForm';
import { CheckoutFrame, ContactFields } from './CheckoutFrame';
import type { Ordered } from './CheckoutFrame';
import { checkoutMessages } from './checkoutMessages';
import { beside, memberOrderSchema, sumUp, tidyContact } from './checkoutSchema';
import type { Contact } from './checkoutSchema';
import { formResultOf } from './orderFailure';
import { keepMemberTyped, readMemberTyped } from './tabMemory';
import type { Wanted } from './tabMemory';
import { useContactNews, useSaveContact } from './useContactNews';
import { usePlaceOrder } from './usePlaceOrder';

/** The address that is delivered to: the one chosen in this visit, else an earlier try's, else the first. */
export function useChosenAddress(userId: string, addresses: readonly Address[]): string | null {
  const chosen = useAppSelector((state) => selectChosenAddrId(state, userId));
  const tried = useAppSelector((state) => selectWaitingAttempt(state, userId)?.addrId);
  const isSaved = (id: string | null | undefined) => addresses.some(({ addrId }) => addrId === id);
  return [chosen, tried, addresses[0]?.addrId].find(isSaved) ?? null;
}

/** Name and number did not come: they can be typed, or asked for again. */
export function ContactFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div className="checkout-contact-failed" role="alert">
      <p>Your name and mobile number did not arrive. Type them below, or ask again.</p>
      <RetryButton retrying={retrying} onRetry={onRetry} />
    </div>
  );
}

interface Props {
  userId: string;
  ordered: Ordered;
  /** What the account tells; blank where it does not. */
  contact: Contact;
  /** null: there is none to choose. */
  address: SavedAddress | null;
  /** The saved addresses to choose from. */
  addresses: ReactNode;
  /** Takes the member to where an address is added. */
  onAddressMissing: () => void;
}

export function MemberCheckout({ userId, ordered, contact, address, addresses, onAddressMissing }: Props) {
  const store = useAppStore();
  const { place, giveUp, logInAgain, placing } = usePlaceOrder();
  const [typed] = useState(() => readMemberTyped(userId));

  const checkout = useShopForm({
    name: 'checkout',
    initial: { name: typed?.name ?? contact.name, mobile: typed?.mobile ?? contact.mobile, terms: false },
    schema: memberOrderSchema,
    sumUp,
    beside,
    send: async (values) => {
      if (address === null) return null;
      const { couponCode } = ordered;
      const wanted: Wanted = {
        order: {
          kind: 'member',
          userId,
          addrId: address.addrId,
          finalOrderAmount: toRupees(ordered.totalPaise),
          discount: toRupees(ordered.discountPaise),
          ...(couponCode !== null && { couponCode }),
        },
        lines: ordered.lines,
        details: null,
        seen: { cartVersion: ordered.cartVersion, addressVersion: address.version },
        deliverTo: [address.houseName, address.street, address.city, address.state, address.pinCode],
      };
      const obstacle = await news.obstacle(tidyContact(values));
      if (obstacle?.kind === 'unreachable') giveUp(wanted, obstacle.error);
      if (obstacle) return obstacle.kind === 'unreachable' ? null : formResultOf(obstacle);
      const outcome = await save(tidyContact(values));
      if (outcome.kind === 'sessionOver') logInAgain(couponCode ?? undefined);
      if (outcome.kind !== 'saved') return outcome.kind === 'refused' ? outcome : null;
      const refusal = await place(wanted);
      return refusal && formResultOf(refusal);
    },
  });

  const { form, bind, refuse } = checkout;
  const news = useContactNews(userId, contact, form);
  const { known } = news;
  const save = useSaveContact(userId, known);

  // The way to the cart or the login and back loses nothing, nor does a reload.
  useOnLeave(() => {
    if (store.getState().checkout.step === 'placed') return;
    const { name, mobile } = form.values;
    keepMemberTyped(userId, {
      addrId: address?.addrId ?? null,
      ...(name !== known.name && { name }),
      ...(mobile !== known.mobile && { mobile }),
    });
  });

  const askForAddress = () => {
    refuse(checkoutMessages.noAddress);
    onAddressMissing();
  };

  return (
    <CheckoutFrame
      ownerId={userId}
      ordered={ordered}
      checkout={checkout}
      placing={placing}
      onSubmit={() => void checkout.press(address === null ? askForAddress : checkout.focus)}
    >
      {addresses}
      <div role="status">{news.isChanged && <p className="notice">{checkoutMessages.contactChanged}</p>}</div>
      <div className="field-grid checkout-contact">
        <ContactFields mobile={form.values.mobile} bind={bind} />
      </div>
      <p className="checkout-note">What you change here is saved in your profile.</p>
    </CheckoutFrame>
  );
}

/**
 * What every checkout looks like: the address on one side, payment, summary, terms and Place Order after it
 * (docs/requirements.md section 2, Checkout).
 */
import { Flex } from 'antd';
import type { FormEvent, ReactNode, RefObject } from 'react';
import type { CartItem } from '../../../contract/cart';
import { formatMoney } from '../../../contract/rules/money';
import { StitchDivider } from '../../ui/StitchDivider';
import { PaymentChoice } from './PaymentChoice';
import { SummaryLines } from './SummaryLines';
import { TermsCheckbox } from './TermsCheckbox';
import './checkout.css';

interface Terms {
  checked: boolean;
  error: string;
  onChange: (checked: boolean) => void;
}

/** What is being ordered, as the screen knows it. */
export interface Ordered {
  lines: readonly CartItem[];
  /** The server's word for them; another backend has none. */
  cartVersion: string | undefined;
  /** Paise. */
  totalPaise: number;
  discountPaise: number;
  /** The code that counts in the total. */
  couponCode: string | null;
  /** The amounts are about to change: nothing is ordered at an amount that is on its way out. */
  updating: boolean;
  totals: ReactNode;
}

interface Props {
  ordered: Ordered;
  terms: Terms;
  /** Why the order did not go through, and what to do; '' for nothing. */
  said: string;
  placing: boolean;
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** Name and address. */
  children: ReactNode;
}

export function CheckoutFrame({ ordered, terms, said, placing, form, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ordered.updating) onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex className="checkout-layout">
        <div className="checkout-main">
          <section aria-labelledby="checkout-address">
            <h2 id="checkout-address">Delivery address</h2>
            {children}
          </section>
          <StitchDivider />
          <fieldset className="checkout-group">
            <legend>Payment</legend>
            <PaymentChoice />
          </fieldset>
        </div>
        <div className="checkout-side">
          <section className="checkout-aside" aria-labelledby="checkout-summary">
            <h2 id="checkout-summary">Order summary</h2>
            <SummaryLines lines={ordered.lines} />
            {ordered.totals}
            <TermsCheckbox {...terms} />
          </section>
          <div className="checkout-action">
            <div role="alert">{said !== '' && <p className="checkout-error">{said}</p>}</div>
            <div className="checkout-place">
              <span className="checkout-action-total" aria-hidden="true">
                {formatMoney(ordered.totalPaise)}
              </span>
              <button type="submit" className="button button-primary button-block" aria-disabled={placing || ordered.updating} aria-busy={placing}>
                {placing ? 'Placing your order…' : 'Place Order'}
              </button>
            </div>
          </div>
        </div>
      </Flex>
    </form>
  );
}

/**
 * What every checkout looks like: name, number and address on one side, payment, summary, terms and Place Order after
 * it (docs/requirements.md section 2, Checkout).
 */
import { Flex } from 'antd';
import type { SubmitEvent, ReactNode, RefObject } from 'react';
import type { CartItem } from '../../../contract/cart';
import { shippingWords } from '../../../contract/rules/delivery';
import { MOBILE_DIGITS, MOBILE_TYPED_MAX, NAME_MAX } from '../../../contract/rules/limits';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { PAYMENT_METHOD, paymentWords } from '../../../contract/rules/payment';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { choiceText, isShort, lineKey } from '../../lib/cartLine';
import { itemPaise } from '../../lib/cartPrice';
import { goneText, lineChange, sentencesOf } from '../../lib/lineChange';
import { paths } from '../../lib/paths';
import { unusualMobile } from '../../lib/unusualMobile';
import { selectCartNews } from '../../store/cartSlice';
import { selectIsAnswerLate } from '../../store/checkoutSlice';
import { useAppSelector } from '../../store/hooks';
import { FormRefusal } from '../../ui/FormRefusal';
import { Link } from '../../ui/Link';
import { NewTabNote } from '../../ui/NewTabNote';
import { Picture } from '../../ui/Picture';
import { StitchDivider } from '../../ui/StitchDivider';
import { TextField } from '../../ui/TextField';
import type { BoundField } from '../../ui/useShopForm';
import { checkoutMessages } from './checkoutMessages';
import type { Contact } from './checkoutSchema';
import { LATE_ANSWER } from './orderFailure';
import './checkout.css';
import './orderSummary.css';

interface ContactFieldsProps {
  mobile: string;
  bind: (name: keyof Contact, tidy?: (text: string) => string) => BoundField;
}

/** Who orders: the number is what the team calls about shipping and payment. */
export function ContactFields({ mobile, bind }: ContactFieldsProps) {
  return (
    <>
      <TextField {...bind('name')} label="Full name" autoComplete="name" maxLength={NAME_MAX} className="field-wide" />
      <TextField
        {...bind('mobile', normaliseMobile)}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOBILE_TYPED_MAX}
        hint={unusualMobile(mobile) || `${MOBILE_DIGITS} digits. ${shippingWords.call}`}
        className="field-wide"
      />
    </>
  );
}

/** The only way to pay there is. Nothing is paid here: the team asks for it once shipping is known (decision 15). */
function PaymentChoice() {
  return (
    <label className="checkout-payment">
      <input
        type="radio"
        name="paymentMethod"
        value={PAYMENT_METHOD}
        checked
        readOnly
        aria-describedby="payment-note"
      />
      <span>
        <strong>{paymentWords.name}</strong>
        <span id="payment-note">{paymentWords.later}</span>
      </span>
    </label>
  );
}

/** What is being ordered, briefly, and what of it is not as the shopper saw it last. */
function SummaryLines({ lines }: { lines: readonly CartItem[] }) {
  const news = useAppSelector(selectCartNews);
  const gone = goneText(news, lines);
  return (
    <>
      <ul role="list" className="summary-lines" aria-label="Products in this order">
        {lines.map((line) => {
          const choice = choiceText(line);
          return (
            <li key={lineKey(line)}>
              <Picture src={line.productImage} alt="" sizes="56px" />
              <span className="summary-words">
                <span className="summary-name two-lines">{line.productName}</span>
                <span className="summary-choice">
                  {choice === '' ? '' : `${choice} · `}
                  {line.orderQuantity} × {formatMoney(toPaise(line.productRate))}
                </span>
                {choice !== '' && (
                  <Link
                    className="summary-choose"
                    to={paths.productChoice(line.productId, line.productColor, line.productSize)}
                  >
                    Change
                    <span className="visually-hidden">
                      {' '}
                      colour or size of {line.productName}, {choice}
                    </span>
                  </Link>
                )}
                {isShort(line, lines) && <span className="summary-short">Not enough in stock</span>}
                {sentencesOf(lineChange(news, line)).map((sentence) => (
                  <span key={sentence} className="summary-change">
                    {sentence}
                  </span>
                ))}
              </span>
              <span className="summary-money">{formatMoney(itemPaise(line))}</span>
            </li>
          );
        })}
      </ul>
      {gone !== '' && <p className="summary-change">{gone}</p>}
    </>
  );
}

interface Terms {
  checked: boolean;
  error: string;
  onChange: (checked: boolean) => void;
}

/** The terms, opened beside the form so that nothing typed is lost. */
function TermsCheckbox({ checked, error, onChange }: Terms) {
  return (
    <div className="checkout-terms">
      <div className="checkout-terms-row">
        <input
          type="checkbox"
          id="checkout-terms"
          name="terms"
          checked={checked}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : 'checkout-terms-error'}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor="checkout-terms">I agree to the terms &amp; conditions</label>
        <a href={paths.termsOfUse} target="_blank" rel="noopener">
          Read them
          <NewTabNote />
        </a>
      </div>
      {error !== '' && (
        <p id="checkout-terms-error" className="form-refusal" role="alert">
          {error}
        </p>
      )}
    </div>
  );
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

/** As much as the frame needs of the form that it stands around. */
interface CheckoutForm {
  form: { values: { terms: boolean }; setFieldValue: (name: 'terms', checked: boolean) => unknown };
  element: RefObject<HTMLFormElement | null>;
  errorOf: (field: string) => string;
  /** Why the order did not go through, and what to do; '' for nothing. */
  said: string;
  sending: boolean;
}

interface Props {
  /** The guest's or the member's id. */
  ownerId: string;
  ordered: Ordered;
  checkout: CheckoutForm;
  placing: boolean;
  onSubmit: () => void;
  /** Name and address. */
  children: ReactNode;
}

export function CheckoutFrame({ ownerId, ordered, checkout, placing, onSubmit, children }: Props) {
  const { form, element, errorOf } = checkout;
  const isLate = useAppSelector((state) => selectIsAnswerLate(state, ownerId));
  const said = checkout.said || (isLate ? LATE_ANSWER : '');
  const isPlacing = placing || checkout.sending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ordered.updating) onSubmit();
  };
  return (
    <form ref={element} noValidate onSubmit={submit}>
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
            <TermsCheckbox
              checked={form.values.terms}
              error={errorOf('terms')}
              onChange={(checked) => void form.setFieldValue('terms', checked)}
            />
          </section>
          <div className="checkout-action">
            <FormRefusal text={said} />
            <div className="checkout-place">
              <span className="checkout-action-total" aria-hidden="true">
                {formatMoney(ordered.totalPaise)}
              </span>
              <button
                type="submit"
                className="button button-primary button-block"
                aria-disabled={isPlacing || ordered.updating}
                aria-busy={isPlacing}
              >
                {isPlacing ? checkoutMessages.placing : 'Place Order'}
              </button>
            </div>
          </div>
        </div>
      </Flex>
    </form>
  );
}

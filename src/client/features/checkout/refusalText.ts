import { brand } from '../../../contract/brand';
import { formatMoney } from '../../lib/money';
import type { Outcome } from '../../ui/useShopForm';
import { checkoutMessages } from './checkoutMessages';
import type { LeftToScreen } from './outcome';

/** An attempt of before waits for its answer. */
export const LATE_ANSWER =
  'Your last order got no answer. Place it again: we look first whether it has reached us, and it is never placed twice.';

/** After whatever has changed meanwhile. */
const LOOK_AGAIN = 'Please look at your order and place it again.';

/** What the form says about an order that did not go through, and what to do next. */
export function refusalText(refusal: LeftToScreen): string {
  switch (refusal.kind) {
    case 'unreachable':
      return `${refusal.message} Everything you typed is still here, and the order cannot be placed twice.`;
    case 'priceChanged': {
      const { oldPaise, newPaise } = refusal;
      const totals = newPaise === null ? '' : ` The total was ${formatMoney(oldPaise)} and is now ${formatMoney(newPaise)}.`;
      return `A price has changed.${totals} Please look at the new total and place the order again.`;
    }
    case 'lookAgain':
      return `${refusal.message} ${LOOK_AGAIN}`;
    case 'tooMuch':
      return `${refusal.message} Telephone ${brand.phone}, e-mail ${brand.email}. Your cart is kept.`;
    case 'noGuest':
      return checkoutMessages.noGuest;
    case 'fields':
      return 'Please correct the marked fields.';
  }
}

/** What the form says then, and beside which fields. */
export const outcomeOf = (refusal: LeftToScreen): Outcome => ({ text: refusalText(refusal), ...(refusal.kind === 'fields' && { fields: refusal.fields }) });

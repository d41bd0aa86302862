import { formatMoney } from '../../../contract/rules/money';
import type { FormResult } from '../../ui/useShopForm';
import type { LeftToScreen } from './orderFailure';

/** An attempt of before waits for its answer. */
export const LATE_ANSWER =
  'Your last order got no answer. Place it again: we look first whether it has reached us, and it is never placed twice.';

/** After whatever has changed meanwhile. */
const LOOK_AGAIN = 'Please look at your order and place it again.';

/** What the form says about an order that did not go through, and what to do next. */
export function orderFailureText(refusal: LeftToScreen): string {
  switch (refusal.kind) {
    case 'priceChanged': {
      const { oldPaise, newPaise } = refusal;
      const totals = newPaise === null ? '' : ` The total was ${formatMoney(oldPaise)} and is now ${formatMoney(newPaise)}.`;
      return `A price has changed.${totals} Please look at the new total and place the order again.`;
    }
    case 'lookAgain':
      return `${refusal.message} ${LOOK_AGAIN}`;
    case 'fields':
      return 'Please correct the marked fields.';
  }
}

/** What the form says then, and beside which fields. */
export const formResultOf = (refusal: LeftToScreen): FormResult => ({ text: orderFailureText(refusal), ...(refusal.kind === 'fields' && { fields: refusal.fields }) });

/** Who orders: the number is what the team calls about shipping and payment. */
import { NAME_MAX } from '../../../contract/rules/limits';
import { REQUIRED } from '../../lib/addressMessages';
import { normaliseMobile } from '../../lib/digits';
import { unusualMobile } from '../../lib/unusualMobile';
import type { BoundField } from '../../ui/useShopForm';
import { TextField } from '../../ui/TextField';
import { checkoutMessages } from './checkoutMessages';
import type { Contact } from './contactSchema';

/** What a field says: the sentence about missing ones stands once, over the button. */
export const beside = (complaint: string): string => (complaint === checkoutMessages.required ? REQUIRED : complaint);

/** That sentence, where a field is missing. */
export const sumUp = (complaints: object): string => (Object.values(complaints).includes(checkoutMessages.required) ? checkoutMessages.required : '');

interface Props {
  mobile: string;
  bind: (name: keyof Contact, tidy?: (text: string) => string) => BoundField;
}

export function ContactFields({ mobile, bind }: Props) {
  return (
    <>
      <TextField {...bind('name')} label="Full name" autoComplete="name" maxLength={NAME_MAX} className="field-wide" />
      <TextField
        {...bind('mobile', normaliseMobile)}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint={unusualMobile(mobile) || '10 digits. We call about shipping and payment.'}
        className="field-wide"
      />
    </>
  );
}

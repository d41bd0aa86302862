/** Who receives the order and where (SPEC.md section 2, Checkout; the country is fixed). */
import type { FormikProps } from 'formik';
import { COUNTRY } from '../../lib/constants';
import { normaliseMobile, normalisePin } from '../../lib/digits';
import { TextField } from '../../ui/TextField';
import { checkoutMessages } from './checkoutMessages';
import type { OrderDetails } from './detailsSchema';

export type CheckoutValues = OrderDetails & { terms: boolean };
type Name = keyof OrderDetails;

const unusualMobile = (mobile: string) => (/^[0-5]/.test(mobile) ? 'Please check: Indian mobile numbers start with 6, 7, 8 or 9.' : '');
const unusualPin = (pin: string) => (pin.startsWith('0') ? 'Please check: Indian PIN codes do not start with 0.' : '');

export function DetailsFields({ form }: { form: FormikProps<CheckoutValues> }) {
  const bind = (name: Name, tidy: (text: string) => string = (text) => text) => {
    const complaint = form.errors[name] ?? '';
    // Leaving an empty field is no mistake yet; leaving a wrong one is.
    const due = form.submitCount > 0 || (form.touched[name] === true && form.values[name] !== '');
    const shown = complaint === checkoutMessages.required ? 'Required' : complaint;
    return {
      name,
      value: form.values[name],
      error: due ? shown : '',
      required: true,
      onBlur: () => void form.setFieldTouched(name),
      onChange: (text: string) => void form.setFieldValue(name, tidy(text)),
    };
  };
  return (
    <div className="checkout-fields">
      <TextField {...bind('name')} label="Full name" autoComplete="name" maxLength={100} className="checkout-wide" />
      <TextField
        {...bind('mobile', normaliseMobile)}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint={unusualMobile(form.values.mobile) || '10 digits. We call about shipping and payment.'}
        className="checkout-wide"
      />
      <TextField {...bind('houseName')} label="House name" hint="Flat, floor, building" autoComplete="address-line1" maxLength={120} className="checkout-wide" />
      <TextField {...bind('street')} label="Street" autoComplete="address-line2" maxLength={120} className="checkout-wide" />
      <TextField {...bind('city')} label="City" autoComplete="address-level2" maxLength={120} />
      <TextField {...bind('state')} label="State" autoComplete="address-level1" maxLength={120} />
      <TextField
        {...bind('pinCode', normalisePin)}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        hint={unusualPin(form.values.pinCode) || '6 digits'}
      />
      <TextField name="country" label="Country" value={COUNTRY} readOnly autoComplete="country-name" onChange={() => undefined} />
    </div>
  );
}

/** A member's address, a new one or one to be changed: at the checkout in a dialog, on the profile in its place. */
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Address } from '../../../contract/account';
import type { AddressParts } from '../../lib/address';
import { noAddress } from '../../lib/address';
import { addressWords } from '../../lib/addressMessages';
import type { AddressScreen, AddressWords } from '../../lib/addressMessages';
import { COUNTRY } from '../../lib/constants';
import { AddressFields } from '../../ui/AddressFields';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';
import { addressSchema } from './addressSchema';
import { dropDraft, keepDraft, readDraft } from './draft';
import { useSaveAddress } from './useSaveAddress';
import './addressForm.css';

interface Props {
  /** Whose words the form has. */
  screen: AddressScreen;
  userId: string;
  /** null: a new one. */
  address: Address | null;
  submitText: string;
  onSaved: (address: Address) => void;
  /** Why it was not saved; the form says it too, as long as it stands. */
  onRefused?: (text: string) => void;
  /** With it there is a Cancel button. */
  onCancel?: () => void;
}

interface Values extends AddressParts {
  country: string;
}

const noValues: Values = { ...noAddress, country: COUNTRY };
const valuesOf = ({ houseName, street, city, state, pinCode, country }: Address): Values => ({ houseName, street, city, state, pinCode, country });
const isChanged = (values: Values, from: Values): boolean => (Object.keys(from) as (keyof Values)[]).some((part) => values[part] !== from[part]);

export function AddressForm({ screen, userId, address, submitText, onSaved, onRefused, onCancel }: Props) {
  const words: AddressWords = addressWords[screen];
  const of = { userId, addrId: address?.addrId ?? null };
  const save = useSaveAddress(of);
  const [schema] = useState(() => addressSchema(screen));
  const [start] = useState<Values>(() => ({ ...(address ? valuesOf(address) : noValues), ...readDraft(of) }));
  const [refusal, setRefusal] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const saving = useRef(false);

  const form = useFormik<Values>({
    initialValues: start,
    validationSchema: schema,
    onSubmit: async (values, { resetForm, setErrors }) => {
      const outcome = await save(values);
      if (outcome.kind === 'refused') {
        setRefusal(outcome.text);
        onRefused?.(outcome.text);
      }
      if (outcome.kind === 'fields') {
        setErrors(outcome.fields);
        focusFirst(element.current, Object.keys(outcome.fields));
      }
      if (outcome.kind !== 'saved') return;
      if (address === null) resetForm({ values: noValues });
      onSaved(outcome.address);
    },
  });

  // Neither a reload nor the end of the session loses what is typed; who cancels drops it.
  const { values } = form;
  const { addrId } = of;
  const changed = isChanged(values, address ? valuesOf(address) : noValues);
  useEffect(() => {
    if (changed) keepDraft({ userId, addrId }, values);
    else dropDraft({ userId, addrId });
  }, [changed, values, userId, addrId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Two presses in one breath are one address.
    if (saving.current) return;
    saving.current = true;
    setRefusal('');
    try {
      focusFirst(element.current, Object.keys(await form.validateForm()));
      await form.submitForm();
    } finally {
      saving.current = false;
    }
  };

  const isBlank = (part: keyof AddressParts) => form.errors[part] === words.blank[part];
  const missing = form.submitCount > 0 && (Object.keys(noAddress) as (keyof AddressParts)[]).some(isBlank);
  const said = missing ? words.required : refusal;
  const bind = bindFields(form);

  return (
    <form ref={element} className="address-form" noValidate aria-label={submitText} onSubmit={(event) => void submit(event)}>
      <div className="field-grid">
        <AddressFields
          values={values}
          bind={bind}
          onFill={(place) => void form.setValues((now) => ({ ...now, ...place }))}
          {...(words.country !== undefined && { country: bind('country') })}
        />
      </div>
      <div role="alert">{said !== '' && <p className="address-refusal">{said}</p>}</div>
      <div className="address-actions">
        <button type="submit" className="button button-primary" aria-disabled={form.isSubmitting} aria-busy={form.isSubmitting}>
          {form.isSubmitting ? 'Saving…' : submitText}
        </button>
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

/** A member's address, a new one or one to be changed: at the checkout in a dialog, on the profile in its place. */
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { COUNTRY } from '../../../contract/rules/limits';
import type { Address } from '../../../contract/account';
import type { AddressParts } from '../../lib/address';
import { noAddress } from '../../lib/address';
import { addressWords, savingMessages } from '../../lib/addressMessages';
import type { AddressScreen, AddressWords } from '../../lib/addressMessages';
import type { UiScope } from '../../lib/uiState';
import { AddressFields } from '../../ui/AddressFields';
import { FormRefusal } from '../../ui/FormRefusal';
import { useShopForm } from '../../ui/useShopForm';
import { addressFormSchema } from './addressSchema';
import { dropDraft, keepDraft, readDraft, useSaveAddress } from './useSaveAddress';
import './addressForm.css';

interface Props {
  /** Whose words the form has. */
  screen: AddressScreen;
  /** `over`: in a dialog. */
  scope: UiScope;
  userId: string;
  /** null: a new one. */
  address: Address | null;
  submitText: string;
  onSaved: (address: Address) => void;
  /** There is no room for another: sending it says so, whatever is typed. */
  isFull?: boolean;
  /** With it there is a Cancel button. */
  onCancel?: () => void;
}

interface Values extends AddressParts {
  country: string;
}

const parts = Object.keys(noAddress) as (keyof AddressParts)[];
const noValues: Values = { ...noAddress, country: COUNTRY };
const valuesOf = ({ houseName, street, city, state, pinCode, country }: Address): Values => ({
  houseName,
  street,
  city,
  state,
  pinCode,
  country,
});
const isChanged = (values: Values, from: Values): boolean =>
  (Object.keys(from) as (keyof Values)[]).some((part) => values[part] !== from[part]);

export function AddressForm({ screen, scope, userId, address, submitText, isFull = false, onSaved, onCancel }: Props) {
  const words: AddressWords = addressWords[screen];
  const of = { userId, addrId: address?.addrId ?? null };
  const save = useSaveAddress(of);
  const [schema] = useState(() => addressFormSchema(screen));
  const [start] = useState<Values>(() => ({ ...(address ? valuesOf(address) : noValues), ...readDraft(of) }));

  const { form, bind, element, submit, refuse, said, sending } = useShopForm<Values>({
    name: address === null ? 'address-new' : 'address-edited',
    scope,
    initial: start,
    schema,
    sumUp: (errors) => (parts.some((part) => errors[part] === words.blank[part]) ? words.required : ''),
    send: async (values, { resetForm }) => {
      const outcome = await save(values);
      if (outcome.kind === 'saved') {
        if (address === null) resetForm({ values: noValues });
        onSaved(outcome.address);
      }
      return outcome.kind === 'refused' || outcome.kind === 'fields' ? outcome : null;
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

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isFull) {
      submit(event);
      return;
    }
    event.preventDefault();
    refuse(savingMessages.tooMany);
  };

  return (
    <form ref={element} className="address-form" noValidate aria-label={submitText} onSubmit={onSubmit}>
      <div className="field-grid">
        <AddressFields
          values={values}
          bind={bind}
          onFill={(place) => void form.setValues((now) => ({ ...now, ...place }))}
          {...(words.country !== undefined && { country: bind('country') })}
        />
      </div>
      <FormRefusal text={said} />
      <div className="address-actions">
        <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
          {sending ? 'Saving…' : submitText}
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

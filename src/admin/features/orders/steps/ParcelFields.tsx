/** Who takes a parcel, and its number. The courier of last time stands there. */
import { useId } from 'react';
import { couriers } from '../../../../contract/rules/couriers';
import { COURIER_MAX, TRACKING_MAX } from '../../../../contract/rules/staffOrderRules';
import { TextField } from '../../../ui/TextField';

interface Props {
  /** In front of the fields' names, as `orders.0.` */
  prefix?: string;
  /** In front of their labels, where there are several parcels. */
  of?: string;
  focuses?: boolean;
  withLink?: boolean;
}

export function ParcelFields({ prefix = '', of = '', focuses = false, withLink = true }: Props) {
  const list = useId();
  const label = (text: string): string => (of === '' ? text : `${of}: ${text.toLowerCase()}`);
  return (
    <>
      <datalist id={list}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        name={`${prefix}courier`}
        label={label('Courier')}
        list={list}
        maxLength={COURIER_MAX}
        autoComplete="off"
        size="large"
      />
      <TextField
        name={`${prefix}trackingNumber`}
        label={label('Tracking number')}
        maxLength={TRACKING_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        size="large"
        takesFocus={focuses}
      />
      {withLink && (
        <TextField
          name={`${prefix}trackingUrl`}
          label="Link, if the courier sent one"
          hint="Left empty, the customer gets the courier’s own page."
          type="url"
          autoComplete="off"
          size="large"
        />
      )}
    </>
  );
}

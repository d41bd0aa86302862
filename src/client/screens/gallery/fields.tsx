/** What is typed and chosen. */
import { useState } from 'react';
import { PIN_DIGITS } from '../../../contract/rules/limits';
import { accountFaults, addressFaults } from '../../../contract/rules/messages';
import type { AddressParts } from '../../lib/address';
import { AddressFields } from '../../ui/AddressFields';
import type { BoundField } from '../../ui/useShopForm';
import { PasswordField } from '../../ui/PasswordField';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { SearchBox } from '../../ui/SearchBox';
import { TextField } from '../../ui/TextField';
import { typedAddress } from './samples';
import type { States } from './samples';

interface Said {
  label: string;
  name: string;
  value?: string;
  hint?: string;
  error?: string;
  rows?: number;
}

function Typed({ value: first = '', rows, ...said }: Said) {
  const [value, onChange] = useState(first);
  const field = { ...said, value, onChange };
  return rows === undefined ? <TextField {...field} /> : <TextField {...field} rows={rows} />;
}

const bound = (name: string, value: string, onChange: (text: string) => void, error = ''): BoundField => ({
  name,
  value,
  error,
  required: true,
  onBlur: () => undefined,
  onChange,
});

function Password({ name, error }: { name: string; error?: string }) {
  const [value, onChange] = useState('');
  return <PasswordField label="Password" autoComplete="new-password" {...bound(name, value, onChange, error)} />;
}

function Address() {
  const [values, setValues] = useState<AddressParts>(typedAddress);
  const change = (part: Partial<AddressParts>) => setValues((now) => ({ ...now, ...part }));
  const wrong = (name: keyof AddressParts) =>
    name === 'pinCode' && values.pinCode.length !== PIN_DIGITS ? addressFaults.pinCode : '';
  return (
    <div className="field-grid">
      <AddressFields
        values={values}
        bind={(name) => bound(`gallery-${name}`, values[name], (text) => change({ [name]: text }), wrong(name))}
        onFill={change}
      />
    </div>
  );
}

function Pieces({ first, max, disabled = false }: { first: number; max: number; disabled?: boolean }) {
  const [value, onChange] = useState(first);
  return <QuantityStepper label="Mulmul jhabla" value={value} max={max} disabled={disabled} onChange={onChange} />;
}

export const fields: Readonly<Record<string, States>> = {
  TextField: {
    empty: <Typed label="City" name="gallery-city" />,
    'with a hint': <Typed label="House name" name="gallery-house" hint="Flat, floor, building" />,
    wrong: <Typed label="PIN code" name="gallery-pin" value="40060" error={addressFaults.pinCode} />,
    'several lines': <Typed label="Your message" name="gallery-message" rows={4} />,
  },
  PasswordField: {
    empty: <Password name="gallery-password" />,
    wrong: <Password name="gallery-short" error={accountFaults.password} />,
  },
  AddressFields: { 'one part wrong': <Address /> },
  QuantityStepper: {
    between: <Pieces first={2} max={12} />,
    'at the stock': <Pieces first={3} max={3} />,
    'sold out': <Pieces first={1} max={0} disabled />,
  },
  SearchBox: { usual: <SearchBox label="Search from the gallery" /> },
};

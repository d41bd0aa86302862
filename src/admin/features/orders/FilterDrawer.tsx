/** Every filter of the list, and the saved ones. */
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import FormItem from 'antd/es/form/FormItem';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useId, useState } from 'react';
import { orderSorts, type OrderSort } from '../../../contract/rules/staffOrderRules';
import { withFilter, type FilterName, type NamedFilter, type OrderFilters } from '../../lib/orderFilters';
import { paymentNames, statusNames, stepNames } from '../../lib/orderWords';
import { useFocusBack } from '../../ui/useFocusBack';

const sortNames: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amount: 'Highest amount first',
  name: 'By name',
};

type Choice = { value: string; label: string };
const choicesOf = (names: Record<string, string>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const fields: { name: FilterName; label: string; choices: Choice[] }[] = [
  { name: 'state', label: 'State', choices: choicesOf(statusNames) },
  { name: 'payment', label: 'Payment', choices: choicesOf(paymentNames) },
  { name: 'next', label: 'Next step', choices: choicesOf(stepNames) },
  { name: 'packed', label: 'Packed', choices: choicesOf({ true: 'Packed', false: 'Not packed' }) },
  { name: 'overdue', label: 'Overdue', choices: choicesOf({ true: 'Overdue', false: 'Not overdue' }) },
  { name: 'sort', label: 'Sorted', choices: orderSorts.map((value) => ({ value, label: sortNames[value] })) },
];

interface Props {
  filters: OrderFilters;
  saved: readonly NamedFilter[];
  onClose: () => void;
  onFilter: (filters: OrderFilters) => void;
  onSave: (name: string) => void;
  onForget: (name: string) => void;
}

export default function FilterDrawer({ filters, saved, onClose, onFilter, onSave, onForget }: Props) {
  useFocusBack();
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Drawer open title="Filter" onClose={onClose} size={320}>
      {fields.map(({ name: field, label, choices }) => (
        <FormItem key={field} label={label} htmlFor={`${id}-${field}`} layout="vertical" colon={false}>
          <Select
            id={`${id}-${field}`}
            className="whole-width"
            size="large"
            allowClear
            placeholder={field === 'sort' ? sortNames.newest : 'Any'}
            value={filters[field] ?? null}
            options={choices}
            onChange={(value: string | undefined) => onFilter(withFilter(filters, { [field]: value ?? '' }))}
          />
        </FormItem>
      ))}
      <form
        className="save-filter"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          onSave(name.trim());
          setName('');
        }}
      >
        <Input
          size="large"
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={30}
          aria-label="Name for this filter"
          placeholder="Name for this filter"
        />
        <Button size="large" htmlType="submit">
          Save
        </Button>
      </form>
      {filters.q && <p className="quiet">It is saved without “{filters.q}”: no device keeps whom you searched for.</p>}
      {saved.length > 0 && (
        <>
          <h2>Saved on this device</h2>
          <ul className="plain-list">
            {saved.map((one) => (
              <li key={one.name} className="saved-filter">
                {one.name}
                <Button onClick={() => onForget(one.name)} aria-label={`Forget ${one.name}`}>
                  Forget
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

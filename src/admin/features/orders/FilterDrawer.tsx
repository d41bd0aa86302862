/** Every filter of the list, and the saved ones. */
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Input from 'antd/es/input';
import { useState } from 'react';
import type { OrderSort } from '../../../contract/rules/staffOrderRules';
import { withFilter, type NamedFilter } from '../../lib/listFilters';
import type { FilterName, OrderFilters } from '../../lib/orderFilters';
import { paymentNames, statusNames, stepNames } from '../../lib/orderWords';
import { choicesOf, FilterSelects, type FilterField } from '../../ui/FilterSelects';
import { useFocusBack } from '../../ui/useFocusBack';

const sortNames: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amount: 'Highest amount first',
  name: 'By name',
};

const fields: FilterField<FilterName>[] = [
  { name: 'state', label: 'State', choices: choicesOf(statusNames) },
  { name: 'payment', label: 'Payment', choices: choicesOf(paymentNames) },
  { name: 'next', label: 'Next step', choices: choicesOf(stepNames) },
  { name: 'packed', label: 'Packed', choices: choicesOf({ true: 'Packed', false: 'Not packed' }) },
  { name: 'overdue', label: 'Overdue', choices: choicesOf({ true: 'Overdue', false: 'Not overdue' }) },
  { name: 'sort', label: 'Sorted', choices: choicesOf(sortNames), otherwise: sortNames.newest },
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
  const [name, setName] = useState('');
  return (
    <Drawer open title="Filter" onClose={onClose} size={320}>
      <FilterSelects
        fields={fields}
        values={filters}
        onChange={(field, value) => onFilter(withFilter(filters, { [field]: value }))}
      />
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

/** Every filter of the history. */
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import FormItem from 'antd/es/form/FormItem';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { areaNames, auditSortNames, type AuditFilterName, type AuditFilters } from '../../lib/auditFilters';
import { withFilter } from '../../lib/listFilters';
import { today } from '../../lib/shopDays';
import { DayFields } from '../../ui/DayFields';
import { choicesOf, FilterSelects, type FilterField } from '../../ui/FilterSelects';
import { useFocusBack } from '../../ui/useFocusBack';

const fields: FilterField<AuditFilterName>[] = [
  { name: 'area', label: 'Area', choices: choicesOf(areaNames) },
  { name: 'sort', label: 'Sorted', choices: choicesOf(auditSortNames), otherwise: auditSortNames.newest },
];

const texts = [
  { name: 'who', label: 'By whom', hint: 'A part of the address, or cli: for the command line.' },
  { name: 'subject', label: 'About', hint: 'As an order’s number, or somebody’s address.' },
] as const;

interface Props {
  filters: AuditFilters;
  onFilter: (filters: AuditFilters) => void;
  onClose: () => void;
}

export default function AuditFilterDrawer({ filters, onFilter, onClose }: Props) {
  useFocusBack();
  const id = useId();
  const [now] = useState(() => today(Date.now()));
  const [typed, setTyped] = useState({ who: filters.who ?? '', subject: filters.subject ?? '' });
  const change = (part: AuditFilters): void => onFilter(withFilter(filters, part));
  const show = (): void => {
    change({ who: typed.who.trim(), subject: typed.subject.trim() });
    onClose();
  };
  return (
    <Drawer open title="Filter" onClose={onClose} size={320}>
      <FilterSelects fields={fields} values={filters} onChange={(name, value) => change({ [name]: value })} />
      <DayFields span={{ from: filters.from ?? '', to: filters.to ?? '' }} latest={now} isOpen onChange={change} />
      <div role="search">
        {texts.map(({ name, label, hint }) => (
          <FormItem
            key={name}
            label={label}
            htmlFor={`${id}-${name}`}
            layout="vertical"
            colon={false}
            extra={<span id={`${id}-${name}-hint`}>{hint}</span>}
          >
            <Input
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-hint`}
              size="large"
              allowClear
              maxLength={100}
              value={typed[name]}
              enterKeyHint="search"
              onPressEnter={show}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </FormItem>
        ))}
        <Button type="primary" size="large" onClick={show}>
          Show
        </Button>
      </div>
    </Drawer>
  );
}

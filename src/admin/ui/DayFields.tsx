/** From which day to which, in the shop's zone. */
import FormItem from 'antd/es/form/FormItem';
import Input from 'antd/es/input';
import { useId } from 'react';
import './lists.css';

/** Days as `2026-11-29`; '' for an open end. */
interface Span {
  from: string;
  to: string;
}

interface Props {
  span: Span;
  latest: string;
  /** Whether an end may be left open. */
  isOpen?: boolean;
  onChange: (span: Span) => void;
}

export function DayFields({ span, latest, isOpen = false, onChange }: Props) {
  const id = useId();
  const fields: [keyof Span, string][] = [
    ['from', 'From'],
    ['to', 'To'],
  ];
  return (
    <div className="list-fields">
      {fields.map(([name, label]) => (
        <FormItem key={name} label={label} htmlFor={`${id}-${name}`} layout="vertical" colon={false}>
          <Input
            id={`${id}-${name}`}
            type="date"
            size="large"
            max={latest}
            value={span[name]}
            onChange={({ target: { value } }) => {
              if (value === '' && !isOpen) return;
              const next = { ...span, [name]: value };
              const isInOrder = next.from === '' || next.to === '' || next.from <= next.to;
              onChange(isInOrder ? next : { from: value, to: value });
            }}
          />
        </FormItem>
      ))}
    </div>
  );
}

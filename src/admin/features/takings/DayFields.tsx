/** From which day to which. */
import Input from 'antd/es/input';
import { useId } from 'react';

interface Span {
  from: string;
  to: string;
}

interface Props {
  span: Span;
  latest: string;
  onChange: (span: Span) => void;
}

export function DayFields({ span, latest, onChange }: Props) {
  const id = useId();
  const fields: [keyof Span, string][] = [
    ['from', 'From'],
    ['to', 'To'],
  ];
  return (
    <div className="day-fields">
      {fields.map(([name, label]) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {label}
          <Input
            id={`${id}-${name}`}
            type="date"
            size="large"
            max={latest}
            value={span[name]}
            onChange={({ target: { value } }) => {
              if (value === '') return;
              const next = { ...span, [name]: value };
              onChange(next.from <= next.to ? next : { from: value, to: value });
            }}
          />
        </label>
      ))}
    </div>
  );
}

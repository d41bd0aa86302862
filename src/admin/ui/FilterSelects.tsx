/** Filters of a list that are chosen from a few; each counts as soon as it is chosen. */
import FormItem from 'antd/es/form/FormItem';
import Select from 'antd/es/select';
import { useId } from 'react';

export interface FilterField<N extends string> {
  name: N;
  label: string;
  choices: { value: string; label: string }[];
  /** What holds where nothing is chosen; anything does, where it is left out. */
  otherwise?: string;
}

export const choicesOf = (names: Record<string, string>): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

interface Props<N extends string> {
  fields: readonly FilterField<N>[];
  values: Partial<Record<N, string>>;
  /** '' for none. */
  onChange: (name: N, value: string) => void;
}

export function FilterSelects<N extends string>({ fields, values, onChange }: Props<N>) {
  const id = useId();
  return fields.map(({ name, label, choices, otherwise = 'Any' }) => (
    <FormItem key={name} label={label} htmlFor={`${id}-${name}`} layout="vertical" colon={false}>
      <Select
        id={`${id}-${name}`}
        className="whole-width"
        size="large"
        allowClear
        placeholder={otherwise}
        value={values[name] ?? null}
        options={choices}
        onChange={(value: string | undefined) => onChange(name, value ?? '')}
      />
    </FormItem>
  ));
}

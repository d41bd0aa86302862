/** A choice of a few, tied to Formik as TextField is. */
import Select from 'antd/es/select';
import { useField } from 'formik';
import { Field } from './TextField';

interface Props {
  name: string;
  label: string;
  hint?: string;
  options: { value: string; label: string }[];
}

export function SelectField({ name, label, hint, options }: Props) {
  const [{ value }, , { setValue }] = useField<string>(name);
  return (
    <Field name={name} label={label} hint={hint}>
      {({ name: _, ...bound }) => (
        <Select
          {...bound}
          className="whole-width"
          size="large"
          value={value}
          options={options}
          onChange={(next: string) => void setValue(next)}
        />
      )}
    </Field>
  );
}

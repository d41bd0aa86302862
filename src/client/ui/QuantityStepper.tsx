/** − 2 +: pieces from 1 to what is in stock (SPEC.md section 5). */
import { QUANTITY_MIN } from '../lib/constants';
import { Icon } from './Icon';
import './quantityStepper.css';

interface Props {
  /** What is counted, for assistive technology: the product's name. */
  label: string;
  value: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

export function QuantityStepper({ label, value, max, disabled = false, onChange }: Props) {
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${label}`}>
      <button type="button" aria-label="One less" disabled={disabled || value <= QUANTITY_MIN} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={20} />
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label="One more" disabled={disabled || value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}

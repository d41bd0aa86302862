/**
 * − 2 +: pieces from 1 to what is in stock (docs/requirements.md section 5). At either end the button keeps the focus.
 */
import { QUANTITY_MIN } from '../../contract/rules/limits';
import { eachPress } from './eachPress';
import { Icon } from './Icon';
import { useOptimisticValue } from './useOptimisticValue';
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
  const [shown, show] = useOptimisticValue(value, onChange);
  const isLeast = shown <= QUANTITY_MIN;
  const isMost = shown >= max;
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${label}`}>
      <button
        {...eachPress}
        aria-label="One less"
        disabled={disabled}
        aria-disabled={isLeast}
        onClick={isLeast ? undefined : () => show(shown - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <output aria-live="polite">{shown}</output>
      <button
        {...eachPress}
        aria-label="One more"
        disabled={disabled}
        aria-disabled={isMost}
        onClick={isMost ? undefined : () => show(shown + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}

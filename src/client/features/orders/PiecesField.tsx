/** Which products of an order go back. */
import { useId } from 'react';
import type { SummaryRow } from '../../api/orderSummary';
import { choiceText } from '../../lib/cartLine';

interface Props {
  rows: readonly SummaryRow[];
  /** Serial numbers. */
  value: readonly number[];
  /** '' when nothing is wrong. */
  error: string;
  onChange: (value: number[]) => void;
}

export function PiecesField({ rows, value, error, onChange }: Props) {
  const id = useId();
  const toggle = (serialNo: number) => onChange(value.includes(serialNo) ? value.filter((one) => one !== serialNo) : [...value, serialNo]);
  return (
    <fieldset className="return-pieces field-wide" aria-describedby={error === '' ? undefined : `${id}-says`}>
      <legend>What goes back?</legend>
      {rows.map(({ serialNo, productName, productObject, orderQuantity }) => {
        const choice = choiceText(productObject);
        return (
          <label key={serialNo}>
            <input type="checkbox" name="pieces" checked={value.includes(serialNo)} aria-invalid={error !== ''} onChange={() => toggle(serialNo)} />
            <span>
              <span className="two-lines">{productName}</span>
              <span className="order-line-quiet">
                {choice === '' ? '' : `${choice} · `}
                {orderQuantity} {orderQuantity === 1 ? 'piece' : 'pieces'}
              </span>
            </span>
          </label>
        );
      })}
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

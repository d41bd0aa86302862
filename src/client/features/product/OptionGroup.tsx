/** Colours or sizes. The product's own are radio buttons; one that only a sibling has is a link to it (decision 49). */
import { useId } from 'react';
import type { Option } from '../../lib/productOptions';
import { Link } from '../../ui/Link';

interface Props {
  title: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** The address of a sibling with this option. */
  siblingPath: (productId: number, value: string) => string;
}

export function OptionGroup({ title, options, chosen, onChoose, siblingPath }: Props) {
  const name = useId();
  if (options.length === 0) return null;
  return (
    <fieldset className="option-group">
      <legend>
        {title} {chosen !== null && <span className="option-chosen">{chosen}</span>}
      </legend>
      <div className="option-row">
        {options.map(({ value, siblingId, soldOut }) =>
          siblingId === null ? (
            <label key={value} className={soldOut ? 'option option-sold-out' : 'option'}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
              />
              <OptionName value={value} soldOut={soldOut} />
            </label>
          ) : (
            <Link
              key={value}
              className={soldOut ? 'option option-sold-out' : 'option'}
              to={siblingPath(siblingId, value)}
            >
              <OptionName value={value} soldOut={soldOut} />
            </Link>
          ),
        )}
      </div>
    </fieldset>
  );
}

function OptionName({ value, soldOut }: Pick<Option, 'value' | 'soldOut'>) {
  return (
    <span>
      {value}
      {soldOut && <span className="visually-hidden">, out of stock</span>}
    </span>
  );
}

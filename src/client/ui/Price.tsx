/** Rate, struck MRP and the saving (docs/look.md, 'Behaviour'), read aloud as words. Amounts are whole paise. */
import { formatMoney, savingPercent } from '../../contract/rules/money';
import './price.css';

interface Props {
  ratePaise: number;
  mrpPaise: number;
  size?: 'card' | 'page';
}

export function Price({ ratePaise, mrpPaise, size = 'card' }: Props) {
  const saving = savingPercent(mrpPaise, ratePaise);
  return (
    <p className={`price price-${size}`}>
      <span className="visually-hidden">Price </span>
      <span className="price-rate">{formatMoney(ratePaise)}</span>
      {mrpPaise > ratePaise && (
        <>
          <span className="visually-hidden">, MRP </span>
          <s className="price-mrp">{formatMoney(mrpPaise)}</s>
          {saving > 0 && (
            <>
              <span className="visually-hidden">, you save </span>
              <span className="price-saving">
                {saving}%<span aria-hidden="true"> off</span>
              </span>
            </>
          )}
        </>
      )}
    </p>
  );
}

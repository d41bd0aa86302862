import { formatMoney, toPaise } from '../../../contract/rules/money';
import { linePaise } from '../../../contract/rules/pricing';
import type { SummaryRow } from '../../api/orderSummary';
import { choiceText } from '../../lib/cartLine';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { refundText, returnWords } from './returnState';
import type { AskedBack } from './returnState';

/**
 * What was ordered, line by line: colour, size, quantity and rate as they were (docs/requirements.md section 3, Order
 * summary entry).
 */
export function OrderLines({ rows, asked }: { rows: readonly SummaryRow[]; asked: readonly AskedBack[] }) {
  return (
    <ul role="list" className="order-lines" aria-label="Products of this order">
      {rows.map(({ serialNo, productId, productName, productObject, orderQuantity, productRate }) => {
        const choice = choiceText(productObject);
        const rate = toPaise(productRate);
        const back = asked.find(({ row }) => row.serialNo === serialNo);
        const refund = back ? refundText(back) : '';
        return (
          <li key={serialNo}>
            <span>
              {productId > 0 ? (
                <Link to={paths.product(productId)}>
                  <span className="two-lines">{productName}</span>
                </Link>
              ) : (
                <strong className="two-lines">{productName}</strong>
              )}
              {choice !== '' && <span className="order-line-quiet">{choice}</span>}
              <span className="order-line-quiet">
                {orderQuantity} × {formatMoney(rate)}
              </span>
              {back && <span className="order-line-return">{returnWords[back.status].title}</span>}
              {refund !== '' && <span className="order-line-quiet">{refund}</span>}
            </span>
            <span className="order-line-money">
              {formatMoney(linePaise({ ratePaise: rate, quantity: orderQuantity }))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

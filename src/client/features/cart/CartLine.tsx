/** One line of the cart: what it is, how many, what it costs (docs/requirements.md section 2, Cart). */
import type { CartItem } from '../../../contract/cart';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { choiceText } from '../../lib/cartLine';
import { lineChange } from '../../lib/lineChange';
import { paths } from '../../lib/paths';
import { linePaise } from '../../lib/cartPrice';
import { selectCartNews } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { LineButtons } from './LineButtons';
import { LineChanges } from './LineChanges';

interface Props {
  line: CartItem;
  /** Shown at once; the line's own quantity is what the server confirmed. */
  quantity: number;
  /** What the stock allows for this line. */
  most: number;
  leaving: boolean;
  onQuantity: (quantity: number) => void;
  onDelete: (byKeyboard: boolean) => void;
  onSaveForLater: () => void;
}

/** @param isTold how few there are is said among the changes */
function stockNote(quantity: number, most: number, isTold: boolean): string {
  if (most === 0) return 'Out of stock';
  if (quantity > most) return isTold ? 'Please take fewer.' : `Only ${most} left. Please take fewer.`;
  return quantity === most && !isTold ? `All ${most} that we have` : '';
}

export function CartLine({ line, quantity, most, leaving, onQuantity, onDelete, onSaveForLater }: Props) {
  const { productId, productName, productColor, productSize, productImage, productRate, orderQuantity } = line;
  const choice = choiceText(line);
  const name = choice === '' ? productName : `${productName}, ${choice}`;
  const path = paths.productChoice(productId, productColor, productSize);
  const change = lineChange(useAppSelector(selectCartNews), line);
  const note = stockNote(quantity, most, change.stock !== null);
  const updating = leaving || quantity !== orderQuantity;
  return (
    <li className={leaving ? 'cart-line cart-line-leaving' : 'cart-line'}>
      <Link className="cart-line-picture" to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={productImage} alt="" sizes="(min-width: 768px) 140px, 96px" />
      </Link>
      <div className="cart-line-words">
        <h2 className="cart-line-name">
          <Link to={path}>
            <span className="two-lines">{productName}</span>
          </Link>
        </h2>
        {choice !== '' && (
          <p className="cart-line-choice">
            <span>{choice}</span>
            <Link to={path}>
              Change<span className="visually-hidden"> colour or size of {name}</span>
            </Link>
          </p>
        )}
        <div className="cart-line-money">
          <p className="cart-line-rate">{formatMoney(toPaise(productRate))} each</p>
          <p className={updating ? 'cart-line-total is-updating' : 'cart-line-total'} aria-busy={updating}>
            <span className="visually-hidden">Line total </span>
            {formatMoney(linePaise(line))}
          </p>
        </div>
        {note !== '' && <p className={quantity > most ? 'cart-line-note cart-line-short' : 'cart-line-note'}>{note}</p>}
      </div>
      <div className="cart-line-controls">
        <QuantityStepper label={name} value={quantity} max={most} disabled={leaving || most === 0} onChange={(wanted) => onQuantity(Math.min(wanted, most))} />
        <LineButtons name={name} disabled={leaving} onDelete={onDelete} onSaveForLater={onSaveForLater} />
      </div>
      <LineChanges change={change} />
    </li>
  );
}

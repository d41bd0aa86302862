/** One line of the cart: what it is, how many, what it costs (SPEC.md section 2, Cart). */
import { Link } from 'react-router-dom';
import type { CartItem } from '../../../contract/cart';
import { choiceText } from '../../lib/cartLine';
import { formatMoney, toPaise } from '../../lib/money';
import { paths } from '../../lib/paths';
import { linePaise } from '../../lib/pricing';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { QuantityStepper } from '../../ui/QuantityStepper';

interface Props {
  line: CartItem;
  /** Shown at once; the line's own quantity is what the server confirmed. */
  quantity: number;
  /** What the stock allows for this line. */
  most: number;
  leaving: boolean;
  onQuantity: (quantity: number) => void;
  onDelete: () => void;
}

function stockNote(quantity: number, most: number): string {
  if (most === 0) return 'Out of stock';
  if (quantity > most) return `Only ${most} left. Please take fewer.`;
  return quantity === most ? `All ${most} that we have` : '';
}

export function CartLine({ line, quantity, most, leaving, onQuantity, onDelete }: Props) {
  const { productId, productName, productImage, productRate, orderQuantity } = line;
  const choice = choiceText(line);
  const note = stockNote(quantity, most);
  const updating = leaving || quantity !== orderQuantity;
  return (
    <li className={leaving ? 'cart-line cart-line-leaving' : 'cart-line'}>
      <Link className="cart-line-picture" to={paths.product(productId)} tabIndex={-1} aria-hidden="true">
        <Picture src={productImage} alt="" sizes="(min-width: 768px) 140px, 96px" />
      </Link>
      <div className="cart-line-words">
        <h2 className="cart-line-name">
          <Link to={paths.product(productId)}>{productName}</Link>
        </h2>
        {choice !== '' && <p className="cart-line-choice">{choice}</p>}
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
        <QuantityStepper
          label={choice === '' ? productName : `${productName}, ${choice}`}
          value={quantity}
          max={most}
          disabled={leaving || most === 0}
          onChange={(wanted) => onQuantity(Math.min(wanted, most))}
        />
        <button type="button" className="cart-line-delete" disabled={leaving} onClick={onDelete}>
          <Icon name="trash" size={20} />
          Delete
          <span className="visually-hidden"> {choice === '' ? productName : `${productName}, ${choice}`}</span>
        </button>
      </div>
    </li>
  );
}

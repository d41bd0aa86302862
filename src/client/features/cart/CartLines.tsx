/** The lines of the cart, oldest first. */
import { choiceText, lineKey, mostOf } from '../../lib/cartLine';
import type { CartItem } from '../../../contract/cart';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { itemPaise } from '../../lib/cartPrice';
import { lineChange, sentencesOf } from '../../lib/lineChange';
import type { LineChange } from '../../lib/lineChange';
import { paths } from '../../lib/paths';
import { selectCartNews } from '../../store/cartSlice';
import { useAppSelector } from '../../store/hooks';
import { focusHeading } from '../../ui/focusHeading';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { useCartChanges } from './useCartChanges';
import type { CartView } from './useCart';
import './cart.css';
import './cartLines.css';

/**
 * What has changed of a line since the shopper last saw it. The last thing in its line, so that nothing a finger is on
 * moves when it goes.
 */
function LineChanges({ change }: { change: LineChange }) {
  const sentences = sentencesOf(change);
  if (sentences.length === 0) return null;
  return (
    <ul role="list" className="cart-line-changes" aria-label="Changed since you last looked">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface LineButtonsProps {
  /** Product and choice, for assistive technology. */
  name: string;
  disabled: boolean;
  onDelete: (byKeyboard: boolean) => void;
  onSaveForLater: () => void;
}

/** A click that no pointer made. */
const isByKeyboard = ({ detail }: { detail: number }): boolean => detail === 0;

/** 'Save for later' and Delete of one line. */
function LineButtons({ name, disabled, onDelete, onSaveForLater }: LineButtonsProps) {
  return (
    <div className="cart-line-buttons">
      <button type="button" className="cart-line-button" disabled={disabled} onClick={onSaveForLater}>
        <Icon name="heart" size={20} />
        Save for later
        <span className="visually-hidden"> {name}</span>
      </button>
      <button
        type="button"
        className="cart-line-button cart-line-delete"
        disabled={disabled}
        onClick={(event) => onDelete(isByKeyboard(event))}
      >
        <Icon name="trash" size={20} />
        Delete
        <span className="visually-hidden"> {name}</span>
      </button>
    </div>
  );
}

interface CartLineProps {
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

/** One line of the cart: what it is, how many, what it costs (docs/requirements.md section 2, Cart). */
function CartLine({ line, quantity, most, leaving, onQuantity, onDelete, onSaveForLater }: CartLineProps) {
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
            {formatMoney(itemPaise(line))}
          </p>
        </div>
        {note !== '' && <p className={quantity > most ? 'cart-line-note cart-line-short' : 'cart-line-note'}>{note}</p>}
      </div>
      <div className="cart-line-controls">
        <QuantityStepper
          label={name}
          value={quantity}
          max={most}
          disabled={leaving || most === 0}
          onChange={(wanted) => onQuantity(Math.min(wanted, most))}
        />
        <LineButtons name={name} disabled={leaving} onDelete={onDelete} onSaveForLater={onSaveForLater} />
      </div>
      <LineChanges change={change} />
    </li>
  );
}

interface Props {
  cart: CartView;
  /** Another feature's list takes the line. */
  onSaveForLater: (line: CartItem) => void;
}

export function CartLines({ cart, onSaveForLater }: Props) {
  const { changeQuantity, remove } = useCartChanges();
  const onDelete = async (line: CartItem, byKeyboard: boolean) => {
    if ((await remove(line, byKeyboard)) && !byKeyboard) focusHeading();
  };
  return (
    <ul role="list" className="cart-lines" aria-label="Products in your cart">
      {cart.lines.map((line) => (
        <CartLine
          key={lineKey(line)}
          line={line}
          quantity={cart.quantityOf(line)}
          most={mostOf(line, cart.lines)}
          leaving={cart.isLeaving(line)}
          onQuantity={(quantity) => void changeQuantity(line, quantity)}
          onDelete={(byKeyboard) => void onDelete(line, byKeyboard)}
          onSaveForLater={() => onSaveForLater(line)}
        />
      ))}
    </ul>
  );
}

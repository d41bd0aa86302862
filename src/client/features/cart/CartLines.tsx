/** The lines of the cart, oldest first. */
import { lineKey, mostOf } from '../../lib/cartLine';
import type { CartItem } from '../../../contract/cart';
import { focusHeading } from '../../ui/focusHeading';
import { CartLine } from './CartLine';
import { useCartChanges } from './useCartChanges';
import type { CartView } from './useCart';
import './cart.css';

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

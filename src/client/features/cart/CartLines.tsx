/** The lines of the cart, oldest first. */
import { lineKey, mostOf } from '../../lib/cartLine';
import type { CartItem } from '../../../contract/cart';
import { CartLine } from './CartLine';
import { useCartChanges } from './useCartChanges';
import type { CartView } from './useCart';
import './cart.css';

/** The focus must not fall into the void when the line that held it goes. */
function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

export function CartLines({ cart }: { cart: CartView }) {
  const { changeQuantity, remove } = useCartChanges();
  const onDelete = async (line: CartItem) => {
    if (await remove(line)) focusHeading();
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
          onDelete={() => void onDelete(line)}
        />
      ))}
    </ul>
  );
}

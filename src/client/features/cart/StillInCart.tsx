/** After an order: what the cart holds by now was no part of it, as when an earlier order's number came late. */
import { lineName } from '../../lib/cartLine';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { useCart } from './useCart';
import '../../ui/states.css';
import './cart.css';

export function StillInCart() {
  const { status, updating, lines } = useCart();
  if (status !== 'ready' || updating || lines.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="still-in-cart">
      <h2 id="still-in-cart">Still in your cart</h2>
      <p>
        This was not part of your order: {lines.map((line) => `${line.orderQuantity} × ${lineName(line)}`).join(', ')}.
      </p>
      <Link className="button" to={paths.cart}>
        Order it as well
      </Link>
    </section>
  );
}

/** Nothing in it yet (docs/requirements.md section 2, Cart). */
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import './cart.css';

export function EmptyCart({ text }: { text: string }) {
  return (
    <div className="state cart-empty">
      <svg viewBox="0 0 160 120" aria-hidden="true">
        <path
          className="cart-empty-cloth"
          d="M50 30 24 48l10 22 14-6v44h64V64l14 6 10-22-26-18c-4 12-16 17-30 17s-26-5-30-17Z"
        />
        <path className="cart-empty-stitch" d="M58 98c14 4 30 4 44 0M80 56v34" />
      </svg>
      <p>{text}</p>
      <Link className="button button-primary" to={paths.shop}>
        Add Products
      </Link>
    </div>
  );
}

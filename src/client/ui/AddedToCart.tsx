/** What stands on a card in the place of its button once the product is in the cart: the way there. */
import { paths } from '../lib/paths';
import { Icon } from './Icon';
import { Link } from './Link';

interface Props {
  productName: string;
  /** The card's own. */
  className: string;
}

export const AddedToCart = ({ productName, className }: Props) => (
  <Link className={`button button-block ${className}`} to={paths.cart} aria-label={`Added to Cart: ${productName}`}>
    <Icon name="check" size={20} />
    Added to Cart
  </Link>
);

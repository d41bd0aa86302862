/**
 * How many, and the two ways on. On a phone the buttons stay in reach at the bottom of the screen (docs/look.md,
 * 'Behaviour').
 */
import type { Product } from '../../../contract/catalog';
import type { Option } from '../../lib/productOptions';
import { useAppDispatch } from '../../store/hooks';
import { quantityChosen } from '../../store/productChoiceSlice';
import { QuantityStepper } from '../../ui/QuantityStepper';

interface SoldOutProps {
  /** Its colours and sizes, with those that only a sibling has. */
  options: readonly Option[];
  onSeeRelated: () => void;
}

/** What a shopper can do about a product that is out of stock: keep it, take a sibling, or look at what is like it. */
export function SoldOut({ options, onSeeRelated }: SoldOutProps) {
  const hasSibling = options.some(({ siblingId, soldOut }) => siblingId !== null && !soldOut);
  return (
    <div className="product-sold-out">
      <p>
        This one has found its home. {hasSibling ? 'Another colour or size above is in stock, or tap' : 'Tap'} the heart
        on its picture to keep it on your wishlist.
      </p>
      <button type="button" className="link-button" onClick={onSeeRelated}>
        See related products
      </button>
    </div>
  );
}

interface Props {
  product: Product;
  quantity: number;
  /** A press is under way. */
  adding: boolean;
  onAdd: () => void;
  onBuy: () => void;
}

export function ProductActions({ product, quantity, adding, onAdd, onBuy }: Props) {
  const dispatch = useAppDispatch();
  const { productName, productQuantity } = product;
  const soldOut = productQuantity <= 0;
  return (
    <>
      <div className="product-quantity">
        <span aria-hidden="true">Quantity</span>
        <QuantityStepper
          label={productName}
          value={quantity}
          max={productQuantity}
          disabled={soldOut}
          onChange={(pieces) => dispatch(quantityChosen(pieces))}
        />
      </div>
      <div className="product-buy" role="group" aria-label="Buy">
        <button type="button" className="button" disabled={soldOut} aria-busy={adding} onClick={onAdd}>
          Add to cart
        </button>
        <button type="button" className="button button-primary" disabled={soldOut} aria-busy={adding} onClick={onBuy}>
          Buy Now
        </button>
      </div>
    </>
  );
}

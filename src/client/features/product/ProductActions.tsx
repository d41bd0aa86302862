/**
 * How many, and the two ways on. On a phone the buttons stay in reach at the bottom of the screen (docs/look.md,
 * 'Behaviour').
 */
import type { Product } from '../../../contract/catalog';
import { useAppDispatch } from '../../store/hooks';
import { quantityChosen } from '../../store/productChoiceSlice';
import { QuantityStepper } from '../../ui/QuantityStepper';

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

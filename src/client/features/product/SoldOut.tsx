/** What a shopper can do about a product that is out of stock: keep it, take a sibling, or look at what is like it. */
import type { Option } from '../../lib/productOptions';

interface Props {
  /** Its colours and sizes, with those that only a sibling has. */
  options: readonly Option[];
  onSeeRelated: () => void;
}

export function SoldOut({ options, onSeeRelated }: Props) {
  const hasSibling = options.some(({ siblingId, soldOut }) => siblingId !== null && !soldOut);
  return (
    <div className="product-sold-out">
      <p>
        This one has found its home. {hasSibling ? 'Another colour or size above is in stock, or tap' : 'Tap'} the heart on its picture to keep it on your wishlist.
      </p>
      <button type="button" className="link-button" onClick={onSeeRelated}>
        See related products
      </button>
    </div>
  );
}

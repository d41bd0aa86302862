/** Name, badges, stars, price and stock of a product (docs/requirements.md section 2, Product detail). */
import type { Product } from '../../../contract/catalog';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { FEW_LEFT } from '../../lib/constants';
import { plural } from '../../lib/text';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import { ShareButton } from './ShareButton';
import { useOpenReviews } from './ProductTabs';

export function ProductSummary({ product, quantity }: { product: Product; quantity: number }) {
  const { productName, productBrand, productRatings, no_of_rating: reviews, lightning, offered } = product;
  const rate = toPaise(product.productRate);
  const openReviews = useOpenReviews();
  return (
    <header className="product-summary">
      {(lightning || offered) && (
        <p className="product-badges">
          {lightning && <span className="product-badge product-badge-deal">Lighting Deal</span>}
          {offered && <span className="product-badge">OFFER</span>}
        </p>
      )}
      <div className="product-title">
        <h1 tabIndex={-1}>{productName}</h1>
        <ShareButton productId={product.productId} productName={productName} />
      </div>
      {productBrand !== '' && <p className="product-brand">by {productBrand}</p>}
      <p className="product-rating">
        <Stars rating={productRatings} count={reviews} />
        {productRatings > 0 ? <span aria-hidden="true">{productRatings.toFixed(1)}</span> : <span>Not rated yet</span>}
        <button type="button" className="link-button" onClick={openReviews}>
          {reviews > 0 ? plural(reviews, 'review') : 'Write a review'}
        </button>
      </p>
      <div className="product-price">
        <Price size="page" ratePaise={rate * quantity} mrpPaise={toPaise(product.productMRP) * quantity} />
        {quantity > 1 && (
          <p className="product-for">
            for {plural(quantity, 'piece')} <span>({formatMoney(rate)} each)</span>
          </p>
        )}
        <p className="product-taxes">MRP is inclusive of all taxes</p>
      </div>
      <Stock quantity={product.productQuantity} />
    </header>
  );
}

function Stock({ quantity }: { quantity: number }) {
  if (quantity <= 0) return <p className="product-stock product-stock-none">Out of Stock</p>;
  return <p className={quantity <= FEW_LEFT ? 'product-stock product-stock-few' : 'product-stock'}>{quantity <= FEW_LEFT ? `Only ${quantity} left` : 'In Stock'}</p>;
}

/** A product's page below what is bought: the server draws it; its code comes when the shopper first does something. */
import type { Product } from '../../contract/catalog';
import { ProductTabs } from '../features/product/ProductTabs';
import { WhyUs } from '../features/product/WhyUs';
import { RelatedProducts } from '../features/related/RelatedProducts';
import { ReviewsTab } from '../features/reviews/ReviewsTab';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { FarContent } from '../ui/FarContent';

interface Props {
  product: Product;
  /** The element id of the products beside it. */
  relatedId: string;
}

export const ProductBelow = ({ product, relatedId }: Props) => (
  <FarContent>
    <ProductTabs product={product} renderReviews={() => <ReviewsTab product={product} />} />
    <RelatedProducts
      id={relatedId}
      category={product.productCategory}
      leaveOut={[product.productId]}
      renderCorner={(related) => <WishlistHeart product={related} />}
    />
    <WhyUs />
  </FarContent>
);

/** The related products side by side. */
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { Carousel } from '../../ui/Carousel';
import { ProductCard } from '../../ui/ProductCard';
import { CAROUSEL_SIZES } from '../../ui/cardSizes';

interface Props {
  heading: ReactNode;
  products: readonly Product[];
  renderCorner: ((product: Product) => ReactNode) | undefined;
}

export function RelatedCarousel({ heading, products, renderCorner }: Props) {
  return (
    <Carousel
      name="related"
      className="related-carousel"
      heading={heading}
      label="Related products"
      items={products}
      keyOf={({ productId }) => productId}
      renderItem={(product) => (
        <ProductCard product={product} sizes={CAROUSEL_SIZES} corner={renderCorner?.(product)} />
      )}
    />
  );
}

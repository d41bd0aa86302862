/** The related products side by side. */
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { Carousel } from '../../ui/Carousel';
import { ProductCard } from '../../ui/ProductCard';

interface Props {
  heading: ReactNode;
  products: readonly Product[];
  renderCorner: ((product: Product) => ReactNode) | undefined;
}

/** As wide as related.css draws them. */
const SIZES = '(max-width: 500px) 50vw, (max-width: 1023px) 33vw, 290px';

export function RelatedCarousel({ heading, products, renderCorner }: Props) {
  return (
    <Carousel
      name="related"
      className="related-carousel"
      heading={heading}
      label="Related products"
      items={products}
      keyOf={({ productId }) => productId}
      renderItem={(product) => <ProductCard product={product} sizes={SIZES} corner={renderCorner?.(product)} />}
    />
  );
}

/**
 * Those that sell best, the one in the middle a little larger than its neighbours (docs/requirements.md section 2,
 * Home page; decision 31a).
 */
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { toPaise } from '../../../contract/rules/money';
import { useGetTopSellersQuery } from '../../api/showcaseApi';
import { TOP_SELLER_START, carouselTiming } from '../../lib/constants';
import { isNothing } from '../../lib/isNothing';
import { paths } from '../../lib/paths';
import { Carousel } from '../../ui/Carousel';
import { Link } from '../../ui/Link';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import { SectionFrame, SectionSkeleton } from './SectionFrame';
import './topSellers.css';

interface Props {
  /** What another feature puts over a product's picture, such as a heart. */
  renderCorner?: (product: Product) => ReactNode;
}

function TopSeller({ product, isMiddle, corner }: { product: Product; isMiddle: boolean; corner: ReactNode }) {
  const { productId, productName, productQuantity, productRatings, productMRP, productRate } = product;
  return (
    <article className={isMiddle ? 'top-seller top-seller-middle' : 'top-seller'}>
      <Link className="top-seller-picture stitched" to={paths.product(productId)} tabIndex={-1} aria-hidden="true">
        <Picture src={product.prodImg1} alt="" sizes="(max-width: 500px) 76vw, (max-width: 1023px) 34vw, 330px" />
      </Link>
      <h3>
        <Link to={paths.product(productId)}>
          <span className="two-lines">{productName}</span>
        </Link>
      </h3>
      <p className="top-seller-rating">
        <Stars rating={productRatings} />
        {productRatings > 0 && <span aria-hidden="true"> ({productRatings})</span>}
      </p>
      <Price ratePaise={toPaise(productRate)} mrpPaise={toPaise(productMRP)} />
      {productQuantity > 0 ? (
        <Link
          className="button button-primary button-block"
          to={paths.product(productId)}
          aria-label={`Shop Now: ${productName}`}
        >
          Shop Now
        </Link>
      ) : (
        <button type="button" className="button button-block" disabled>
          Out of Stock
        </button>
      )}
      {corner && <div className="top-seller-corner">{corner}</div>}
    </article>
  );
}

export function TopSellers({ renderCorner }: Props) {
  const { currentData: data, isError } = useGetTopSellersQuery();
  if (isNothing({ data, isError })) return null;
  if (!data) return <SectionSkeleton shape="cards" />;
  return (
    <SectionFrame>
      <Carousel
        name="top-sellers"
        className="home-scroll top-sellers"
        heading={<h2>Top Seller Excellence</h2>}
        label="Top sellers"
        items={data}
        keyOf={({ productId }) => productId}
        start={TOP_SELLER_START}
        timing={carouselTiming.topSellers}
        centred
        renderItem={(product, { offset }) => (
          <TopSeller product={product} isMiddle={offset === 0} corner={renderCorner?.(product)} />
        )}
      />
    </SectionFrame>
  );
}

/**
 * The stars of an order (docs/requirements.md section 2). Order rows carry no rating, so these are the product's own as
 * they stand today; what was delivered can be rated by its owner, in the product's Reviews tab.
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useGetProductQuery } from '../../api/productApi';
import { paths } from '../../lib/paths';
import { withReviewsOpen } from '../../store/productChoiceSlice';
import { Link } from '../../ui/Link';
import { Stars } from '../../ui/Stars';
import { useShown } from '../../ui/useShown';
import { whenNear } from '../../ui/whenNear';

interface Props {
  productId: number;
  name: string;
  userId: string;
  /** It has arrived, so it can be judged. */
  ratable: boolean;
}

export function OrderRating({ productId, name, userId, ratable }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useShown('reached', `rating:${productId}`, false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [setNear]);
  const { currentData: data, isError } = useGetProductQuery(near && productId > 0 ? { id: productId, userId } : skipToken);
  const { pathname, search } = withReviewsOpen({ pathname: paths.product(productId), search: '' });
  return (
    <div ref={place} className={ratable ? 'order-rating order-rating-open' : 'order-rating'}>
      {data && <Stars rating={data.productRatings} count={data.no_of_rating} />}
      {/* What was taken off the shelves has no page any more. */}
      {!data && !isError && productId > 0 && <span className="skeleton order-rating-skeleton" />}
      {data && ratable && (
        <Link to={`${pathname}${search}`}>
          Rate it<span className="visually-hidden">: {name}</span>
        </Link>
      )}
    </div>
  );
}

/** The product page's room while it is on its way. */
import { Flex } from 'antd';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import '../../ui/states.css';
import { StitchDivider } from '../../ui/StitchDivider';

/** There is no such product, or not any more. */
export function NoProduct() {
  return (
    <Flex vertical align="center" className="page state">
      <h1 tabIndex={-1}>We could not find this product</h1>
      <StitchDivider />
      <p>It may have sold out for good, or the link has a mistake in it. There is plenty more on the shelves.</p>
      <Link className="button button-primary" to={paths.shop}>
        See all products
      </Link>
    </Flex>
  );
}

export function ProductSkeleton() {
  return (
    <div className="page product" aria-busy="true">
      <h1 className="visually-hidden" tabIndex={-1}>
        Loading...
      </h1>
      <span className="skeleton product-skeleton-crumbs" />
      <Flex className="product-top">
        <div className="product-gallery">
          <span className="skeleton product-skeleton-picture" />
        </div>
        <div className="product-info product-skeleton-info">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      </Flex>
    </div>
  );
}

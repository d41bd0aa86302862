/** The product page's room while it is on its way. */
import { Flex } from 'antd';
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

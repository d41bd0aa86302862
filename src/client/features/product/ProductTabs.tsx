/** Description and Reviews (docs/requirements.md section 2, Product detail). Which is open stands in the store. */
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectProductTab, tabChosen } from '../../store/productChoiceSlice';
import { Tabs } from '../../ui/Tabs';
import { ProductDescription } from './ProductDescription';
import { PRODUCT_TABS } from './useOpenReviews';

interface Props {
  product: Product;
  /** Another feature's. */
  renderReviews: () => ReactNode;
}

export function ProductTabs({ product, renderReviews }: Props) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectProductTab);
  const count = product.no_of_rating;
  return (
    <Tabs
      name={PRODUCT_TABS}
      label="About this product"
      open={open}
      onOpen={(tab) => dispatch(tabChosen(tab))}
      tabs={[
        { id: 'description', title: 'Description', renderPanel: () => <ProductDescription product={product} /> },
        {
          id: 'reviews',
          title: (
            <>
              Reviews
              {count > 0 && (
                <span className="product-tab-count" aria-hidden="true">
                  {count}
                </span>
              )}
            </>
          ),
          renderPanel: renderReviews,
        },
      ]}
    />
  );
}

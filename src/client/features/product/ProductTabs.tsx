/** Description and Reviews (docs/requirements.md section 2, Product detail). Which is open stands in the store. */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/catalog';
import { aboutLines, factMessages, factRows, labelRows } from '../../lib/productFacts';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectProductTab, tabChosen } from '../../store/productChoiceSlice';
import { Tabs } from '../../ui/Tabs';
import { PRODUCT_TABS, tabsArrived } from './openReviews';

/**
 * The description, the facts, the 'About Item' list (docs/requirements.md section 2, Product detail), and what the
 * label says.
 */
function ProductDescription({ product }: { product: Product }) {
  const label = labelRows(product);
  return (
    <div className="product-description">
      <h2 className="visually-hidden">Description</h2>
      <p className="product-story">{product.productDescription.trim() || factMessages.noDescription}</p>
      <Facts rows={factRows(product)} />
      <div className="product-about">
        <h3>About Item</h3>
        <ul>
          {aboutLines(product.productDescription2).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </div>
      {label.length > 0 && (
        <div className="product-label">
          <h3>On the label</h3>
          <Facts rows={label} />
        </div>
      )}
    </div>
  );
}

function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <table className="product-facts">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  product: Product;
  /** Another feature's. */
  renderReviews: () => ReactNode;
}

export function ProductTabs({ product, renderReviews }: Props) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectProductTab);
  const count = product.no_of_rating;
  useEffect(tabsArrived, []);
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

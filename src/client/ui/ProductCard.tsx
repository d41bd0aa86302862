/**
 * A product in a grid or a slider: the whole card is one link to its page (docs/requirements.md section 2, Shop page).
 * Long names are cut on screen; everybody else gets the whole one (decision 47).
 */
import type { ReactNode } from 'react';
import type { Product } from '../../contract/catalog';
import { toPaise } from '../../contract/rules/money';
import { CARD_NAME_LENGTH } from '../lib/constants';
import { paths } from '../lib/paths';
import { truncate } from '../lib/text';
import { Link } from './Link';
import { Picture } from './Picture';
import { Price } from './Price';
import { Stars } from './Stars';
import './productCard.css';
import './stitch.css';

interface Props {
  product: Product;
  /** The picture's `sizes` attribute. */
  sizes: string;
  /** In the first view. */
  eager?: boolean;
  /** What another feature puts over the picture, such as a heart. It stands outside the link. */
  corner?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

export function ProductCard({ product, sizes, eager = false, corner, headingLevel = 3 }: Props) {
  const { productId, productName, productQuantity } = product;
  const Heading = `h${headingLevel}` as const;
  const soldOut = productQuantity <= 0;
  return (
    <article className={`product-card stitched${soldOut ? ' product-card-sold-out' : ''}`}>
      <Link className="product-card-link product-card-rows" to={paths.product(productId)} title={productName}>
        <span className="product-card-picture">
          <Picture src={product.prodImg1} alt="" sizes={sizes} eager={eager} />
          {soldOut && <span className="product-card-label">Out of Stock</span>}
        </span>
        <Heading className="product-card-name">
          <span aria-hidden="true">{truncate(productName, CARD_NAME_LENGTH)}</span>
          <span className="visually-hidden">{productName}</span>
        </Heading>
        <Price ratePaise={toPaise(product.productRate)} mrpPaise={toPaise(product.productMRP)} />
        <Stars rating={product.productRatings} count={product.no_of_rating} />
      </Link>
      {corner !== undefined && <div className="product-card-corner">{corner}</div>}
    </article>
  );
}

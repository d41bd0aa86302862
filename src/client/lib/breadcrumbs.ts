/**
 * The way to a product, which its page shows (features/product/Breadcrumbs.tsx) and tells search engines
 * (app/head/structuredData.ts).
 */
import type { Product } from '../../contract/catalog';
import { paths } from './paths';

export interface Crumb {
  name: string;
  path: string;
}

type Placed = Pick<Product, 'productId' | 'productName' | 'productCategory'>;

/** Home, the category where there is one, the product. */
export const breadcrumbsOf = ({ productId, productName, productCategory }: Placed): Crumb[] => [
  { name: 'Home', path: paths.home },
  ...(productCategory === '' ? [] : [{ name: productCategory, path: paths.category(productCategory) }]),
  { name: productName, path: paths.product(productId) },
];

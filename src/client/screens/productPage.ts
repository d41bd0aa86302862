/**
 * What the product page is told before it is drawn: which product, what to fetch, and what a search engine reads of it.
 */
import type { Product } from '../../contract/catalog';
import { productApi } from '../api/productApi';
import { isApiError } from '../api/errors';
import type { ProductPage } from '../api/listingApi';
import { GALLERY_SIZES } from '../features/product/Gallery';
import { paths } from '../lib/paths';
import { picturePreload } from '../lib/picturePreload';
import { selectUserId } from '../store/authSlice';
import type { RootState } from '../store/rootReducer';
import type { RouteState, Screen } from './screen';

/**
 * A product as a list had it. The lists of the catalogue carry whole products, so a page about one can be drawn from
 * them. From the newest of the lists that have it; undefined when none has.
 * @param before milliseconds since 1970: of lists that came earlier
 */
function selectListed(
  { api }: Pick<RootState, 'api'>,
  id: number,
  before = Number.POSITIVE_INFINITY,
): Product | undefined {
  let newest = 0;
  let listed: Product | undefined;
  for (const query of Object.values(api.queries)) {
    const came = Number(query?.fulfilledTimeStamp);
    if (query?.endpointName !== 'getListing' || !(came > newest && came < before)) continue;
    const product = (query.data as ProductPage | undefined)?.products.find(({ productId }) => productId === id);
    if (!product) continue;
    newest = came;
    listed = product;
  }
  return listed;
}

const { getProduct, getProductOptions } = productApi.endpoints;

export const productIdOf = ({ params }: RouteState): number | null =>
  /^\d{1,9}$/.test(params.productId ?? '') ? Number(params.productId) : null;

/** The server does not know it, or answers with nothing. */
export const isNoProduct = (product: Product | undefined, error: unknown): boolean =>
  (isApiError(error) && [400, 404, 422].includes(error.status)) || (product !== undefined && product.productId === 0);

const selectProduct = (state: RootState, id: number) => {
  const known = (userId: string | null) => getProduct.select({ id, userId })(state);
  const mine = known(selectUserId(state));
  // Who the shopper is may come after the page: what was drawn then still stands.
  return mine.isUninitialized || mine.isLoading ? known(null) : mine;
};

/**
 * As it was asked for, else as a list had it that the shopper comes from: that is drawn at once, and what has changed
 * since follows.
 */
export const selectKnown = (state: RootState, id: number): Product | undefined =>
  selectProduct(state, id).data ?? selectListed(state, id);

/**
 * The shopper had it in a list before this page asked for it; the lists that the page itself shows are none of those.
 */
export const selectWasListed = (state: RootState, id: number): boolean =>
  selectListed(state, id, selectProduct(state, id).startedTimeStamp) !== undefined;

export const productPage: Required<Pick<Screen, 'loaders' | 'prefetch' | 'head' | 'status'>> = {
  loaders: [
    (route, state) => {
      const id = productIdOf(route);
      return id === null ? [] : [(dispatch) => dispatch(getProduct.initiate({ id, userId: selectUserId(state) }))];
    },
    (route, state) => {
      const id = productIdOf(route);
      const name = id === null ? undefined : selectProduct(state, id).data?.productName;
      return name ? [(dispatch) => dispatch(getProductOptions.initiate(name))] : [];
    },
  ],
  prefetch: (route, state, wanted) => {
    const id = productIdOf(route);
    if (id === null) return [];
    const product = selectKnown(state, id);
    // Nobody looks at it yet: it is forgotten as soon as what a page has left is.
    const unseen = { subscribe: false };
    if (!product) return [(dispatch) => dispatch(getProduct.initiate({ id, userId: selectUserId(state) }, unseen))];
    return wanted ? [(dispatch) => dispatch(getProductOptions.initiate(product.productName, unseen))] : [];
  },
  head: (state, route) => {
    const id = productIdOf(route);
    const error = id === null ? undefined : selectProduct(state, id).error;
    const product = id === null ? undefined : selectKnown(state, id);
    if (id === null || isNoProduct(product, error)) return { title: 'Product not found' };
    // The chosen colour, size and tab stand in the address too; it is the same product.
    const canonical = paths.product(id);
    if (!product) return { title: 'Product', canonical };
    const { productName, productBrand } = product;
    const description = product.productDescription.trim() || [productName, productBrand].filter(Boolean).join(' by ');
    return {
      title: productName,
      description,
      canonical,
      product,
      preloadPicture: picturePreload(product.prodImg1, GALLERY_SIZES),
    };
  },
  status: (state, route) => {
    const id = productIdOf(route);
    if (id === null) return 404;
    const { data, error } = selectProduct(state, id);
    if (isNoProduct(data, error)) return 404;
    return error ? 503 : 200;
  },
};

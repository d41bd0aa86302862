/** One product at /productdetails/{productId} (SPEC.md section 2, Product detail). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import type { CartItem } from '../../contract/cart';
import type { Product } from '../../contract/catalog';
import { catalogApi, useGetProductQuery } from '../api/catalogApi';
import { isApiError, toUserMessage } from '../api/errors';
import { useAddToCart } from '../features/cart/useAddToCart';
import { Breadcrumbs } from '../features/product/Breadcrumbs';
import { Gallery, GALLERY_SIZES } from '../features/product/Gallery';
import { NoProduct } from '../features/product/NoProduct';
import { OptionGroup } from '../features/product/OptionGroup';
import { ProductActions } from '../features/product/ProductActions';
import { ProductDescription } from '../features/product/ProductDescription';
import { ProductSkeleton } from '../features/product/ProductSkeleton';
import { ProductSummary } from '../features/product/ProductSummary';
import { useProductChoice } from '../features/product/useProductChoice';
import type { ProductChoice } from '../features/product/useProductChoice';
import '../features/product/product.css';
import { paths } from '../lib/paths';
import { parsePicture, sourceSet } from '../lib/picture';
import { productPictures } from '../lib/productFacts';
import { selectUserId } from '../store/authSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/makeStore';
import { colourChosen, sizeChosen } from '../store/productChoiceSlice';
import { LoadFailed } from '../ui/LoadFailed';
import { StitchDivider } from '../ui/StitchDivider';
import { useRouteState } from './RouteContext';
import type { RouteState, Screen } from './screen';

const productIdOf = ({ params }: RouteState): number | null => (/^\d{1,9}$/.test(params.productId ?? '') ? Number(params.productId) : null);

/** The server does not know it, or answers with nothing. */
const isNoProduct = (product: Product | undefined, error: unknown): boolean =>
  (isApiError(error) && [400, 404, 422].includes(error.status)) || (product !== undefined && product.productId === 0);

function toLine(product: Product, { colour, size, quantity }: ProductChoice): CartItem {
  const { productId, productName, productRate, productQuantity, offered, lightning } = product;
  return {
    productId,
    productid: productId,
    productName,
    productImage: product.prodImg1 ?? '',
    productRate,
    orderQuantity: quantity,
    stockQuantity: productQuantity,
    productColor: colour ?? '',
    productSize: size ?? '',
    offered,
    lightning,
  };
}

function ProductScreen() {
  const id = productIdOf(useRouteState());
  const userId = useAppSelector(selectUserId);
  const { data: product, error, refetch } = useGetProductQuery(id === null ? skipToken : { id, userId });
  useFocusAfterWait(product !== undefined);
  if (id === null || isNoProduct(product, error)) return <NoProduct />;
  if (product) return <ProductDetail product={product} />;
  if (error) return <LoadFailed message={toUserMessage(error)} onRetry={() => void refetch()} />;
  return <ProductSkeleton />;
}

function ProductDetail({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const choice = useProductChoice(product);
  const { adding, add } = useAddToCart();
  const { colours, sizes, colour, size, quantity } = choice;
  const siblingPath = (productId: number, color: string | null, ofSize: string | null) =>
    `${paths.product(productId)}?${new URLSearchParams({ ...(color && { color }), ...(ofSize && { size: ofSize }) }).toString()}`;
  return (
    <article className="page product">
      <Breadcrumbs category={product.productCategory} name={product.productName} />
      <div className="product-gallery">
        <Gallery name={product.productName} pictures={productPictures(product)} />
      </div>
      <div className="product-info">
        <ProductSummary product={product} quantity={quantity} />
        <StitchDivider />
        <OptionGroup
          title="Color"
          options={colours}
          chosen={colour}
          onChoose={(value) => dispatch(colourChosen(value))}
          siblingPath={(productId, value) => siblingPath(productId, value, size)}
        />
        <OptionGroup
          title="Size"
          options={sizes}
          chosen={size}
          onChoose={(value) => dispatch(sizeChosen(value))}
          siblingPath={(productId, value) => siblingPath(productId, colour, value)}
        />
        <ProductActions
          product={product}
          quantity={quantity}
          adding={adding}
          onAdd={() => void add(toLine(product, choice), 'cart')}
          onBuy={() => void add(toLine(product, choice), 'checkout')}
        />
      </div>
      <ProductDescription product={product} />
    </article>
  );
}

/** The heading that had the focus while the page was on its way is gone: the real one takes over. */
function useFocusAfterWait(here: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (!here) waited.current = true;
    else if (waited.current && document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [here]);
}

const selectProduct = (state: RootState, id: number) => {
  const known = (userId: string | null) => catalogApi.endpoints.getProduct.select({ id, userId })(state);
  const mine = known(selectUserId(state));
  // Who the shopper is may come after the page: what was drawn then still stands.
  return mine.isUninitialized || mine.isLoading ? known(null) : mine;
};

function firstPicture(product: Product) {
  const picture = parsePicture(product.prodImg1 ?? '');
  if (picture.name === null) return undefined;
  return { srcSet: sourceSet(picture, 'avif'), sizes: GALLERY_SIZES, type: 'image/avif' };
}

export const screen: Screen = {
  Component: ProductScreen,
  preloads: [
    (route, state) => {
      const id = productIdOf(route);
      return id === null ? [] : [(dispatch) => dispatch(catalogApi.endpoints.getProduct.initiate({ id, userId: selectUserId(state) }))];
    },
    (route, state) => {
      const id = productIdOf(route);
      const name = id === null ? undefined : selectProduct(state, id).data?.productName;
      return name ? [(dispatch) => dispatch(catalogApi.endpoints.getProductOptions.initiate(name))] : [];
    },
  ],
  head: (state, route) => {
    const id = productIdOf(route);
    const { data: product, error } = id === null ? {} : selectProduct(state, id);
    if (id === null || isNoProduct(product, error)) return { title: 'Product not found' };
    // The chosen colour and size stand in the address too; it is the same product.
    const canonical = paths.product(id);
    if (!product) return { title: 'Product', canonical };
    const { productName, productBrand } = product;
    const description = product.productDescription.trim() || [productName, productBrand].filter(Boolean).join(' by ');
    return { title: productName, description, canonical, product, preloadPicture: firstPicture(product) };
  },
  status: (state, route) => {
    const id = productIdOf(route);
    if (id === null) return 404;
    const { data, error } = selectProduct(state, id);
    if (isNoProduct(data, error)) return 404;
    return error ? 503 : 200;
  },
};

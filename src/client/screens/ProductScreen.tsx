/** One product at /productdetails/{productId} (docs/requirements.md section 2, Product detail). */
import { Flex } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import type { Product } from '../../contract/catalog';
import { useGetProductQuery } from '../api/productApi';
import { toUserMessage } from '../api/errors';
import { useAddToCart } from '../features/cart/useAddToCart';
import { CARD_SIZES } from '../features/listing/listingCards';
import { Breadcrumbs } from '../features/product/Breadcrumbs';
import { Gallery } from '../features/product/Gallery';
import { OptionGroup } from '../features/product/OptionGroup';
import { ProductActions, SoldOut } from '../features/product/ProductActions';
import { NoProduct, ProductSkeleton } from '../features/product/ProductSkeleton';
import { ProductSummary } from '../features/product/ProductSummary';
import { ProductZoom } from '../features/product/ProductZoom';
import { productLine, useProductChoice } from '../features/product/useProductChoice';
import '../features/product/product.css';
import '../features/product/productSummary.css';
import '../features/product/productChoice.css';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { breadcrumbsOf } from '../lib/breadcrumbs';
import { paths } from '../lib/paths';
import { productPictures } from '../lib/productFacts';
import { readQuery } from '../lib/urlQuery';
import { selectUserId } from '../store/authSlice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { panelOpened } from '../store/panelSlice';
import { colourChosen, sizeChosen } from '../store/productChoiceSlice';
import { HydrationBoundary } from '../ui/HydrationBoundary';
import { LoadFailed } from '../ui/LoadFailed';
import { StitchDivider } from '../ui/StitchDivider';
import { focusHeading } from '../ui/focusHeading';
import { lazyPart } from '../ui/lazyPart';
import { isNoProduct, productIdOf, productPage, selectKnown, selectWasListed } from './productPage';
import { IsShownContext, useRouteState } from './screen';
import type { Screen } from './screen';

const RELATED_ID = 'related';

const below = lazyPart(() =>
  import(/* webpackChunkName: "product-below" */ './ProductBelow').then(({ ProductBelow }) => ProductBelow),
);

function seeRelated(): void {
  const related = document.getElementById(RELATED_ID);
  related?.focus({ preventScroll: true });
  related?.scrollIntoView();
}

function ProductScreen() {
  const id = productIdOf(useRouteState());
  const userId = useAppSelector(selectUserId);
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id === null ? skipToken : { id, userId });
  const known = useAppSelector((state) => (id === null || currentData ? undefined : selectKnown(state, id)));
  const product = currentData ?? known;
  useFocusAfterWait(product !== undefined);
  if (id === null || isNoProduct(product, error)) return <NoProduct />;
  if (product) return <ProductDetail product={product} />;
  if (error)
    return (
      <LoadFailed
        title="This product did not arrive"
        message={toUserMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <ProductSkeleton />;
}

function ProductDetail({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const { productId, productName } = product;
  const pictures = productPictures(product);
  const isListed = useAppSelector((state) => selectWasListed(state, productId));
  // Who comes from a list sees the product at once, and what lies over and below it in the next frame.
  const [drawsRest, setDrawsRest] = useState(!isListed);
  return (
    <article className="page product">
      <Breadcrumbs crumbs={breadcrumbsOf(product)} />
      <Flex className="product-top">
        <div className="product-gallery">
          <Gallery
            name={productName}
            pictures={pictures}
            shownAt={isListed ? CARD_SIZES : undefined}
            isWhole={drawsRest}
            onZoom={() => dispatch(panelOpened({ name: 'zoom', productId }))}
            corner={drawsRest && <WishlistHeart product={product} />}
          />
        </div>
        <ProductInfo product={product} drawsRest={drawsRest} />
      </Flex>
      {drawsRest && (
        <Flex vertical className="product-below">
          <HydrationBoundary>
            <below.Part product={product} relatedId={RELATED_ID} />
          </HydrationBoundary>
        </Flex>
      )}
      {!drawsRest && <Rest onDue={() => startTransition(() => setDrawsRest(true))} />}
      {drawsRest && <ProductZoom productId={productId} name={productName} pictures={pictures} />}
    </article>
  );
}

/** A part of its own: the product is not drawn again when it comes into sight. */
function Rest({ onDue }: { onDue: () => void }) {
  const isShown = useContext(IsShownContext);
  useEffect(() => {
    if (isShown) onDue();
  }, [isShown, onDue]);
  return null;
}

/**
 * What it is and costs, what there is to choose, and the way into the cart.
 * @param drawsRest whether what a phone shows further down is drawn yet
 */
function ProductInfo({ product, drawsRest }: { product: Product; drawsRest: boolean }) {
  const choice = useProductChoice(product);
  return (
    <div className="product-info">
      <ProductSummary product={product} quantity={choice.quantity} />
      {drawsRest && <ProductOptionsAndActions product={product} choice={choice} />}
    </div>
  );
}

function ProductOptionsAndActions({
  product,
  choice,
}: {
  product: Product;
  choice: ReturnType<typeof useProductChoice>;
}) {
  const dispatch = useAppDispatch();
  const { adding, add } = useAddToCart();
  const { colours, sizes, colour, size, quantity } = choice;
  return (
    <>
      <StitchDivider />
      <OptionGroup
        title="Color"
        options={colours}
        chosen={colour}
        onChoose={(value) => dispatch(colourChosen(value))}
        siblingPath={(productId, value) => paths.productChoice(productId, value, size)}
      />
      <OptionGroup
        title="Size"
        options={sizes}
        chosen={size}
        onChoose={(value) => dispatch(sizeChosen(value))}
        siblingPath={(productId, value) => paths.productChoice(productId, colour, value)}
      />
      {product.productQuantity <= 0 && <SoldOut options={[...colours, ...sizes]} onSeeRelated={seeRelated} />}
      <ProductActions
        product={product}
        quantity={quantity}
        adding={adding}
        onAdd={() => void add(productLine(product, choice), 'cart')}
        onBuy={() => void add(productLine(product, choice), 'checkout')}
      />
    </>
  );
}

/** The heading that had the focus while the page was on its way is gone: the real one takes over. */
function useFocusAfterWait(here: boolean): void {
  const waited = useRef(false);
  useEffect(() => {
    if (!here) waited.current = true;
    else if (waited.current && document.activeElement === document.body) focusHeading();
  }, [here]);
}

export const screen: Screen = {
  Component: ProductScreen,
  isPrerendered: true,
  lazy: {
    chunk: 'product-below',
    load: below.load,
    within: '.product-below',
    isNamedBy: (search) => readQuery(search)('tab') !== null,
  },
  ...productPage,
};

/** The deals of the day (docs/requirements.md section 2, Sale products; decisions 36, 55). */
import { Flex } from 'antd';
import { useRef } from 'react';
import type { CartItem } from '../../contract/cart';
import type { DealOfDayProduct, Product } from '../../contract/catalog';
import { showcaseApi, useGetSaleProductsQuery } from '../api/showcaseApi';
import { toUserMessage } from '../api/errors';
import { useLazyGetProductQuery } from '../api/productApi';
import { useAdding, useAddToCart } from '../features/cart/useAddToCart';
import { useCart } from '../features/cart/useCart';
import { NoSaleProducts, SaleGrid, SaleSkeleton } from '../features/sale/SaleGrid';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { picturePreload } from '../lib/picturePreload';
import { chosenOption } from '../lib/productOptions';
import { selectUserId } from '../store/authSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { panelClosed, panelOpened, selectOpenPanel } from '../store/panelSlice';
import { selectRestored } from '../store/visitSlice';
import { LoadFailed } from '../ui/LoadFailed';
import { GRID_SIZES } from '../ui/cardSizes';
import { ZoomDialog } from '../ui/ZoomDialog';
import type { Screen } from './screen';
import { usePendingIntent } from './usePendingIntent';

interface SaleAdd {
  isInCart: (productId: number) => boolean;
  /** The product whose press is under way. */
  addingId: number | null;
  onAdd: (product: DealOfDayProduct) => Promise<void>;
}

/**
 * One piece, in the first colour and size there is; they are not asked here, and can be changed in the cart
 * (decision 50).
 */
const toLine = (
  { productId, productName, purRate, minStk, productPhotos }: DealOfDayProduct,
  product: Product | undefined,
): CartItem => ({
  productId,
  productid: productId,
  productName,
  productImage: productPhotos[0]?.photoName ?? '',
  productRate: purRate,
  orderQuantity: 1,
  stockQuantity: minStk,
  productColor: chosenOption(product?.productColor ?? '') ?? '',
  productSize: chosenOption(product?.productSize ?? '') ?? '',
  offered: false,
  lightning: false,
});

/**
 * 'Add to Cart' on the sale page is for members, as written: a visitor logs in, comes back, and it goes into the cart
 * (decision 55).
 */
function useSaleAdd(products: readonly DealOfDayProduct[]): SaleAdd {
  const store = useAppStore();
  const restored = useAppSelector(selectRestored);
  const cart = useCart();
  const { add } = useAddToCart();
  const [askProduct] = useLazyGetProductQuery();
  const [addingId, setAddingId] = useAdding();
  const isInCart = (productId: number) => cart.lines.some((line) => line.productId === productId);

  const addMine = async (deal: DealOfDayProduct) => {
    // A double tap; of several, one comes after the other (useAddToCart).
    if (addingId === deal.productId) return;
    setAddingId(deal.productId);
    // Where the options cannot be had, the deal goes in without: better than not at all.
    const { data } = await askProduct({ id: deal.productId, userId: selectUserId(store.getState()) }, true);
    await add(toLine(deal, data), 'cart');
  };

  // What the cart holds must be known first: adding sets the quantity.
  const isReady = restored && products.length > 0 && cart.status !== 'waiting';
  const addAll = async (productIds: number[]) => {
    const wanted = products.filter(({ productId, minStk }) => productIds.includes(productId) && minStk > 0);
    for (const product of wanted) if (!isInCart(product.productId)) await addMine(product);
  };
  const logIn = usePendingIntent('sale-add', isReady, (productIds) => void addAll([productIds].flat()));
  /** What was pressed before the page was hydrated leads away together. */
  const pressed = useRef<number[]>([]);

  const onAdd = async (product: DealOfDayProduct) => {
    await identityKnown(store);
    if (selectUserId(store.getState()) !== null) return addMine(product);
    pressed.current = [...pressed.current, product.productId];
    logIn(pressed.current);
  };

  return { isInCart, addingId, onAdd };
}

function SaleProducts({ products }: { products: readonly DealOfDayProduct[] }) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const { isInCart, addingId, onAdd } = useSaleAdd(products);
  const zoomed = panel?.name === 'zoom' ? products.find(({ productId }) => productId === panel.productId) : undefined;
  return (
    <>
      <SaleGrid
        products={products}
        isInCart={isInCart}
        addingId={addingId}
        onAdd={(product) => void onAdd(product)}
        renderCorner={(product) => <WishlistHeart product={product} />}
        onZoom={({ productId }) => dispatch(panelOpened({ name: 'zoom', productId }))}
      />
      {zoomed && (
        <ZoomDialog
          src={zoomed.productPhotos[0]?.photoName}
          name={zoomed.productName}
          onClose={() => dispatch(panelClosed())}
        />
      )}
    </>
  );
}

function SaleProductsScreen() {
  const { currentData: products, error, isFetching, refetch } = useGetSaleProductsQuery();
  return (
    <Flex vertical className="page sale">
      <h1 tabIndex={-1}>Sale Products</h1>
      {products?.length !== 0 && <p className="sale-lead">Today’s deals, at these prices while they last.</p>}
      {products && products.length > 0 && <SaleProducts products={products} />}
      {products?.length === 0 && <NoSaleProducts />}
      {!products && error && (
        <LoadFailed message={toUserMessage(error)} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!products && !error && <SaleSkeleton />}
    </Flex>
  );
}

const selectSale = showcaseApi.endpoints.getSaleProducts.select();

export const screen: Screen = {
  Component: SaleProductsScreen,
  loaders: [() => [(dispatch) => dispatch(showcaseApi.endpoints.getSaleProducts.initiate())]],
  head: (state) => ({
    title: 'Sale Products',
    description:
      'Deals of the day: soft clothes, socks and small comforts for babies and children, each at a price of its own.',
    preloadPicture: picturePreload(selectSale(state).data?.[0]?.productPhotos[0]?.photoName, GRID_SIZES),
  }),
  status: (state) => (selectSale(state).isError ? 503 : 200),
};

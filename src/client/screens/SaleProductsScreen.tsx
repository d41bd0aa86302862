/** The deals of the day (docs/requirements.md section 2, Sale products; decisions 36, 55). */
import { Flex } from 'antd';
import type { DealOfDayProduct } from '../../contract/catalog';
import { showcaseApi, useGetSaleProductsQuery } from '../api/showcaseApi';
import { toUserMessage } from '../api/errors';
import { NoSaleProducts, SALE_SIZES, SaleGrid, SaleSkeleton } from '../features/sale/SaleGrid';
import { WishlistHeart } from '../features/wishlist/WishlistHeart';
import { parsePicture, sourceSet } from '../lib/picture';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { RootState } from '../store/makeStore';
import { panelClosed, panelOpened, selectOpenPanel } from '../store/panelSlice';
import { LoadFailed } from '../ui/LoadFailed';
import { ZoomDialog } from '../ui/ZoomDialog';
import type { Screen } from './screen';
import { useSaleAdd } from './useSaleAdd';

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
      {zoomed && <ZoomDialog src={zoomed.productPhotos[0]?.photoName} name={zoomed.productName} onClose={() => dispatch(panelClosed())} />}
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
      {!products && error && <LoadFailed message={toUserMessage(error)} retrying={isFetching} onRetry={() => void refetch()} />}
      {!products && !error && <SaleSkeleton />}
    </Flex>
  );
}

const selectSale = showcaseApi.endpoints.getSaleProducts.select();

function firstPicture(state: RootState) {
  const src = selectSale(state).data?.[0]?.productPhotos[0]?.photoName;
  const picture = src ? parsePicture(src) : null;
  if (!picture?.name) return undefined;
  return { srcSet: sourceSet(picture, 'avif'), sizes: SALE_SIZES, type: 'image/avif' };
}

export const screen: Screen = {
  Component: SaleProductsScreen,
  preloads: [() => [(dispatch) => dispatch(showcaseApi.endpoints.getSaleProducts.initiate())]],
  head: (state) => ({
    title: 'Sale Products',
    description: 'Deals of the day: soft clothes, socks and small comforts for babies and children, each at a price of its own.',
    preloadPicture: firstPicture(state),
  }),
  status: (state) => (selectSale(state).isError ? 503 : 200),
};

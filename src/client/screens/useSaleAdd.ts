/** 'Add to Cart' on the sale page is for members, as written: a visitor logs in, comes back, and it goes into the cart (DECISIONS.md T55). */
import { useEffect, useRef } from 'react';
import type { CartItem } from '../../contract/cart';
import type { DealOfDayProduct, Product } from '../../contract/catalog';
import { useLazyGetProductQuery } from '../api/productApi';
import { useAdding, useAddToCart } from '../features/cart/useAddToCart';
import { useCart } from '../features/cart/useCart';
import { comeBackTo } from '../lib/comeBack';
import { paths } from '../lib/paths';
import { chosenOption } from '../lib/productOptions';
import { keepWaitingWish, takeWaitingWish } from '../lib/waitingWish';
import { selectUserId } from '../store/authSlice';
import { useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { selectLocation } from '../store/locationSlice';
import { selectRestored } from '../store/visitSlice';
import { useNavigate } from '../ui/useNavigate';

interface SaleAdd {
  isInCart: (productId: number) => boolean;
  /** The product whose press is under way. */
  addingId: number | null;
  onAdd: (product: DealOfDayProduct) => Promise<void>;
}

/** One piece, in the first colour and size there is; they are not asked here, and can be changed in the cart (DECISIONS.md T50). */
const toLine = ({ productId, productName, purRate, minStk, productPhotos }: DealOfDayProduct, product: Product | undefined): CartItem => ({
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

export function useSaleAdd(products: readonly DealOfDayProduct[]): SaleAdd {
  const store = useAppStore();
  const navigate = useNavigate();
  const restored = useAppSelector(selectRestored);
  const userId = useAppSelector(selectUserId);
  const cart = useCart();
  const { add } = useAddToCart();
  const [askProduct] = useLazyGetProductQuery();
  const [addingId, setAddingId] = useAdding();
  const isInCart = (productId: number) => cart.lines.some((line) => line.productId === productId);

  const addMine = async (deal: DealOfDayProduct) => {
    // One after the other, as useAddToCart has it.
    if (addingId !== null) return;
    setAddingId(deal.productId);
    // Where the options cannot be had, the deal goes in without: better than not at all.
    const { data } = await askProduct({ id: deal.productId, userId: selectUserId(store.getState()) }, true);
    await add(toLine(deal, data), 'cart');
  };

  const onAdd = async (product: DealOfDayProduct) => {
    await identityKnown(store);
    const state = store.getState();
    if (selectUserId(state) !== null) return addMine(product);
    keepWaitingWish('sale-add', product.productId);
    navigate(paths.login, { state: comeBackTo(selectLocation(state)) });
  };

  const complete = useRef((_productId: number) => undefined as void);
  useEffect(() => {
    complete.current = (productId) => {
      const product = products.find((one) => one.productId === productId);
      if (product && product.minStk > 0 && !isInCart(productId)) void addMine(product);
    };
  });
  // What the cart holds must be known first: adding sets the quantity.
  const isReady = restored && products.length > 0 && cart.status !== 'waiting';
  useEffect(() => {
    if (!isReady) return;
    if (userId !== null) {
      const waiting = takeWaitingWish('sale-add');
      if (waiting !== null) complete.current(waiting);
      return;
    }
    // Here again and still nobody: it was not meant after all.
    void identityKnown(store).then(() => selectUserId(store.getState()) === null && takeWaitingWish('sale-add'));
  }, [isReady, userId, store]);

  return { isInCart, addingId, onAdd };
}

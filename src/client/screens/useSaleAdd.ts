/**
 * 'Add to Cart' on the sale page is for members, as written: a visitor logs in, comes back, and it goes into the cart
 * (decision 55).
 */
import { useRef } from 'react';
import type { CartItem } from '../../contract/cart';
import type { DealOfDayProduct, Product } from '../../contract/catalog';
import { useLazyGetProductQuery } from '../api/productApi';
import { useAdding, useAddToCart } from '../features/cart/useAddToCart';
import { useCart } from '../features/cart/useCart';
import { chosenOption } from '../lib/productOptions';
import { selectUserId } from '../store/authSlice';
import { useAppSelector, useAppStore } from '../store/hooks';
import { identityKnown } from '../store/identityKnown';
import { selectRestored } from '../store/visitSlice';
import { useWaitingWish } from './useWaitingWish';

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
  const logIn = useWaitingWish('sale-add', isReady, (productIds) => void addAll([productIds].flat()));
  /** What was pressed before the page was awake leads away together. */
  const pressed = useRef<number[]>([]);

  const onAdd = async (product: DealOfDayProduct) => {
    await identityKnown(store);
    if (selectUserId(store.getState()) !== null) return addMine(product);
    pressed.current = [...pressed.current, product.productId];
    logIn(pressed.current);
  };

  return { isInCart, addingId, onAdd };
}

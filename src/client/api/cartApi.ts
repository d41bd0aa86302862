/** The cart of a user or a guest (docs/requirements.md section 7, 'Cart' and 'Guest'; docs/contract.md section 4). */
import type { AddProductBody, CartChanged, CartItem, QuantityChanged } from '../../contract/cart';
import { PAGE_SIZE_MAX } from '../../contract/rules/limits';
import { toNumber } from '../lib/decode';
import { baseApi } from './baseApi';
import { cartVersionOf, toCartItems } from './cartItem';
import { rowsOnly } from './expected';

/** A line is product + colour + size. */
export interface LineChoice {
  productId: number;
  productColor: string;
  productSize: string;
}

/** Whose cart; a guest's id stands where a user's id is asked for. */
export interface Owner {
  id: string;
  kind: 'user' | 'guest';
}

/** The lines as the server has them. */
export interface ServerCart {
  lines: CartItem[];
  /** Its word for them, which an order sends back; another backend has none. */
  cartVersion?: string | undefined;
}

/** A coupon may have ended meanwhile: it is judged anew with every change (decision 81). */
const changed = ['Cart', 'Coupon'] as const;

const ownerParam = ({ id, kind }: Owner) => (kind === 'user' ? { userId: id } : { guestId: id });

interface AddedLine extends LineChoice {
  productName: string;
  orderQuantity: number;
}

interface AddLine extends AddedLine {
  owner: Owner;
}

const addedBody = ({ productName, productColor, productSize, orderQuantity }: AddedLine): AddProductBody => ({
  productName,
  productColor,
  productSize,
  totalQuantity: orderQuantity,
});

/** Never lowers what the cart holds (docs/decisions/0226-what-was-seen.md). */
export const addingForGuest = (guestId: string, line: AddedLine) => ({
  url: '/api/guest-cart/add',
  method: 'POST',
  params: { guestId, productId: line.productId, atLeast: true },
  body: addedBody(line),
});

export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<ServerCart, string>({
      query: (ownerId) => ({
        url: '/usercart/in-cart',
        method: 'POST',
        params: { userId: ownerId, pageSize: PAGE_SIZE_MAX },
      }),
      transformResponse: (answer, meta) => ({ lines: toCartItems(answer), cartVersion: cartVersionOf(meta) }),
      extraOptions: rowsOnly,
      providesTags: ['Cart'],
    }),
    getCartCount: build.query<number, string>({
      query: (ownerId) => ({ url: '/usercart/cartcount', params: { userId: ownerId } }),
      transformResponse: (answer) => toNumber(answer),
      extraOptions: { isAnswer: (answer) => toNumber(answer, -1) >= 0 },
      providesTags: ['Cart'],
    }),
    /**
     * Never lowers what the cart holds (docs/decisions/0226-what-was-seen.md); `orderQuantity` is what a backend sets
     * that does not know of it.
     */
    addProduct: build.mutation<CartChanged, AddLine>({
      query: ({ owner, ...line }) => {
        const { productId, orderQuantity } = line;
        return owner.kind === 'user'
          ? {
              url: '/usercart/add-product',
              method: 'POST',
              params: { userId: owner.id, productId, orderQuantity, atLeast: true },
              body: addedBody(line),
            }
          : addingForGuest(owner.id, line);
      },
      invalidatesTags: changed,
    }),
    removeProduct: build.mutation<CartChanged, LineChoice & { owner: Owner }>({
      query: ({ owner, ...line }) => ({
        url: '/usercart/remove-product',
        method: 'POST',
        params: { userId: owner.id, ...line },
      }),
      invalidatesTags: changed,
    }),
    updateQuantity: build.mutation<QuantityChanged, LineChoice & { owner: Owner; orderQuantity: number }>({
      query: ({ owner, ...line }) => ({
        url: '/usercart/update-quantity',
        method: 'POST',
        params: { ...ownerParam(owner), ...line },
      }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetCartQuery, useGetCartCountQuery, useRemoveProductMutation, useUpdateQuantityMutation } = cartApi;

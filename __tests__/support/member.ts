/** A member who is logged in, and the calls that are theirs. */
import { HttpResponse, http } from 'msw';
import type { CartItem } from '../../src/contract/cart';
import type { WishlistItem } from '../../src/contract/wishlist';
import { callAnswers } from './answers';
import type { Answer } from './answers';
import { picture } from './builders';
import { failure, host } from './handlers';

export const memberId = 'u_1';

/** The slices of a member; what is on the wishlist is what this browser knew last. */
export const member = ({ lines = [], wished = [] }: { lines?: CartItem[]; wished?: number[] } = {}) => ({
  auth: { userId: memberId, guestId: null },
  cart: { lines, count: lines.length },
  wishlist: { productIds: wished },
});

export function wishlistItem(productId: number, known: Partial<WishlistItem['product']> = {}): WishlistItem {
  const product = {
    productId,
    productName: `Product ${productId}`,
    prdDesc: 'Soft as a cloud.',
    productMRP: 499,
    productRate: 399,
    prodImg1: picture(`product-${productId}`),
    productQuantity: 12,
    ...known,
  };
  return { productId, product };
}

/** The list as the server has it: it follows what is added and taken away. What was asked is written down. */
export function wishlistIs(...wishes: (number | WishlistItem)[]) {
  const items = wishes.map((wish) => (typeof wish === 'number' ? wishlistItem(wish) : wish));
  let wished = items.map(({ productId }) => productId);
  const itemOf = (id: number) => items.find(({ productId }) => productId === id) ?? wishlistItem(id);
  const asked: string[] = [];
  const answer = () => HttpResponse.json({ message: 'Done.' });
  const list = `${host}/wishlist`;
  const handlers = [
    http.get(`${list}/get/${memberId}`, () => HttpResponse.json(wished.map(itemOf))),
    http.post(`${list}/add/${memberId}`, async ({ request }) => {
      const productId = (await request.json()) as number;
      asked.push(`add ${productId}`);
      wished = [productId, ...wished];
      return answer();
    }),
    http.delete(`${list}/delete/${memberId}/:productId`, ({ params }) => {
      asked.push(`delete ${String(params.productId)}`);
      wished = wished.filter((id) => id !== Number(params.productId));
      return answer();
    }),
    http.delete(`${list}/delete-all/${memberId}/clear`, () => {
      asked.push('clear');
      wished = [];
      return answer();
    }),
  ];
  return { handlers, asked };
}

/** @param answer the list, told how often it has been asked for by now */
export const wishlistAnswers = (answer: (time: number) => Answer<WishlistItem[]>) =>
  callAnswers<WishlistItem[]>('get', `/wishlist/get/${memberId}`, (_, time) => answer(time));

/** The shop has this product no more; what else is wished for is another outcome's business. */
export const wishIsGone = (productId: number) =>
  http.post(`${host}/wishlist/add/${memberId}`, async ({ request }) =>
    (await request.clone().json()) === productId
      ? failure({ code: 'NOT_FOUND', message: 'This product does not exist.' })
      : undefined,
  );

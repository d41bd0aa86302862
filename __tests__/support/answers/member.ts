/** A member who is logged in, and the calls that are theirs. */
import { http } from 'msw';
import type { CartItem } from '../../../src/contract/cart';
import type { MessageAnswer } from '../../../src/contract/common';
import type { OrderPlaced } from '../../../src/contract/order';
import type { WishlistItem } from '../../../src/contract/wishlist';
import { callAnswers, says, success } from './answers';
import type { Answer } from './answers';
import { picture } from '../data/builders';
import { placed } from './guest';
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
  const done = () => success<MessageAnswer>({ message: 'Done.' });
  const handlers = [
    callAnswers<WishlistItem[]>('get', `/wishlist/get/${memberId}`, () => success(wished.map(itemOf))),
    callAnswers<MessageAnswer>('post', `/wishlist/add/${memberId}`, ({ body }) => {
      const productId = JSON.parse(body) as number;
      asked.push(`add ${productId}`);
      wished = [productId, ...wished];
      return done();
    }),
    callAnswers<MessageAnswer>('delete', `/wishlist/delete/${memberId}/:productId`, (_asked, _time, { params }) => {
      asked.push(`delete ${params.productId}`);
      wished = wished.filter((id) => id !== Number(params.productId));
      return done();
    }),
    callAnswers<MessageAnswer>('delete', `/wishlist/delete-all/${memberId}/clear`, () => {
      asked.push('clear');
      wished = [];
      return done();
    }),
  ].map(({ handler }) => handler);
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

interface SentOrder {
  key: string | null;
  params: Record<string, string>;
}

/** Answers a member's orders in turn, the last answer again and again; what was sent is written down. */
export function finalizeAnswers(...answers: (() => Answer<OrderPlaced>)[]) {
  const sent: SentOrder[] = [];
  /** Of the cart and the address that were seen. */
  const versions: (string | null)[][] = [];
  const { handler } = callAnswers<OrderPlaced>('post', '/usercart/finalize', ({ query }, time, { headers }) => {
    versions.push([headers.get('x-cart-version'), headers.get('x-address-version')]);
    sent.push({ key: headers.get('idempotency-key'), params: query });
    return (answers[Math.min(time, answers.length) - 1] ?? says(placed))();
  });
  return { handler, sent, versions };
}

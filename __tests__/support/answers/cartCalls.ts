/** The calls of the cart in client tests: what each answers, and what it was asked. */
import type { AddProductBody, CartChanged, CartItem, QuantityChanged } from '../../../src/contract/cart';
import type { GuestCreated } from '../../../src/contract/guest';
import { callAnswers, success } from './answers';
import type { Answer, Asked } from './answers';
import { failure } from './handlers';

/** @param answer the lines, whoever asks; or what is answered to each asking in turn, the first being 1 */
export const cartAnswers = (answer: CartItem[] | ((time: number) => Answer<CartItem[]>)) =>
  callAnswers<CartItem[]>('post', '/usercart/in-cart', (_, time) =>
    typeof answer === 'function' ? answer(time) : success(answer),
  );
export const cartCountAnswers = (count: number) =>
  callAnswers<number>('get', '/usercart/cartcount', () => success(count));

/** @param answer told the number that is wanted, and how often one was by now; without it each number is taken. */
export const quantityAnswers = (
  answer: (wanted: number, time: number) => Answer<QuantityChanged> = (orderQuantity) => success({ orderQuantity }),
) =>
  callAnswers<QuantityChanged>('post', '/usercart/update-quantity', ({ query }, time) =>
    answer(Number(query.orderQuantity), time),
  );

/**
 * @param count the lines that are left
 * @param whenAsked what else comes about before the answer
 */
export const removalAnswers = (count: number, whenAsked: (asked: Asked) => void = () => undefined) =>
  callAnswers<CartChanged>('post', '/usercart/remove-product', (asked) => {
    whenAsked(asked);
    return success({ message: 'Product removed from cart', count });
  });

/** What came with a product on its way into the cart. */
export const addedBody = ({ body }: Asked) => JSON.parse(body) as AddProductBody;

type Addition = (asked: Asked, time: number) => Answer<CartChanged>;

/** Each is one line more. */
const everyAddition: Addition = (_, count) => success({ message: 'Product added to cart', count });

export const guestAddAnswers = (answer = everyAddition) =>
  callAnswers<CartChanged>('post', '/api/guest-cart/add', answer);
export const memberAddAnswers = (answer = everyAddition) =>
  callAnswers<CartChanged>('post', '/usercart/add-product', answer);

/** Each visitor that asks becomes a guest of their own: g_1, g_2. */
export const guestsAreMade = () =>
  callAnswers<GuestCreated>('post', '/api/guest/create', (_, time) => success({ guestId: `g_${time}` }));

/**
 * A cart on the server that follows what is taken out and put in. What is put in is written down.
 * @param stock pieces of every product that the shop has
 */
export function cartKeeps(start: CartItem[], stock = 12) {
  let lines = start;
  const shelf = { stock };
  const sent: { query: Record<string, string>; body: AddProductBody }[] = [];
  const put: Addition = (asked) => {
    const { query } = asked;
    const body = addedBody(asked);
    sent.push({ query, body });
    const orderQuantity = body.totalQuantity ?? 1;
    if (orderQuantity > shelf.stock)
      return failure({ code: 'OUT_OF_STOCK', message: 'Too few.', stockQuantity: shelf.stock });
    const back = start.find(({ productId }) => productId === Number(query.productId));
    if (back) lines = [...lines, { ...back, orderQuantity }];
    return success({ message: 'Product added to cart', count: lines.length });
  };
  const takeOut = ({ query }: Asked) => {
    lines = lines.filter(({ productId }) => productId !== Number(query.productId));
    return success({ message: 'Product removed from cart', count: lines.length });
  };
  const handlers = [
    callAnswers<number>('get', '/usercart/cartcount', () => success(lines.length)),
    callAnswers<CartItem[]>('post', '/usercart/in-cart', () => success(lines)),
    callAnswers<CartChanged>('post', '/usercart/remove-product', takeOut),
    guestAddAnswers(put),
    memberAddAnswers(put),
  ].map(({ handler }) => handler);
  return { handlers, sent, shelf };
}

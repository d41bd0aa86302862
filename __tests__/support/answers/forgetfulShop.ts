/** A shop whose guest is forgotten at some moment, in a client test, and what the cart shows of it. */
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../../src/client/api/accountApi';
import type { AppStore } from '../../../src/client/store/makeStore';
import type { CartItem } from '../../../src/contract/cart';
import { line } from '../data/builders';
import { host } from './handlers';
import { server } from './server';

export const jhabla = line({ productId: 7, productName: 'Mulmul jhabla', orderQuantity: 3 });
export const socks = line({ productId: 9, productName: 'Bamboo socks', orderQuantity: 2 });
export const frock = line({ productId: 3, productName: 'Leaf frock', orderQuantity: 1 });
export const refusal = (status: number, body: object): HttpResponse<never> =>
  HttpResponse.json<never>({ message: 'x', ...body } as never, { status });

/** A shop that knows no guest until one is made. `shelves`: product → pieces; what is not on them is gone. */
export function forgetfulShop(
  shelves: Record<number, number> = { 7: 12, 9: 12, 3: 12 },
  { keepsCookies = true, answers = (): boolean => true } = {},
) {
  let session: string | null = null;
  let made = 0;
  const lines: CartItem[] = [];
  const asked: string[] = [];
  const isTheirs = (id: string | null) => session !== null && id === session;
  const whoAreYou = () =>
    refusal(session === null ? 401 : 403, { code: session === null ? 'UNAUTHENTICATED' : 'FORBIDDEN' });
  const known = [jhabla, socks, frock];
  server.use(
    http.get(`${host}/users/session`, () => HttpResponse.json({ userId: null, guestId: session })),
    http.post(`${host}/api/guest/create`, () => {
      made += 1;
      if (keepsCookies) session ??= `g_${made + 1}`;
      return HttpResponse.json({ guestId: session ?? `g_${made + 1}` });
    }),
    http.post(`${host}/usercart/in-cart`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('userId');
      return isTheirs(id) ? HttpResponse.json(lines) : whoAreYou();
    }),
    http.get(`${host}/usercart/cartcount`, ({ request }) =>
      isTheirs(new URL(request.url).searchParams.get('userId')) ? HttpResponse.json(lines.length) : whoAreYou(),
    ),
    http.post(`${host}/usercart/update-quantity`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!isTheirs(searchParams.get('guestId'))) return whoAreYou();
      const at = lines.findIndex(({ productId }) => productId === Number(searchParams.get('productId')));
      const orderQuantity = Number(searchParams.get('orderQuantity'));
      lines[at] = { ...(lines[at] ?? jhabla), orderQuantity };
      return HttpResponse.json({ message: 'Quantity updated', orderQuantity });
    }),
    http.post(`${host}/usercart/remove-product`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      if (!isTheirs(searchParams.get('userId'))) return whoAreYou();
      lines.splice(
        lines.findIndex(({ productId }) => productId === Number(searchParams.get('productId'))),
        1,
      );
      return HttpResponse.json({ message: 'Product removed from cart', count: lines.length });
    }),
    http.post(`${host}/api/guest-cart/add`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const productId = Number(searchParams.get('productId'));
      const { totalQuantity } = (await request.json()) as { totalQuantity: number };
      asked.push(`${productId} × ${totalQuantity}${searchParams.get('atLeast') === 'true' ? '' : ' set'}`);
      if (!isTheirs(searchParams.get('guestId'))) return whoAreYou();
      if (!answers()) return HttpResponse.error();
      const left = shelves[productId];
      if (left === undefined) return refusal(404, { code: 'NOT_FOUND' });
      if (left < totalQuantity) return refusal(409, { code: 'OUT_OF_STOCK', stockQuantity: left });
      const item = known.find((one) => one.productId === productId) ?? jhabla;
      if (!lines.some((one) => one.productId === productId)) lines.push({ ...item, orderQuantity: totalQuantity });
      return HttpResponse.json({ message: 'Product added to cart', count: lines.length });
    }),
  );
  return { lines, asked, guests: () => made, sessionOf: (id: string) => void (session = id) };
}

/** What the server has in the cart. */
export const linesOf = ({ lines }: { lines: CartItem[] }) =>
  lines.map(({ productName, orderQuantity }) => `${productName} × ${orderQuantity}`);
export const shown = () =>
  within(screen.getByRole('list', { name: 'Products in your cart' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
export const askWho = (store: AppStore) =>
  act(async () => {
    await store.dispatch(accountApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
  });

/** The checkout of a member: what the account knows, and a shop that saves addresses and takes orders down. */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import type { Address, UpdateUserBody } from '../../src/contract/account';
import { says } from './answers';
import { jhabla } from './checkoutForm';
import { placed } from './guest';
import { cartIs, host } from './handlers';
import { member, memberId } from './member';
import { renderScreen } from './renderFeature';
import { server } from './server';

export const savedAddress = (known: Partial<Address> = {}): Address => ({
  addrId: '7',
  houseName: 'Flat 3, Sai Kripa',
  street: 'Gokhale Road',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
  ...known,
});

/** As the server words an address: equal for equal parts. */
export const versionOf = ({ addrId: _, ...parts }: Address): string =>
  Object.values(parts)
    .join('-')
    .replace(/[^\w-]/g, '');

/** The list as the server has it: it follows what is added and changed. What was sent is written down. */
export function addressBook(...first: Address[]) {
  let saved = first;
  const sent: { call: 'add' | 'update'; body: Partial<Address> }[] = [];
  const handlers = [
    http.get(`${host}/users/getAllAddresses/${memberId}`, () =>
      HttpResponse.json(saved, { headers: { 'X-Address-Version': saved.map(versionOf).join(', ') } }),
    ),
    http.post(`${host}/users/addNewAddress/${memberId}`, async ({ request }) => {
      const body = (await request.json()) as Omit<Address, 'addrId'>;
      sent.push({ call: 'add', body });
      const address = { ...body, addrId: String(100 + saved.length) };
      saved = [...saved, address];
      return HttpResponse.json(address);
    }),
    http.post(`${host}/users/updateAddress/${memberId}`, async ({ request }) => {
      const body = (await request.json()) as Address;
      sent.push({ call: 'update', body });
      saved = saved.map((address) => (address.addrId === body.addrId ? body : address));
      return HttpResponse.json(body);
    }),
  ];
  return { handlers, sent, saved: () => saved };
}

/** The book takes the first address that is added, and its answer is lost. */
export const firstAdditionUnanswered = (book: ReturnType<typeof addressBook>) =>
  http.post(
    `${host}/users/addNewAddress/${memberId}`,
    async ({ request }) => {
      await getResponse(book.handlers, request.clone());
      return HttpResponse.error();
    },
    { once: true },
  );

/** Name and number as the profile has them; what is saved there is written down. */
export function accountIs(name = 'Asha Kulkarni', phone = '9820012345') {
  const sent: UpdateUserBody[] = [];
  const handlers = [
    http.get(`${host}/users/getUserNamePhone/${memberId}`, () => HttpResponse.json([name, phone])),
    http.post(`${host}/users/updateUser/${memberId}`, async ({ request }) => {
      const body = (await request.json()) as UpdateUserBody;
      sent.push(body);
      [name, phone] = [body.parName, body.mobile1];
      return HttpResponse.json({ userId: memberId, parName: name, lastname: '', email: 'asha@example.com', mobile1: phone });
    }),
  ];
  return { handlers, sent };
}

interface SentOrder {
  key: string | null;
  params: Record<string, string>;
}

/** Answers a member's orders in turn, the last answer again and again; what was sent is written down. */
export function finalizeAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const sent: SentOrder[] = [];
  /** Of the cart and the address that were seen. */
  const versions: (string | null)[][] = [];
  const handler = http.post(`${host}/usercart/finalize`, ({ request }) => {
    versions.push([request.headers.get('x-cart-version'), request.headers.get('x-address-version')]);
    sent.push({ key: request.headers.get('idempotency-key'), params: Object.fromEntries(new URL(request.url).searchParams) });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? says(placed);
    return answer() as Response;
  });
  return { handler, sent, versions };
}

interface Shop {
  orders?: ReturnType<typeof finalizeAnswers>;
  book?: ReturnType<typeof addressBook>;
  account?: ReturnType<typeof accountIs>;
  lines?: Parameters<typeof cartIs>[0];
  open?: Parameters<typeof renderScreen>[1];
}

/** The checkout of a member with two jhablas and one saved address, ready for Place Order but for the terms. */
export async function openMemberCheckout({
  orders = finalizeAnswers(says(placed)),
  book = addressBook(savedAddress()),
  account = accountIs(),
  lines = [jhabla],
  open = {},
}: Shop = {}) {
  server.use(cartIs(lines), orders.handler, ...book.handlers, ...account.handlers);
  const shop = await renderScreen('/checkout', { state: member({ lines }), ...open });
  // Whatever comes of it: the form, an order to ask about, a visit that has ended.
  await waitFor(() => expect(screen.queryByText('Your order is on its way')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
  return { ...shop, sent: orders.sent, book, account };
}

export const agreeToTerms = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'I agree to the terms & conditions' }));

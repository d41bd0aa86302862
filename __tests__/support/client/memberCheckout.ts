/** The checkout of a member: what the account knows, and a shop that saves addresses and takes orders down. */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import type { Address } from '../../../src/contract/account';
import { accountIs } from '../answers/accountCalls';
import { callAnswers, says, success } from '../answers/answers';
import type { Answer } from '../answers/answers';
import { jhabla } from './cartScreen';
import { placed } from '../answers/guest';
import { cartIs, host } from '../answers/handlers';
import { finalizeAnswers, member, memberId } from '../answers/member';
import { renderScreen } from './renderFeature';
import { server } from '../answers/server';

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
  const list = (): Answer<Address[]> => {
    const answer = success(saved);
    answer.headers.set('X-Address-Version', saved.map(versionOf).join(', '));
    return answer;
  };
  const handlers = [
    callAnswers<Address[]>('get', `/users/getAllAddresses/${memberId}`, list),
    callAnswers<Address>('post', `/users/addNewAddress/${memberId}`, ({ body }) => {
      const added = JSON.parse(body) as Omit<Address, 'addrId'>;
      sent.push({ call: 'add', body: added });
      const address = { ...added, addrId: String(100 + saved.length) };
      saved = [...saved, address];
      return success(address);
    }),
    callAnswers<Address>('post', `/users/updateAddress/${memberId}`, ({ body }) => {
      const changed = JSON.parse(body) as Address;
      sent.push({ call: 'update', body: changed });
      saved = saved.map((address) => (address.addrId === changed.addrId ? changed : address));
      return success(changed);
    }),
  ].map(({ handler }) => handler);
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

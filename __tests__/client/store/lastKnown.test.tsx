/**
 * What a member has stays on the page where it cannot be asked for again, and the page says so until it has heard
 * (docs/decisions/0223-unknown-empty-failed.md).
 */
import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { comesBack } from '../../support/client/comesBack';
import { callFails } from '../../support/answers/handlers';
import { member, memberId, wishlistIs, wishlistItem } from '../../support/answers/member';
import { addressBook, openMemberCheckout, savedAddress } from '../../support/client/memberCheckout';
import { profileOf } from '../../support/client/memberProfile';
import { orderEntry, ordersAre } from '../../support/answers/orderHistory';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

interface Row {
  path: string;
  call: string;
  answers: () => RequestHandler[];
  words: RegExp;
  /** Stays on the page. */
  known: RegExp;
}

const addressCall = `/users/getAllAddresses/${memberId}`;
const addresses = () => addressBook(savedAddress()).handlers;
const profile = () => [...profileOf().handlers, ...addresses()];

const rows: [string, Row][] = [
  [
    'The wishlist',
    {
      path: '/wishlist',
      call: `/wishlist/get/${memberId}`,
      answers: () => wishlistIs(wishlistItem(3, { productName: 'Leaf frock' })).handlers,
      words: /This is your wishlist as we last saw it/,
      known: /Leaf frock/,
    },
  ],
  [
    'The list of orders',
    {
      path: '/order-history',
      call: '/orders/summary',
      answers: () => [ordersAre([orderEntry()])],
      words: /These are your orders as we last saw them/,
      known: /Mulmul jhabla/,
    },
  ],
  [
    'User information',
    {
      path: '/profile',
      call: `/users/userByID/${memberId}`,
      answers: profile,
      words: /These are your details as we last saw them/,
      known: /Save Details/,
    },
  ],
  [
    'Shipping address',
    {
      path: '/profile',
      call: addressCall,
      answers: profile,
      words: /These are your addresses as we last saw them/,
      known: /Flat 3, Sai Kripa/,
    },
  ],
];

describe.each(rows)('%s', (_, { path, call, answers, words, known }) => {
  it('says that it is what was last seen, and no more once it has heard', async () => {
    server.use(...answers());
    const { user, store } = await renderScreen(path, { state: member() });
    await screen.findAllByText(known);
    expect(screen.queryByText(words)).not.toBeInTheDocument();

    server.use(callFails(call));
    await comesBack(store);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByText(known)[0]).toBeVisible();

    server.use(...answers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
    expect(screen.getAllByText(known)[0]).toBeVisible();
  });
});

describe('A member’s checkout', () => {
  it('says so of the addresses', async () => {
    const { user, store } = await openMemberCheckout();
    server.use(callFails(addressCall));
    await comesBack(store);
    expect(await screen.findByText(/These are your addresses as we last saw them/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Flat 3, Sai Kripa/ })).toBeChecked();
    server.use(...addresses());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/as we last saw them/)).not.toBeInTheDocument());
  });
});

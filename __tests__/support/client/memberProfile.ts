/** The profile of a member: what the account knows, and a shop that saves it. */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { UpdateUserBody, User } from '../../../src/contract/account';
import { accountOf } from '../answers/accountCalls';
import { host } from '../answers/handlers';
import { member, memberId } from '../answers/member';
import { addressBook } from './memberCheckout';
import { renderScreen } from './renderFeature';
import { server } from '../answers/server';

/** The account as the server has it: it follows what is saved. What was sent is written down. */
export function profileOf(known: Partial<User> = {}) {
  let user = accountOf(known);
  const sent: UpdateUserBody[] = [];
  const handlers = [
    http.get(`${host}/users/userByID/${memberId}`, () => HttpResponse.json(user)),
    http.post(`${host}/users/updateUser/${memberId}`, async ({ request }) => {
      const body = (await request.json()) as UpdateUserBody;
      sent.push(body);
      user = { ...user, ...body, lastname: '' };
      return HttpResponse.json(user);
    }),
  ];
  return { handlers, sent };
}

interface Opened {
  account?: ReturnType<typeof profileOf>;
  book?: ReturnType<typeof addressBook>;
  /** Such as DevTools. */
  enhancers?: readonly StoreEnhancer[];
}

export async function openProfile({ account = profileOf(), book = addressBook(), enhancers }: Opened = {}) {
  server.use(...account.handlers, ...book.handlers);
  const shop = await renderScreen('/profile', { state: member(), enhancers });
  return { ...shop, account, book };
}

export const detailsForm = async () => within(await screen.findByRole('form', { name: 'User information' }));
/** `Add Address`, or, of a saved one that is being edited, `Save Address`. */
export const addressForm = async (name: 'Add Address' | 'Save Address') =>
  within(await screen.findByRole('form', { name }));

/** The calls of a member's own account in client tests: what each answers, and what it was asked. */
import type { SessionAnswer, UpdateUserBody, User } from '../../../src/contract/account';
import type { MessageAnswer } from '../../../src/contract/common';
import type { HeldData } from '../../../src/contract/privacy';
import { callAnswers, success } from './answers';
import type { Answer } from './answers';
import { memberId } from './member';

/** The account as the server tells it after it was saved. */
export const accountOf = (known: Partial<User> = {}): User => ({
  userId: memberId,
  parName: 'Asha Kulkarni',
  lastname: '',
  email: 'asha@example.com',
  mobile1: '9820012345',
  ...known,
});

/** What the shop holds about a member who has done nothing yet. */
export const heldData = (): HeldData => ({
  account: {
    userId: memberId,
    parName: 'Asha Kulkarni',
    email: 'asha@example.com',
    mobile1: '9820012345',
    termsVersion: '1',
    termsAcceptedAt: null,
    since: '2026-11-20T04:30:00.000Z',
  },
  addresses: [],
  cart: [],
  wishlist: [],
  orders: [],
  returns: [],
  reviews: [],
  messages: [],
  newsletter: [],
  sessions: [],
  knownBrowsers: [],
});

/** @param answer of the question who asks; it may fail, or come later. */
export const sessionAnswers = (answer: (time: number) => Answer<SessionAnswer>) =>
  callAnswers<SessionAnswer>('get', '/users/session', (_, time) => answer(time));
export const heldDataAnswers = (answer: () => Answer<HeldData> = () => success(heldData())) =>
  callAnswers<HeldData>('get', `/users/heldData/${memberId}`, answer);

/** Name and number as the profile has them; what is saved there is written down. */
export function accountIs(name = 'Asha Kulkarni', phone = '9820012345') {
  const sent: UpdateUserBody[] = [];
  const handlers = [
    callAnswers<[string, string]>('get', `/users/getUserNamePhone/${memberId}`, () => success([name, phone])),
    callAnswers<User>('post', `/users/updateUser/${memberId}`, ({ body }) => {
      const saved = JSON.parse(body) as UpdateUserBody;
      sent.push(saved);
      [name, phone] = [saved.parName, saved.mobile1];
      return success(accountOf({ parName: name, mobile1: phone }));
    }),
  ].map(({ handler }) => handler);
  return { handlers, sent };
}

const message = (path: string, text: string) =>
  callAnswers<MessageAnswer>('post', path, () => success({ message: text }));
export const accountIsDeleted = () => message(`/users/deleteAccount/${memberId}`, 'Your account is deleted.');
export const passwordIsChanged = () => message(`/users/changePassword/${memberId}`, 'Your password is changed.');
export const everyVisitEnds = () => message(`/users/logoutEverywhere/${memberId}`, 'You are logged out everywhere.');
export const visitEnds = () => message('/users/logout', 'Logout successfully');

/** The login and its neighbours in tests: what the server answers, and what it was told. */
import { HttpResponse, http } from 'msw';
import type { LoginAnswer, SignupAnswer } from '../../../src/contract/account';
import type { MessageAnswer } from '../../../src/contract/common';
import { callFails, host } from './handlers';

/** A call that takes a form; `told` holds what came in its body, and in its query. */
function formCall<T extends object>(path: string, answer: T) {
  const told: Record<string, string>[] = [];
  const queries: string[] = [];
  const handler = http.post(`${host}${path}`, async ({ request }) => {
    queries.push(new URL(request.url).search);
    const text = await request.text();
    told.push(Object.fromEntries(new URLSearchParams(text)));
    return HttpResponse.json(answer as never);
  });
  return { handler, told, queries };
}

export const loginAnswers = (answer: LoginAnswer) => formCall('/users/loginUser', answer);
export const signupAnswers = (answer: SignupAnswer) => formCall('/users/addNewUserEmail', answer);
export const forgotAnswers = (answer: MessageAnswer) => formCall('/users/forgotPassword', answer);
export const resetAnswers = (answer: MessageAnswer) => formCall('/users/resetPassword', answer);

/** What the pages of members' own ask for, where a test is about who may see them and not about what they show. */
export const ownPagesAreEmpty = () =>
  ['/users/userByID/:id', '/users/getAllAddresses/:id', '/users/getUserNamePhone/:id', '/orders/summary'].map((path) =>
    callFails(path),
  );

/** What a shopper writes to the shop in client tests, and what is said to it. */
import type { CustomerMessageAnswer, CustomerMessageBody } from '../../../src/contract/message';
import { callAnswers, success, words } from './answers';

/** `told()` has the messages that came, oldest first. */
export function contactAnswers(answer: CustomerMessageAnswer) {
  const { handler, asked } = callAnswers<CustomerMessageAnswer>('post', '/customerMessage/add', () => success(answer));
  return { handler, told: () => asked.map(({ body }) => JSON.parse(body) as CustomerMessageBody) };
}

/** `numbers()` has the mobile numbers that joined: the call names them `email`. */
export function newsletterAnswers(text: string) {
  const { handler, asked } = callAnswers<string>('post', '/api/newsletter/join', () => words(text));
  return { handler, numbers: () => asked.map(({ query }) => query.email) };
}

/**
 * The time of an answer tells nobody who has an account: what is done before it is counted, hashes and statements, for
 * an address that has one and for one that has none.
 */
import { ServerResponse } from 'node:http';
import type * as Argon2 from '@node-rs/argon2';
import { DefaultQueryExecutor } from 'kysely';
import { settle } from '../../support/server/actors';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { becomeMember, signup } from '../../support/server/signUp';

/** What was done, in order; `answer` where the answer ended. */
let done: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const counted =
    <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      done.push(name);
      return work(...args);
    };
  return { ...real, hash: counted('hash', real.hash), verify: counted('verify', real.verify) };
});

let shop: TestShop;
let known: string;
beforeAll(async () => {
  shop = await buildTestApp({ config: { rateLimits: true } });
  known = (await becomeMember(shop)).emailId;
  const execute = DefaultQueryExecutor.prototype.executeQuery;
  jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query,
    ...rest
  ) {
    done.push(query.sql);
    return execute.call(this, query, ...rest) as ReturnType<typeof execute>;
  });
  const end = ServerResponse.prototype.end;
  jest.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (this: ServerResponse, ...args: unknown[]) {
    done.push('answer');
    return Reflect.apply(end, this, args) as ServerResponse;
  });
});
afterAll(() => shop?.close());
afterAll(() => jest.restoreAllMocks());

/** The mail queue looks after itself from time to time, whoever is being answered. */
const isOfNobodysCall = (one: string): boolean => /^select \* from "outbox_mail" where \("next_try_at"/.test(one);

async function workOf(
  url: string,
  fields: Record<string, string>,
): Promise<{ before: string[]; after: string[]; body: string }> {
  await settle(shop);
  done = [];
  const { body } = await shop.visitor().postForm(url, fields);
  await settle(shop);
  const work = done.filter((one) => !isOfNobodysCall(one));
  const end = work.indexOf('answer');
  expect(end).toBeGreaterThanOrEqual(0);
  return { before: work.slice(0, end), after: work.slice(end + 1), body };
}

describe('what tells who has an account', () => {
  it.each<[string, string, (email: string) => Record<string, string>, RegExp]>([
    [
      'a login',
      '/users/loginUser',
      (emailId) => ({ emailId, password: 'not-the-password', userType: 'USER' }),
      /^verify$/,
    ],
    ['a forgotten password', '/users/forgotPassword', (email) => ({ email }), /^select .* from "member"/],
    [
      'a made-up reset link',
      '/users/resetPassword',
      (email) => ({ email, token: 'made-up', newPassword: 'seven tall neems' }),
      /password_reset/,
    ],
  ])('does the same for %s before it answers, and answers the same', async (_, url, fields, something) => {
    const ofMember = await workOf(url, fields(known));
    const ofNobody = await workOf(url, fields('nobody@told.example'));
    // What is counted is really seen.
    expect([...ofMember.before, ...ofMember.after].some((one) => something.test(one))).toBe(true);
    expect(ofNobody.before).toEqual(ofMember.before);
    expect(ofNobody.body).toBe(ofMember.body);
  });

  it('mails the link of a forgotten password after the answer only', async () => {
    const { before, after } = await workOf('/users/forgotPassword', { email: known });
    expect(before.join()).not.toMatch(/password_reset|outbox_mail|"member"/);
    expect(after.join()).toMatch(/insert into "outbox_mail"/);
  });

  // That an account may exist is said (decision 61): a sign-up works at once.
  it('hashes one password and writes once for a sign-up, whether the address is taken or not', async () => {
    const ofMember = await workOf('/users/addNewUserEmail', signup({ emailId: known }));
    const ofNobody = await workOf('/users/addNewUserEmail', signup());
    for (const { before } of [ofMember, ofNobody])
      expect(before.filter((one) => one === 'hash' || one === 'verify')).toEqual(['hash']);
    for (const { before } of [ofMember, ofNobody])
      expect(before.filter((one) => /^insert into "(member|outbox_mail)"/.test(one)).length).toBeGreaterThan(0);
    expect((await mailsOf(shop)).filter(({ to }) => to === known).length).toBeGreaterThan(0);
  });
});

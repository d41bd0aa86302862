/**
 * Signing up, logging in, forgotten passwords (docs/contract.md section 6). Parameters come in a form body, or after
 * `?`.
 */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { JoinedLine } from '../../../contract/account';
import {
  forgotPasswordParams,
  loginAnswer,
  loginParams,
  resetPasswordParams,
  signupAnswer,
  signupParams,
} from '../../../contract/account';
import { messageAnswer } from '../../../contract/common';
import { failureSchema } from '../../../contract/failure';
import { accountNews } from '../../../contract/rules/accountWords';
import { browserName } from '../../security/browserName';
import type { MemberRow } from '../../db/memberSchema';
import { DomainError } from '../../lib/domainError';
import { networkOf } from '../../load/network';
import { hereOf } from '../../plugins/rateLimits';
import { queryIntoForm } from '../../plugins/params';
import { newBrowserMail } from '../mail/templates';
import type { NewMail, MailQueue } from '../mail/outbox';
import type { AccountService } from './account.service';
import { makeAccountThrottle } from './accountThrottle';
import { emailKey } from './emailKey';
import type { KnownBrowsers } from './knownBrowsers';
import { joinCart, type LoginDeps } from './login';
import { makeLoginRecord } from './loginRecord';
import type { PasswordReset } from './passwordReset';

interface Options extends LoginDeps {
  accounts: AccountService;
  passwordReset: PasswordReset;
  browsers: KnownBrowsers;
  mailQueue: MailQueue;
  shopUrl: string;
  /** false: a password or token after `?` is refused (decision 100). */
  queryCredentials: boolean;
}

const tags = ['Account'];
const consumes = ['application/x-www-form-urlencoded', 'application/json'];
const failures = { '4xx': failureSchema };
/** What must never stand in an access log. */
const secrets = ['password', 'newPassword', 'token'];

export const credentialRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, passwordReset, browsers, mailQueue, shopUrl, queryCredentials, ...loginDeps } = options;
  const { database, clock } = loginDeps;
  const throttle = makeAccountThrottle({ limits: app.limits, database, browsers });
  const record = makeLoginRecord({ app, database, clock });

  const mailAbout = (request: FastifyRequest, { email, name }: MemberRow): NewMail =>
    newBrowserMail({ to: email, name, browser: browserName(request.headers['user-agent']), at: clock(), shopUrl });

  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const isExposed = !queryCredentials && secrets.some((name) => name in (request.query as object));
    done(
      isExposed
        ? new DomainError('BAD_REQUEST', 'Passwords and tokens travel in the body of a request, not in its address.')
        : undefined,
    );
  });
  app.addHook('preValidation', queryIntoForm);

  const login = {
    tags,
    summary: 'Opens a session; no userId when the pair is wrong',
    consumes,
    body: loginParams,
    response: { 200: loginAnswer, ...failures },
  };
  app.post('/users/loginUser', { schema: login, onResponse: record.write }, async (request, reply) => {
    const { emailId, password } = request.body;
    const undo = await throttle.countTry('login', request, reply, emailId);
    const member = await accounts.checkPassword(emailId, password, networkOf(request.ip));
    record.is(request, member ? 'right' : 'wrong');
    if (!member) return { message: accountNews.unknown };
    await undo();

    const browser = browsers.of(request);
    const isNew = (await browser.markOf(member.id)) === undefined;
    const isMailed = isNew && !(await app.limits.countAccount(request, 'newBrowserMails', member.id)).isTooMany;
    let joined: JoinedLine[] = [];
    await app.openSession(request, reply, { kind: 'user', id: member.id }, async (trx, former) => {
      joined = await joinCart(trx, loginDeps, member, former);
      await browser.becomeKnown(trx, member.id);
      if (isMailed) await mailQueue.put(trx, mailAbout(request, member));
    });
    browser.handOver(reply);
    mailQueue.wake();
    return { userId: member.id, ...(joined.length > 0 && { joined }) };
  });

  const signup = {
    tags,
    summary: 'Makes an account; does not log in',
    consumes,
    body: signupParams,
    response: { 200: signupAnswer, ...failures },
  };
  const ofNetwork = app.limits.ofNetwork('signUpsTried');
  app.post('/users/addNewUserEmail', { schema: signup, onRequest: ofNetwork }, async (request, reply) => {
    const account = emailKey(request.body.emailId);
    await app.limits.ofAccount('signUpsTriedHere', hereOf(request, account))(request, reply);
    const mails = await app.limits.countAccount(request, 'accountExistsMails', account);
    const browser = browsers.of(request);
    // The browser that made the account is known to it: the first login needs no mail.
    const options = { tellsOwner: !mails.isTooMany, alongside: browser.becomeKnown, caller: networkOf(request.ip) };
    const answer = await accounts.signUp(request.body, options);
    browser.handOver(reply);
    return answer;
  });

  const forgot = {
    tags,
    summary: 'Mails a link to a known address; answers alike for any',
    consumes,
    body: forgotPasswordParams,
    response: { 200: messageAnswer, ...failures },
  };
  app.post('/users/forgotPassword', { schema: forgot }, async (request, reply) => {
    const { email } = request.body;
    await throttle.countTry('forgotten', request, reply, email);
    app.afterAnswer(request, async () => {
      const mails = await app.limits.countAccount(request, 'resetMails', emailKey(email));
      await passwordReset.sendLink(email, mails.isTooMany);
    });
    return { message: accountNews.linkSent };
  });

  const reset = {
    tags,
    summary: 'Sets a new password by a link; ends all sessions of the account',
    consumes,
    body: resetPasswordParams,
    response: { 200: messageAnswer, ...failures },
  };
  // A token needs no count of its own: it cannot be guessed (decision 60a).
  app.post('/users/resetPassword', { schema: reset }, async (request, reply) => {
    // The link came to the owner's inbox, so this browser is the owner's.
    const browser = browsers.of(request);
    await passwordReset.reset(request.body, browser.becomeKnown);
    browser.handOver(reply);
    return { message: accountNews.passwordReset };
  });
};

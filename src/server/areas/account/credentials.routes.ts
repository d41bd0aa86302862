/** Signing up, logging in, forgotten passwords (CONTRACT.md section 6). Parameters come in a form body, or after `?`. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { JoinedLine } from '../../../contract/account';
import { forgotPasswordParams, loginAnswer, loginParams, resetPasswordParams, signupAnswer, signupParams } from '../../../contract/account';
import { failureSchema, messageAnswer } from '../../../contract/common';
import type { Database } from '../../db/open';
import { DomainError } from '../../domainError';
import { queryIntoForm } from '../../plugins/params';
import type { AccountService } from './account.service';
import { emailKey } from './emailKey';
import { joinCart, type LoginDeps } from './login';
import type { PasswordReset } from './passwordReset';

interface Options extends LoginDeps {
  accounts: AccountService;
  passwordReset: PasswordReset;
  database: Database;
  /** false: a password or token after `?` is refused (DECISIONS.md T100). */
  queryCredentials: boolean;
}

const tags = ['Account'];
const consumes = ['application/x-www-form-urlencoded', 'application/json'];
const failures = { '4xx': failureSchema };
/** What must never stand in an access log. */
const secrets = ['password', 'newPassword', 'token'];

export const credentialRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, passwordReset, queryCredentials, ...loginDeps }) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const isExposed = !queryCredentials && secrets.some((name) => name in (request.query as object));
    done(isExposed ? new DomainError('BAD_REQUEST', 'Passwords and tokens travel in the body of a request, not in its address.') : undefined);
  });
  app.addHook('preValidation', queryIntoForm);

  const login = { tags, summary: 'Opens a session; no userId when the pair is wrong', consumes, body: loginParams, response: { 200: loginAnswer, ...failures } };
  app.post('/users/loginUser', { schema: login, onRequest: app.limits.login }, async (request, reply) => {
    const { emailId, password } = request.body;
    await app.limits.ofAccount('logins', emailKey(emailId))(request, reply);
    const member = await accounts.checkPassword(emailId, password);
    if (!member) return { message: 'User not found. Please check your credentials or sign up.' };
    let joined: JoinedLine[] = [];
    await app.openSession(request, reply, { kind: 'user', id: member.id }, async (trx, former) => {
      joined = await joinCart(trx, loginDeps, member, former);
    });
    return { userId: member.id, ...(joined.length > 0 && { joined }) };
  });

  const signup = { tags, summary: 'Makes an account; does not log in', consumes, body: signupParams, response: { 200: signupAnswer, ...failures } };
  app.post('/users/addNewUserEmail', { schema: signup, onRequest: app.limits.signup }, async (request, reply) => {
    await app.limits.ofAccount('signups', emailKey(request.body.emailId))(request, reply);
    return accounts.signUp(request.body);
  });

  const forgot = { tags, summary: 'Mails a link to a known address; answers alike for any', consumes, body: forgotPasswordParams, response: { 200: messageAnswer, ...failures } };
  app.post('/users/forgotPassword', { schema: forgot, onRequest: app.limits.passwordReset }, async (request, reply) => {
    const { email } = request.body;
    await app.limits.ofAccount('passwordResets', emailKey(email))(request, reply);
    app.afterAnswer(request, () => passwordReset.sendLink(email));
    return { message: 'Link sent! Check your inbox' };
  });

  const reset = { tags, summary: 'Sets a new password by a link; ends all sessions of the account', consumes, body: resetPasswordParams, response: { 200: messageAnswer, ...failures } };
  app.post('/users/resetPassword', { schema: reset, onRequest: app.limits.passwordReset }, async (request, reply) => {
    await app.limits.ofAccount('resetTokens', emailKey(request.body.email))(request, reply);
    await passwordReset.reset(request.body);
    return { message: 'Password reset successful!' };
  });
};

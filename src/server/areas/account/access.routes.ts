/**
 * (added) Who gets in to a member's account: another password, where they are logged in, and the end of it everywhere.
 */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changePasswordBody, memberSession, userIdParams } from '../../../contract/account';
import { messageAnswer } from '../../../contract/common';
import { failureSchema } from '../../../contract/failure';
import { accountNews } from '../../../contract/rules/accountWords';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { allowOnly, ownId } from '../../plugins/authorization';
import { sessionOf } from '../../plugins/rateLimits';
import { tokenHashOf } from '../../plugins/session';
import type { MailQueue } from '../mail/outbox';
import { makeAccess } from './access.service';
import type { KnownBrowsers } from './knownBrowsers';
import { makePasswordChange } from './passwordChange';

interface Options {
  database: Database;
  clock: Clock;
  mailQueue: MailQueue;
  browsers: KnownBrowsers;
}

const tags = ['Account'];
const own = { tags, params: userIdParams };
const failures = { '4xx': failureSchema };
const config = allowOnly('member', ownId('id'));

export const accessRoutes: FastifyPluginAsyncZod<Options> = async (app, { browsers, ...deps }) => {
  const { database, clock, mailQueue } = deps;
  const passwords = makePasswordChange(deps);
  const access = makeAccess(database, clock);

  const done = { 200: messageAnswer, ...failures };
  const change = {
    ...own,
    summary: 'Sets another password; ends every other session of the account',
    body: changePasswordBody,
    response: done,
  };
  app.post('/users/changePassword/:id', { schema: change, config }, async (request, reply) => {
    const owner = app.callerOf(request);
    const counted = await app.limits.countAccount(request, 'passwordChecksHere', sessionOf(request, owner.id));
    if (counted.isTooMany) return app.limits.refuse(reply, counted);
    const member = await passwords.check(owner.id, request.body.password);
    await counted.undo();
    const set = await passwords.prepare(member, request.body);
    const browser = browsers.of(request);
    await app.openSession(request, reply, owner, async (trx) => {
      await set(trx);
      await browser.becomeKnown(trx, owner.id);
    });
    browser.handOver(reply);
    mailQueue.wake();
    return { message: 'Your password is changed.' };
  });

  const list = {
    ...own,
    summary: 'Where the member is logged in; seen last comes first',
    response: { 200: z.array(memberSession), ...failures },
  };
  app.get('/users/sessions/:id', { schema: list, config }, (request) =>
    access.sessions(app.callerOf(request).id, tokenHashOf(request)),
  );

  const everywhere = { ...own, summary: 'Ends every session of the member, this one too', response: done };
  app.post('/users/logoutEverywhere/:id', { schema: everywhere, config }, async (request, reply) => {
    await access.endEverywhere(app.callerOf(request).id);
    await app.endSession(request, reply);
    return { message: accountNews.endedEverywhere };
  });
};

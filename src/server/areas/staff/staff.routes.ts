/** How staff come in, and their own sessions (docs/contract.md section 11). None of it is one of the shop's public calls. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  confirmBody,
  setUpBeginBody,
  setUpBegun,
  setUpFinishBody,
  setUpFinished,
  staffLoginBody,
  staffMe,
  staffSession,
  type StaffMe,
} from '../../../contract/staff';
import { staffRoles } from '../../../contract/rules/staffRules';
import { failureSchema } from '../../../contract/failure';
import { staffErrorCodes } from '../../../contract/staffErrors';
import { networkOf } from '../../load/network';
import { hereOf } from '../../plugins/rateLimits';
import type { StaffCaller } from '../../plugins/staffSession';
import { emailKey } from '../account/emailKey';
import type { StaffAccounts } from './staffAccounts.service';
import type { StaffLogin } from './staffLogin.service';

interface Options {
  accounts: StaffAccounts;
  login: StaffLogin;
}

const base = '/admin/api';
const failures = { '4xx': failureSchema.extend({ code: z.enum(staffErrorCodes) }) };
const nothing = z.object({});
const everybody = { staff: { roles: staffRoles } };

const meOf = ({ email, role, confirmedUntil }: Pick<StaffCaller, 'email' | 'role' | 'confirmedUntil'>): StaffMe => ({
  email,
  role,
  confirmedUntil: new Date(confirmedUntil).toISOString(),
});

export const staffRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, login }) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    next();
  });
  const schemaOf = <B extends z.ZodType>(summary: string, body: B) => ({ hide: true, summary, body });
  const linkTries = app.limits.ofNetwork('loginsTried');

  app.post(
    `${base}/set-up/begin`,
    {
      schema: { ...schemaOf('Opens a set-up link', setUpBeginBody), response: { 200: setUpBegun, ...failures } },
      onRequest: linkTries,
    },
    (request) => accounts.beginSetUp(request.body.token),
  );

  app.post(
    `${base}/set-up/finish`,
    {
      schema: {
        ...schemaOf('Sets password and second factor', setUpFinishBody),
        response: { 200: setUpFinished, ...failures },
      },
      onRequest: linkTries,
    },
    async (request) => {
      const { token, password, code } = request.body;
      return { recoveryCodes: await accounts.finishSetUp(token, password, code) };
    },
  );

  app.post(
    `${base}/login`,
    {
      schema: { ...schemaOf('Opens a session', staffLoginBody), response: { 200: staffMe, ...failures } },
      onRequest: linkTries,
    },
    async (request, reply) => {
      const { email } = request.body;
      const tries = await app.limits.countAccount(request, 'staffLoginsTriedHere', hereOf(request, emailKey(email)));
      if (tries.isTooMany) return app.limits.refuse(reply, tries);
      const me = await login.logIn(request, reply, { ...request.body, caller: networkOf(request.ip) });
      await tries.undo();
      return meOf(me);
    },
  );

  app.post(
    `${base}/logout`,
    { schema: { hide: true, summary: 'Ends this session', response: { 200: nothing } } },
    async (request, reply) => {
      await app.endStaffSession(request, reply);
      return {};
    },
  );

  app.get(
    `${base}/me`,
    { schema: { hide: true, summary: 'Who is logged in', response: { 200: staffMe, ...failures } }, config: everybody },
    (request) => Promise.resolve(meOf(app.staffOf(request))),
  );

  app.post(
    `${base}/confirm`,
    {
      schema: {
        ...schemaOf('Gives the second factor once more', confirmBody),
        response: { 200: staffMe, ...failures },
      },
      config: everybody,
    },
    async (request, reply) => {
      const caller = app.staffOf(request);
      await app.limits.ofAccount('staffLoginsTriedHere', caller.session)(request, reply);
      return meOf({ ...caller, confirmedUntil: await login.confirm(caller, request.body.code) });
    },
  );

  app.get(
    `${base}/sessions`,
    {
      schema: { hide: true, summary: 'Where one is logged in', response: { 200: z.array(staffSession), ...failures } },
      config: everybody,
    },
    (request) => login.sessions(app.staffOf(request)),
  );

  app.delete(
    `${base}/sessions`,
    {
      schema: { hide: true, summary: 'Ends every session of one’s own', response: { 200: nothing, ...failures } },
      config: everybody,
    },
    async (request, reply) => {
      await login.endSessions(app.staffOf(request));
      await app.endStaffSession(request, reply);
      return {};
    },
  );
};

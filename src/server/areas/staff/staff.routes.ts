/**
 * How staff come in, and their own sessions (docs/contract.md section 11). None of it is one of the shop's public calls.
 */
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
import { hereOf } from '../../plugins/rateLimits';
import type { StaffCaller } from '../../plugins/staffSession';
import { emailKey } from '../account/emailKey';
import type { StaffAccounts } from './staffAccounts.service';
import { nothing, STAFF_BASE, staffFailures } from './staffCall';
import type { StaffLogin } from './staffLogin';

interface Options {
  accounts: StaffAccounts;
  login: StaffLogin;
}

const tags = ['Account'];
const everybody = { staff: { roles: staffRoles } };

const meOf = ({ email, role, confirmedUntil }: Pick<StaffCaller, 'email' | 'role' | 'confirmedUntil'>): StaffMe => ({
  email,
  role,
  confirmedUntil: new Date(confirmedUntil).toISOString(),
});

export const staffRoutes: FastifyPluginAsyncZod<Options> = async (app, { accounts, login }) => {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.header('referrer-policy', 'no-referrer');
    next();
  });
  const onRequest = app.limits.ofNetwork('loginsTried');

  const begin = {
    tags,
    summary: 'Opens a set-up link; opened again it says the same',
    body: setUpBeginBody,
    response: { 200: setUpBegun, ...staffFailures },
  };
  app.post(`${STAFF_BASE}/set-up/begin`, { schema: begin, onRequest }, (request) =>
    accounts.beginSetUp(request.body.token),
  );

  const finish = {
    tags,
    summary: 'Sets password and second factor; tells the recovery codes, this once',
    body: setUpFinishBody,
    response: { 200: setUpFinished, ...staffFailures },
  };
  app.post(`${STAFF_BASE}/set-up/finish`, { schema: finish, onRequest }, async (request) => {
    const { token, password, code } = request.body;
    return { recoveryCodes: await accounts.finishSetUp(token, password, code) };
  });

  const opening = {
    tags,
    summary: 'Opens a session',
    body: staffLoginBody,
    response: { 200: staffMe, ...staffFailures },
  };
  app.post(`${STAFF_BASE}/login`, { schema: opening, onRequest }, async (request, reply) => {
    const { email } = request.body;
    const tries = await app.limits.countAccount(request, 'staffLoginsTriedHere', hereOf(request, emailKey(email)));
    if (tries.isTooMany) return app.limits.refuse(reply, tries);
    const me = await login.logIn(request, reply, request.body);
    await tries.undo();
    return meOf(me);
  });

  const closing = { tags, summary: 'Ends this session', response: { 200: nothing } };
  app.post(`${STAFF_BASE}/logout`, { schema: closing }, async (request, reply) => {
    await login.logOut(request, reply);
    return {};
  });

  const who = { tags, summary: 'Who is logged in', response: { 200: staffMe, ...staffFailures } };
  app.get(`${STAFF_BASE}/me`, { schema: who, config: everybody }, (request) =>
    Promise.resolve(meOf(app.staffOf(request))),
  );

  const again = {
    tags,
    summary: 'Gives the second factor once more',
    body: confirmBody,
    response: { 200: staffMe, ...staffFailures },
  };
  app.post(`${STAFF_BASE}/confirm`, { schema: again, config: everybody }, async (request, reply) => {
    const caller = app.staffOf(request);
    const tries = await app.limits.countAccount(request, 'staffCodesTried', caller.id);
    if (tries.isTooMany) return app.limits.refuse(reply, tries);
    const confirmedUntil = await login.confirm(request, caller, request.body.code);
    await tries.undo();
    return meOf({ ...caller, confirmedUntil });
  });

  const where = { tags, summary: 'Where one is logged in', response: { 200: z.array(staffSession), ...staffFailures } };
  app.get(`${STAFF_BASE}/sessions`, { schema: where, config: everybody }, (request) =>
    login.sessions(app.staffOf(request)),
  );

  const endAll = { tags, summary: 'Ends every session of one’s own', response: { 200: nothing, ...staffFailures } };
  app.delete(`${STAFF_BASE}/sessions`, { schema: endAll, config: everybody }, async (request, reply) => {
    await login.endSessions(app.staffOf(request));
    await app.endStaffSession(request, reply);
    return {};
  });
};

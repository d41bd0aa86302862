/** An owner's calls: who is on the staff, and what they did (docs/contract.md section 11). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountBody, accountRoleBody, auditQuery, auditRow, setUpLink, staffAccount } from '../../../contract/staff';
import type { Database } from '../../db/types';
import { readAudit } from './audit';
import type { StaffAccounts } from './staffAccounts.service';
import { nothing, STAFF_BASE, staffFailures } from './staffCall';

interface Options {
  database: Pick<Database, 'db'>;
  accounts: StaffAccounts;
}

const tags = ['Staff'];
const config = { staff: { roles: ['owner'] } } as const;
const confirmed = { staff: { roles: ['owner'], confirmed: true } } as const;
const links = { 200: setUpLink, ...staffFailures };

export const staffAccountRoutes: FastifyPluginAsyncZod<Options> = async (app, { database, accounts }) => {
  const list = { tags, summary: 'Who is on the staff', response: { 200: z.array(staffAccount), ...staffFailures } };
  app.get(`${STAFF_BASE}/accounts`, { schema: list, config }, () => accounts.list());

  const invite = { tags, summary: 'Makes an account', body: accountRoleBody, response: links };
  app.post(`${STAFF_BASE}/accounts`, { schema: invite, config: confirmed }, async (request) => {
    const { email, role } = request.body;
    return { link: await accounts.invite(email, role, app.staffOf(request).email) };
  });

  const role = {
    tags,
    summary: 'Gives an account another role',
    body: accountRoleBody,
    response: { 200: nothing, ...staffFailures },
  };
  app.put(`${STAFF_BASE}/accounts/role`, { schema: role, config: confirmed }, async (request) => {
    await accounts.setRole(request.body.email, request.body.role, app.staffOf(request).email);
    return {};
  });

  const reset = {
    tags,
    summary: 'Ends password, second factor and sessions of an account, which is set up anew',
    body: accountBody,
    response: links,
  };
  app.post(`${STAFF_BASE}/accounts/reset`, { schema: reset, config: confirmed }, async (request) => ({
    link: await accounts.reset(request.body.email, app.staffOf(request).email),
  }));

  const disable = {
    tags,
    summary: 'Closes an account, and ends its sessions',
    body: accountBody,
    response: { 200: nothing, ...staffFailures },
  };
  app.post(`${STAFF_BASE}/accounts/disable`, { schema: disable, config: confirmed }, async (request) => {
    await accounts.disable(request.body.email, app.staffOf(request).email);
    return {};
  });

  const audit = {
    tags,
    summary: 'What staff changed, newest first',
    querystring: auditQuery,
    response: { 200: z.array(auditRow), ...staffFailures },
  };
  app.get(`${STAFF_BASE}/audit`, { schema: audit, config }, (request) => readAudit(database.db, request.query));
};

/** An owner's calls: who is on the staff, and what they did (docs/contract.md section 11). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountBody,
  accountRoleBody,
  accountsQuery,
  auditList,
  auditQuery,
  setUpLink,
  staffAccountList,
} from '../../../contract/staff';
import type { AuditHistory } from './auditList.service';
import type { AccountList } from './staffAccountList.service';
import type { StaffAccounts } from './staffAccounts.service';
import { nothing, STAFF_BASE, staffFailures } from './staffCall';
import type { SendSheet } from './staffSheets';

interface Options {
  accounts: StaffAccounts;
  accountList: AccountList;
  history: AuditHistory;
  sendSheet: SendSheet;
}

const tags = ['Staff'];
const config = { staff: { roles: ['owner'] } } as const;
const confirmed = { staff: { roles: ['owner'], confirmed: true } } as const;
const links = { 200: setUpLink, ...staffFailures };

export const staffAccountRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { accounts, accountList, history, sendSheet } = options;
  const list = {
    tags,
    summary: 'Who is on the staff, a page of them',
    querystring: accountsQuery,
    response: { 200: staffAccountList, ...staffFailures },
  };
  app.get(`${STAFF_BASE}/accounts`, { schema: list, config }, (request) => accountList.list(request.query));

  const sheet = {
    tags,
    summary: 'The same as a sheet (CSV), whole',
    querystring: accountsQuery,
    response: staffFailures,
  };
  app.get(`${STAFF_BASE}/accounts.csv`, { schema: sheet, config }, async (request, reply) => {
    const { page: _page, pageSize: _size, ...asked } = request.query;
    const content = await accountList.sheet(asked);
    return sendSheet(reply, { name: 'staff', who: app.staffOf(request).email, asked, content });
  });

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
    summary: 'What staff changed, a page of it',
    querystring: auditQuery,
    response: { 200: auditList, ...staffFailures },
  };
  app.get(`${STAFF_BASE}/audit`, { schema: audit, config }, (request) => history.list(request.query));

  const auditSheet = {
    tags,
    summary: 'The same as a sheet (CSV), whole',
    querystring: auditQuery,
    response: staffFailures,
  };
  app.get(`${STAFF_BASE}/audit.csv`, { schema: auditSheet, config }, async (request, reply) => {
    const { page: _page, pageSize: _size, ...asked } = request.query;
    const content = await history.sheet(asked);
    const { subject, ...shown } = asked;
    // What was looked for may be anybody's name.
    const noted = { ...shown, isSearched: subject !== undefined };
    return sendSheet(reply, { name: 'history', who: app.staffOf(request).email, asked: noted, content });
  });
};

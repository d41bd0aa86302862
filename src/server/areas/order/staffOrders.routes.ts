/** What staff read of orders: lists, one, sheets for a spreadsheet and the printer (docs/contract.md section 11). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  orderParams,
  sheetsQuery,
  staffOrder,
  staffOrderList,
  staffOrdersQuery,
  takings as takingsAnswer,
  takingsQuery,
} from '../../../contract/staffOrders';
import { STAFF_BASE, staffFailures } from '../staff/staffCall';
import type { SendSheet } from '../staff/staffSheets';
import type { OrderDesk } from './staffOrderDesk.service';
import type { TakingsBook } from './takings.service';

interface Options {
  desk: OrderDesk;
  takings: TakingsBook;
  sendSheet: SendSheet;
}

const tags = ['Orders'];
const readers = { staff: { roles: ['owner', 'orders', 'support'] } } as const;
const bookkeepers = { staff: { roles: ['owner', 'orders'] } } as const;
/** Names, numbers and addresses leave the shop, as many as there are. */
const exporters = { staff: { roles: ['owner', 'orders'], confirmed: true } } as const;

export const staffOrderRoutes: FastifyPluginAsyncZod<Options> = async (app, { desk, takings, sendSheet }) => {
  const list = {
    tags,
    summary: 'Orders, a page of them, by whatever staff look for',
    querystring: staffOrdersQuery,
    response: { 200: staffOrderList, ...staffFailures },
  };
  app.get(`${STAFF_BASE}/orders`, { schema: list, config: readers }, (request) => desk.list(request.query));

  const sheet = {
    tags,
    summary: 'The same as a sheet (CSV), whole; asks for the second factor',
    querystring: staffOrdersQuery,
    response: staffFailures,
  };
  app.get(`${STAFF_BASE}/orders.csv`, { schema: sheet, config: exporters }, async (request, reply) => {
    const { page: _page, pageSize: _size, ...filters } = request.query;
    const content = await desk.sheet(filters);
    const { q, ...shown } = filters;
    // What was looked for may be somebody's name.
    const asked = { ...shown, isSearched: q !== undefined };
    return sendSheet(reply, { name: 'orders', who: app.staffOf(request).email, asked, content });
  });

  const several = {
    tags,
    summary: 'Several whole orders, for printing, in the order that is asked for',
    querystring: sheetsQuery,
    response: { 200: z.array(staffOrder), ...staffFailures },
  };
  app.get(`${STAFF_BASE}/orders/sheets`, { schema: several, config: readers }, (request) =>
    desk.several(request.query.orderNos),
  );

  const one = {
    tags,
    summary: 'One order, with everything that happened to it',
    params: orderParams,
    response: { 200: staffOrder, ...staffFailures },
  };
  app.get(`${STAFF_BASE}/orders/:orderNo`, { schema: one, config: readers }, (request) =>
    desk.show(request.params.orderNo),
  );

  const days = {
    tags,
    summary: 'What came in and went back, by day of the shop’s zone',
    querystring: takingsQuery,
    response: { 200: takingsAnswer, ...staffFailures },
  };
  app.get(`${STAFF_BASE}/takings`, { schema: days, config: bookkeepers }, (request) => takings.read(request.query));

  const daysSheet = { tags, summary: 'The same as a sheet (CSV)', querystring: takingsQuery, response: staffFailures };
  app.get(`${STAFF_BASE}/takings.csv`, { schema: daysSheet, config: bookkeepers }, async (request, reply) => {
    const content = await takings.sheet(request.query);
    return sendSheet(reply, { name: 'takings', who: app.staffOf(request).email, asked: request.query, content });
  });
};

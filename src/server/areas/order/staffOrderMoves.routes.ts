/** What staff do with orders, one or several at once (docs/contract.md section 11). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { toPaise } from '../../../contract/rules/money';
import {
  cancelOverdueBody,
  changeBody,
  linkAnswer,
  manyMoved,
  noteBody,
  packedBody,
  paymentBody,
  refundBody,
  shipBody,
  shipManyBody,
  shippingBody,
  staffOrderFailure,
  toldAnswer,
  toldBody,
  versionBody,
} from '../../../contract/staffOrderChanges';
import { orderParams, staffOrder, type StaffOrder } from '../../../contract/staffOrders';
import { DomainError } from '../../lib/domainError';
import type { MailQueue } from '../mail/outbox';
import { STAFF_BASE, staffFailures } from '../staff/staffCall';
import type { ManyOrders } from './manyOrders.service';
import type { OrderChanger } from './orderChange.service';
import type { Actor } from './orderEvents.repository';
import type { OrderDesk } from './staffOrderDesk.service';
import type { OrderNotes } from './staffOrderNotes.service';
import type { ParcelSaid, StaffOrders } from './staffOrders.service';
import type { StaffPayments } from './staffPayments.service';

interface Options {
  desk: OrderDesk;
  staff: StaffOrders;
  payments: StaffPayments;
  changer: OrderChanger;
  notes: OrderNotes;
  many: ManyOrders;
  mailQueue: Pick<MailQueue, 'wake'>;
}

const tags = ['Orders'];
const config = { staff: { roles: ['owner', 'orders'] } } as const;
const base = `${STAFF_BASE}/orders`;

const schemaOf = <B extends z.ZodType>(summary: string, body: B) => ({
  tags,
  summary,
  params: orderParams,
  body,
  response: { 200: staffOrder, '4xx': staffOrderFailure },
});
const manyOf = <B extends z.ZodType>(summary: string, body: B) => ({
  tags,
  summary,
  body,
  response: { 200: manyMoved, ...staffFailures },
});

/** As the services take it: a text that is no version fits none. */
const versionOf = ({ version }: { version: string }): number => Number(version);
const parcelOf = (said: z.output<typeof shipManyBody>['orders'][number] | z.output<typeof shipBody>): ParcelSaid => ({
  courier: said.courier,
  trackingNumber: said.trackingNumber,
  ...(said.trackingUrl !== undefined && { link: said.trackingUrl }),
});

export const staffOrderMoveRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { desk, staff, payments, changer, notes, many, mailQueue } = options;
  const actorOf = (request: FastifyRequest): Actor => ({ kind: 'staff', who: app.staffOf(request).email });

  /** @returns the order as it is then; a stale change is told what there is now */
  async function moved(orderNo: string, move: () => Promise<unknown>): Promise<StaffOrder> {
    try {
      await move();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'STALE') throw error;
      throw new DomainError('STALE', error.message, { current: await desk.show(orderNo) });
    }
    mailQueue.wake();
    return desk.show(orderNo);
  }

  app.put(
    `${base}/:orderNo/shipping`,
    { schema: schemaOf('Says what the shipping costs; the customer is asked to pay', shippingBody), config },
    (request) => {
      const { params, body } = request;
      const change = { by: actorOf(request), version: versionOf(body), paise: toPaise(body.amount) };
      return moved(params.orderNo, () => staff.setShipping(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/payment`,
    { schema: schemaOf('Notes a payment as received', paymentBody), config },
    (request) => {
      const { params, body } = request;
      const { amount, reference, despite } = body;
      const received = { by: actorOf(request), version: versionOf(body), paise: toPaise(amount), reference, despite };
      return moved(params.orderNo, () => payments.receive(params.orderNo, received));
    },
  );

  app.put(
    `${base}/:orderNo/refund`,
    { schema: schemaOf('Notes a payment as sent back', refundBody), config },
    (request) => {
      const { params, body } = request;
      const { amount, reference } = body;
      const refunded = { by: actorOf(request), version: versionOf(body), paise: toPaise(amount), reference };
      return moved(params.orderNo, () => payments.refund(params.orderNo, refunded));
    },
  );

  app.put(
    `${base}/:orderNo/packed`,
    { schema: schemaOf('What it holds is packed', versionBody), config },
    (request) => {
      const { params, body } = request;
      const change = { by: actorOf(request), version: versionOf(body) };
      return moved(params.orderNo, () => staff.pack(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/ship`,
    { schema: schemaOf('Hands it to a courier: ORDERED → SHIPPED', shipBody), config },
    (request) => {
      const { params, body } = request;
      const { despite } = body;
      const change = { by: actorOf(request), version: versionOf(body), parcel: parcelOf(body), despite };
      return moved(params.orderNo, () => staff.ship(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/deliver`,
    { schema: schemaOf('It has arrived: SHIPPED → DELIVERED', versionBody), config },
    (request) => {
      const { params, body } = request;
      const change = { by: actorOf(request), version: versionOf(body) };
      return moved(params.orderNo, () => staff.deliver(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/cancel`,
    { schema: schemaOf('Calls it off; its stock goes back, once', versionBody), config },
    (request) => {
      const { params, body } = request;
      const change = { by: actorOf(request), version: versionOf(body) };
      return moved(params.orderNo, () => staff.cancel(params.orderNo, change));
    },
  );

  app.put(
    `${base}/:orderNo/change`,
    {
      schema: schemaOf('Changes lines or address before it ships; priced anew, the customer told', changeBody),
      config,
    },
    (request) => {
      const { params, body } = request;
      const wish = { by: actorOf(request), version: versionOf(body), lines: body.lines, address: body.address };
      return moved(params.orderNo, () => changer.change(params.orderNo, wish));
    },
  );

  app.post(
    `${base}/:orderNo/notes`,
    { schema: schemaOf('Writes a note that only staff see', noteBody), config },
    (request) =>
      moved(request.params.orderNo, () => notes.note(request.params.orderNo, request.body.text, actorOf(request))),
  );

  const told = {
    ...schemaOf('Notes that the customer is told, and gives the words with the link to the order’s page', toldBody),
    response: { 200: toldAnswer, '4xx': staffOrderFailure },
  };
  app.post(`${base}/:orderNo/told`, { schema: told, config }, async (request) => {
    const { orderNo } = request.params;
    const words = await notes.told(orderNo, request.body, actorOf(request));
    return { ...words, order: await desk.show(orderNo) };
  });

  const link = {
    tags,
    summary: 'Makes a new link to the order’s page; those before open nothing any more',
    params: orderParams,
    response: { 200: linkAnswer, ...staffFailures },
  };
  app.post(`${base}/:orderNo/link`, { schema: link, config }, async (request) => ({
    link: await staff.renewLink(request.params.orderNo, actorOf(request)),
  }));

  app.post(`${base}/packed`, { schema: manyOf('Several are packed', packedBody), config }, (request) =>
    many.pack(request.body.orderNos, actorOf(request)),
  );

  app.post(
    `${base}/ship-many`,
    { schema: manyOf('Hands several to couriers; those that are not paid stay', shipManyBody), config },
    async (request) => {
      const parcels = request.body.orders.map((said) => ({ orderNo: said.orderNo, ...parcelOf(said) }));
      const answer = await many.ship(parcels, actorOf(request));
      mailQueue.wake();
      return answer;
    },
  );

  app.post(
    `${base}/cancel-overdue`,
    { schema: manyOf('Calls overdue orders off; those that were answered meanwhile stay', cancelOverdueBody), config },
    async (request) => {
      const answer = await many.cancelOverdue(request.body.orderNos, actorOf(request));
      mailQueue.wake();
      return answer;
    },
  );
};
